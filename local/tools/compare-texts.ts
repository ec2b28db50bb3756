// Compares the texts of two locales.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Texts = Readonly<Record<string, string>>;

/** A line may end after a dash; a word joiner (U+2060) behind it keeps `9–18` together. */
const looseRange = /[\d}][–-][\d{]/;
const cyrillic = /[А-Яа-яӨөҮүЁё]/;

/** One line for each thing that is wrong. */
export function compareTexts(english: Texts, mongolian: Texts): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(mongolian)]);
  return [...keys].flatMap((key) => {
    const [en, mn] = [english[key], mongolian[key]];
    if (en === undefined) return [`${key} is missing in English`];
    if (mn === undefined) return [`${key} is missing in Mongolian`];
    return compareOne(key, en, mn);
  });
}

function compareOne(key: string, en: string, mn: string): string[] {
  try {
    const [inEnglish, inMongolian] = [argumentsOf(en), argumentsOf(mn)];
    const problems: string[] = [];
    if (inEnglish !== inMongolian)
      problems.push(`${key} takes {${inEnglish}} in English but {${inMongolian}} in Mongolian`);
    for (const text of [en, mn])
      if (looseRange.test(text)) problems.push(`${key} may break a line within a range: "${text}"`);
    // A switch of language is labelled in the language that it leads to.
    if (looksEnglish(mn) && !cyrillic.test(en)) problems.push(`${key} is not Mongolian: "${mn}"`);
    return problems;
  } catch (error) {
    return [`${key}: ${(error as Error).message}`];
  }
}

/** Names of a text's arguments with what they are, in order of name. */
function argumentsOf(text: string): string {
  const found = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}: ${kind(element.type)}`);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return [...found].sort().join(', ');
}

/** A number shown plainly in one language may well need a plural in the other. */
function kind(type: TYPE): string {
  if (type === TYPE.plural || type === TYPE.number || type === TYPE.argument) return 'value';
  return (
    { [TYPE.date]: 'date', [TYPE.time]: 'time', [TYPE.select]: 'select' }[type as number] ?? 'tag'
  );
}

function looksEnglish(text: string): boolean {
  const plain = text.replace(/\{[^}]*\}|<[^>]*>|\b(Ctrl|Enter|Shift|Alt|Esc|Tab)\b/g, ' ');
  const words = plain.match(/\b[A-Za-z]{3,}\b/g) ?? [];
  return words.length >= 2 && !cyrillic.test(plain);
}
