import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { readSpan, spanWords } from './amount.ts';

/** `5%`, `5-10 %`. */
export function percentRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const sign = span && match(/ ?(?:%|‰)/y, text, span.to.end);
  if (!span || !sign) return undefined;
  // 4.25%-4.50%: both ends have their sign.
  const from = span.from ? null : match(/% ?[-\u2013] ?(?=\d)/y, text, span.to.end);
  const to = from && readSpan(text, span.to.end + from[0].length);
  if (
    from &&
    to &&
    !to.from &&
    text[to.to.end] === '%' &&
    Number(to.to.whole) >= Number(span.to.whole)
  )
    return draft(to.to.end + 1, 'percent', `${spanWords(span)} to ${spanWords(to)} percent`);
  return draft(
    span.to.end + sign[0].length,
    'percent',
    `${spanWords(span)} ${sign[0].includes('%') ? 'percent' : 'per mille'}`,
  );
}
