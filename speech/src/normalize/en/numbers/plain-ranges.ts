import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { isMillions } from '../measures/unit-rows.ts';
import { amountWords, readSpan } from './amount.ts';

/** A range without a unit: five to ten. */
export function rangeRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const from = span?.from;
  if (!span || !from || from.sign !== '') return undefined;
  const near26 = leftOf(text, at, 26);
  // 5–6x earnings; but 2-4x + 1.
  const manifold = match(/ ?[x×](?![\p{L}\p{N}^²³])(?! ?[-+*=\d/(])/uy, text, span.to.end);
  const said = `${amountWords(from)} to ${amountWords(span.to)}`;
  if (manifold && !/[=+*/^] ?$|\d[x×] ?$/.test(near26))
    return draft(span.to.end + manifold[0].length, 'range', `${said} times`);
  // 18-22K a month.
  const isThousands = match(/[kK](?![\p{L}\p{N}])/uy, text, span.to.end) !== null;
  const isMillion = text.charAt(span.to.end) === 'm' && isMillions(text, span.to.end);
  const scale = isThousands ? ' thousand' : isMillion ? ' million' : '';
  return draft(span.to.end + (scale === '' ? 0 : 1), 'range', said + scale);
}
