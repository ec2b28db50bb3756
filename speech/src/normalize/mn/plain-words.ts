import { type Draft, draft, type Scan } from '../draft.ts';
import { kept } from '../kept.ts';
import lists from './lists.json' with { type: 'json' };
import { isUnit } from './measures/units.ts';
import { dotted } from './words/abbreviation-list.ts';

/** Units, days and short forms are read by their neighbours, and the words that abbreviations begin with. */
const meantElse = new Set([
  ...Object.keys(dotted).map((form) => /^[а-яёөү]*/.exec(form)?.[0]),
  ...Object.keys(lists.chatForms),
  ...Object.keys(lists.short),
  ...Object.values(lists.short).map((day) => day.toLowerCase()),
  'тел',
]);
/** What is drawn out is said shorter. */
const drawn = /йй|([бвгджзклмнпрстфхцчшщ])\1\1/;

const isOrdinary = kept((word: string): boolean => {
  const lower = word.toLowerCase();
  const isOther = meantElse.has(word) || meantElse.has(lower) || isUnit(lower);
  return !isOther && !drawn.test(lower);
});

const isSmall = (code: number): boolean =>
  (code > 0x42f && code < 0x450) || code === 0x451 || code === 0x4af || code === 0x4e9;
const isCapital = (code: number): boolean =>
  (code > 0x40f && code < 0x430) || code === 0x401 || code === 0x4ae || code === 0x4e8;

const blank = ' ';
/** What a word goes on with that means nothing else. */
const marks = ',.!?;:';
const isGap = (next: string): boolean => next === '' || next === blank || next === '\n';

/** Reads an ordinary word with the mark and the space behind it: what all other rules come to. */
export function plainWordRule({ text, at, own }: Scan): readonly Draft[] | undefined {
  const first = text.charCodeAt(at);
  if (!isSmall(first) && !isCapital(first)) return undefined;
  let end = at + 1;
  while (end < text.length && isSmall(text.charCodeAt(end))) end++;
  const next = text.charAt(end);
  const isMarked = next !== '' && marks.includes(next);
  if (
    !(
      isGap(next) ||
      (next === ')' && text.charAt(end + 1) !== '-') ||
      (isMarked && isGap(text.charAt(end + 1)))
    )
  )
    return undefined;
  // тайлан (2).docx.
  if (next === blank && text.charAt(end + 1) === '(') return undefined;
  const word = text.slice(at, end);
  if (end - at < 2 || !isOrdinary(word)) return undefined;
  const said = draft(end, 'word', word);
  const gap = isMarked ? end + 1 : end;
  // The user's own words are asked for at each place.
  if (own || text.charAt(gap) !== blank || !/\S/.test(text.charAt(gap + 1))) return [said];
  const space = draft(gap + 1, 'space', '');
  return isMarked ? [said, draft(gap, 'punctuation', next), space] : [said, space];
}
