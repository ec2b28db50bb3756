import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { withUnit } from '../measures/quantities.ts';
import { cardinal } from './cardinal.ts';
import { fractionWords } from './fractions.ts';

const part = '(\\d{1,2})([/\u2044])(\\d{1,2})';
/** 1–1½, 2-2 1/2: the fold writes ½ as 1⁄2 behind a space. */
const toMixed = new RegExp(
  `(\\d{1,3})(?: ${part})? ?[-\\u2013] ?(\\d{1,3}) ${part}(?![\\d/\\u2044])`,
  'y',
);
/** 1½–2, ½-1 */
const fromMixed = new RegExp(
  `(?:(\\d{1,3}) )?${part} ?[-\\u2013] ?(\\d{1,3}(?:\\.\\d)?)(?! ?[/\\u2044\\d:]|[.,]\\d| \\d{1,2}[/\\u2044])`,
  'y',
);

const mixed = (whole: string | undefined, top: string, bottom: string): string =>
  whole
    ? `${cardinal(whole)} and ${fractionWords(top, bottom, true)}`
    : fractionWords(top, bottom, false);

/** `1–1½ hrs`, `1½–2 hours`: a range one end of which has a fraction. */
export function fractionRangeRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,:/\u2044$€£-]/.test(text.charAt(at - 1))) return undefined;
  const until = match(toMixed, text, at);
  if (until?.[1] && until[5] && until[6] && until[8] && Number(until[5]) >= Number(until[1])) {
    const from = until[2] && until[4] ? mixed(until[1], until[2], until[4]) : cardinal(until[1]);
    return withRangeUnit(
      text,
      at + until[0].length,
      `${from} to ${mixed(until[5], until[6], until[8])}`,
    );
  }
  const from = match(fromMixed, text, at);
  // 1/2-3 could be a date.
  if (!from?.[2] || !from[4] || !from[5]) return undefined;
  const said = `${mixed(from[1], from[2], from[4])} to ${cardinal(from[5])}`;
  const read = withRangeUnit(text, at + from[0].length, said);
  return from[5] === '1' ? { ...read, spoken: read.spoken.replace(/s$/, '') } : read;
}

function withRangeUnit(text: string, end: number, said: string): Draft {
  const read = withUnit(text, end, said);
  return read.kind === 'unit' ? read : draft(end, 'range', said);
}
