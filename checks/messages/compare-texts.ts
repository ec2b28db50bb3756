// Finds problems in the texts of two locales that formatjs (verify-texts.ts) does not check.
export type Texts = Readonly<Record<string, string>>;

/** A line may end after a dash; a word joiner (U+2060) behind it keeps `9–18` together. */
const looseRange = /[\d}][–-][\d{]/;
/** Nor may one end before an ending: `11-` and `р`. */
const looseEnding = /[\d}]-\p{L}/u;
const cyrillic = /[А-Яа-яӨөҮүЁё]/;

/** Returns one line for each problem of a text that both locales have. */
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
  if (looseEnding.test(mn)) problems.push(`${key} may break a line before an ending: "${mn}"`);
  // The language switch has its label in the other language.
  if (looksEnglish(mn) && !cyrillic.test(en)) problems.push(`${key} is not Mongolian: "${mn}"`);
  return problems;
}

function looksEnglish(text: string): boolean {
  const plain = text.replace(/\{[^}]*\}|<[^>]*>|\b(Ctrl|Enter|Shift|Alt|Esc|Tab)\b/g, ' ');
  const words = plain.match(/\b[A-Za-z]{3,}\b/g) ?? [];
  return words.length >= 2 && !cyrillic.test(plain);
}
