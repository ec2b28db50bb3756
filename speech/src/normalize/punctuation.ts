import { type Draft, draft, match, type Scan } from './draft.ts';
import { leftOf } from './near.ts';

/** Kept marks, and what others are read as. '' is silent. */
const marks: Record<string, string> = {
  '.': '.',
  ',': ',',
  '?': '?',
  '!': '!',
  ':': ':',
  ';': ';',
  '…': '…',
  '\u2013': ',',
  '\u2014': ',',
  '\u2015': ',',
  '(': ',',
  ')': ',',
  '[': ',',
  ']': ',',
  '{': ',',
  '}': ',',
  '、': ',',
  '，': ',',
  '。': '.',
  '．': '.',
  '！': '!',
  '？': '?',
  '：': ':',
  '；': ';',
  '‼': '!',
  '⁇': '?',
  '⁈': '?',
  '⁉': '!',
  '\u1801': '…',
  '\u1802': ',',
  '\u1803': '.',
  '\u1804': ':',
  '\u1805': '.',
  '"': '',
  '«': '',
  '»': '',
  '“': '',
  '”': '',
  '„': '',
  '‟': '',
  '‹': '',
  '›': '',
  '‚': ',',
  "'": '',
  '`': '',
  '\u1800': '',
  '\u1806': '',
  '¿': '',
  '¡': '',
  '·': '',
  '|': ',',
  '「': '',
  '」': '',
  '『': '',
  '』': '',
  '《': '',
  '》': '',
  '〈': '',
  '〉': '',
  '\u2016': ',',
  '•': ',',
  '‣': ',',
  '●': ',',
  '■': ',',
  '◦': ',',
  '▪': ',',
  '►': ',',
  '○': ',',
};
const repeated = /([.?!…,:;])[.?!…,:;]{1,60}/y;
const line = /[^\S\n]{0,40}\n\s{0,40}/y;
const space = /[^\S\n]{1,200}/y;
/** Box of 200 £6.45, 9 litre £7.95, 18" £11.50: a price behind a number or a measure. */
const pricedBy =
  /(?:\d|["”″]|\d ?(?:k?g|m?l|cl|oz|lbs?|[cm]?m|in\.|inch|litres?|liters?|pack|pk|pcs))$/;
const lower = /^\p{Ll}/u;

/** Spaces; an empty line is a full stop, and a line that starts with no small letter adds a soft stop before it. */
export function spaceRule({ text, at }: Scan): Draft | undefined {
  if (!/\s/.test(text.charAt(at))) return undefined;
  if (text.charAt(at) === ' ' && !/[\s$£€]/.test(text.charAt(at + 1)))
    return draft(at + 1, 'space', '');
  const broken = match(line, text, at);
  if (broken) {
    const end = at + broken[0].length;
    const breaks = broken[0].split('\n').length - 1;
    const next = text.slice(end, end + 2);
    if (next === '' || (breaks < 2 && lower.test(next))) return draft(end, 'space', '');
    return draft(end, 'punctuation', breaks > 1 ? '.' : ',');
  }
  const found = match(space, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  // A cell of a table ends; a tab at the start or end of a line only indents it.
  const isCell = found[0].includes('\t') && at > 0 && !/[\n]/.test(text.charAt(at - 1));
  // 5 kg    £14.20: columns that are set with spaces.
  const isColumn =
    /^ {3,}$/.test(found[0]) &&
    /[\p{L}\p{N})%]/u.test(text.charAt(at - 1)) &&
    /[\d\p{Sc}]/u.test(text.charAt(end));
  const isPriceOf =
    found[0] === ' ' &&
    /^[$£€]\d/.test(text.slice(end, end + 2)) &&
    pricedBy.test(leftOf(text, at, 10));
  if (isColumn || isPriceOf) return draft(end, 'punctuation', ',');
  return isCell && end < text.length && text.charAt(end) !== '\n'
    ? draft(end, 'punctuation', ',')
    : draft(end, 'space', '');
}

const strongest = ['?', '!', '…', '.', ':', ';', ','];

/** Punctuation that affects intonation is kept in a plain form, the rest is silent. */
export function punctuationRule({ text, at }: Scan): Draft | undefined {
  const many = match(repeated, text, at);
  if (many) {
    const written = many[0];
    const said = /^\.{2,}$/.test(written)
      ? '…'
      : // The full stop of an abbreviation: Jeanne P.: hello.
        /^\.[,:;]$/.test(written)
        ? written.charAt(1)
        : (strongest.find((mark) => written.includes(mark)) ?? ',');
    return draft(at + written.length, 'punctuation', said);
  }
  const character = text.charAt(at);
  if (character === '-') return hyphen(text, at);
  // Parent–Teacher Meeting.
  if (
    character === '\u2013' &&
    /(?:^|[\s("“])\p{Lu}[\p{L}'.-]*$/u.test(leftOf(text, at, 20)) &&
    /\p{Lu}/u.test(text.charAt(at + 1))
  )
    return draft(at + 1, 'punctuation', '');
  // 3 bd · 2 ba · 1,200 sq ft: a list; a · b is a product.
  if (
    character === '·' &&
    /[^\s·]{2} $/.test(leftOf(text, at, 3)) &&
    /^ (?:[^\s·]{2}|[½¼¾⅓⅔⅛] |\d (?:mins?|hrs?|h|d|wks?|days?|hours?|weeks?|[a-z]{4,})\b)/.test(
      text.slice(at + 1, at + 9),
    )
  )
    return draft(at + 1, 'punctuation', ',');
  if (!Object.hasOwn(marks, character)) return undefined;
  return draft(at + 1, 'punctuation', marks[character] ?? '');
}

/** A hyphen between spaces or at the start of a line is a dash; inside a word it is silent. */
function hyphen(text: string, at: number): Draft {
  const end = at + (match(/-{1,60}/y, text, at)?.[0].length ?? 1);
  const apart = /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(end));
  return draft(end, 'punctuation', apart || end - at > 1 ? ',' : '');
}
