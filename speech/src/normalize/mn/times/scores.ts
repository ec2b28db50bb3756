import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { isMeasured } from '../codes/sections.ts';
import { nounFollows, suffixAt, suffixed } from '../endings/after.ts';
import { says } from '../forms.ts';
import { oneByOne } from '../numbers/cardinal.ts';
import { readSpan, untilMonth } from '../numbers/spans.ts';
import { isBesideEquals } from '../science/equations.ts';

const fallsBefore = /(?<!\d)(\d{1,2})-(\d{1,2})(?: ?\(\d{1,2}(?:-\d{1,2})?\))?, $/;
const fallsAfter = /^(?: ?\(\d{1,2}(?:-\d{1,2})?\))?, (\d{1,2})-(\d{1,2})(?!\d)/;

/** Whether a falling pair is next to this one in a list, as in the sets of a match: 6-4, 3-6. */
function besideFalling(text: string, at: number, end: number): boolean {
  const before = fallsBefore.exec(leftOf(text, at, 16));
  const after = fallsAfter.exec(text.slice(end, end + 16));
  return [before, after].some((other) => other && Number(other[1]) > Number(other[2]));
}

const hyphened = /(\d{1,3})[-\u2013](\d{1,3})(?![\d])(?!-\d|[.,]\d)/y;

/** Эрдэнэт 74–90 Тамир: a line with the result of a match. */
const teamBefore = /(?:^|\n|[.,:;] )(?:\p{Lu}\p{L}+ ){1,3}$/u;
const teamAfter = /^ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:$|[\n.,;(])/u;

/** `3-1`, `2-2`: a score, as a range would rise. */
export function hyphenScoreRule({ text, at }: Scan): Draft | undefined {
  const found = match(hyphened, text, at);
  if (!found?.[1] || !found[2] || /^0\d/.test(found[1]) || /^0\d/.test(found[2])) return undefined;
  // 5-3=2 is a sum.
  if (untilMonth(text, at, at + found[1].length)) return undefined;
  if (isBesideEquals(text, at, at + found[0].length)) return undefined;
  const around = near(text, at, 70);
  const sport = says('match', around) && !around.includes('тус бүр');
  const after = at + found[0].length;
  const rises = Number(found[2]) > Number(found[1]);
  // 90-80 км falls.
  if (!rises && readSpan(text, at)?.from) return undefined;
  // 18–24-өөр хожигдсон; other dashes between rising numbers are ranges.
  const teams =
    teamBefore.test(leftOf(text, at, 40)) && teamAfter.test(text.slice(after, after + 40));
  const suffix = suffixAt(text, after);
  const isLong = found[0].includes('\u2013') && suffix?.suffix.case !== 'instrumental';
  const isRange =
    isLong ||
    suffix?.suffix.case === 'ordinal' ||
    isMeasured(text, after) ||
    (!suffix && nounFollows(text, after));
  if (rises && !teams && (isRange || (!sport && !besideFalling(text, at, after)))) return undefined;
  if (/[-\d]/.test(text.charAt(at - 1))) return undefined;
  return suffixed(text, after, 'number', oneByOne([found[1], found[2]]), sport && !rises);
}
