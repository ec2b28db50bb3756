// Looks in the texts of two locales for what formatjs (verify-texts.ts) has no eye for.
export type Texts = Readonly<Record<string, string>>;

/** A line may end after a dash; a word joiner (U+2060) behind it keeps `9–18` together. */
const looseRange = /[\d}][–-][\d{]/;
const cyrillic = /[А-Яа-яӨөҮүЁё]/;

/** One line for each thing that is wrong with a text that both have. */
export function compareTexts(english: Texts, mongolian: Texts): string[] {
  return Object.entries(english).flatMap(([key, en]) => {
    const mn = mongolian[key];
    return mn === undefined ? [] : compareOne(key, en, mn);
  });
}

function compareOne(key: string, en: string, mn: string): string[] {
  const problems: string[] = [];
  for (const text of [en, mn]) {
    if (text.trim() === '') problems.push(`${key} is empty`);
    if (looseRange.test(text)) problems.push(`${key} may break a line within a range: "${text}"`);
  }
  // A switch of language is labelled in the language that it leads to.
  if (looksEnglish(mn) && !cyrillic.test(en)) problems.push(`${key} is not Mongolian: "${mn}"`);
  return problems;
}

function looksEnglish(text: string): boolean {
  const plain = text.replace(/\{[^}]*\}|<[^>]*>|\b(Ctrl|Enter|Shift|Alt|Esc|Tab)\b/g, ' ');
  const words = plain.match(/\b[A-Za-z]{3,}\b/g) ?? [];
  return words.length >= 2 && !cyrillic.test(plain);
}
