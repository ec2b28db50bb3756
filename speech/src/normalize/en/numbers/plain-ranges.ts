import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { isMillions } from '../measures/typed-units.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readSpan } from './amount.ts';

/** A range without a unit: five to ten. */
export function rangeRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const from = span?.from;
  if (!span || !from || from.sign !== '') return undefined;
  const near26 = leftOf(text, at, 26);
  const isPair =
    // Llama-3-70B, Qwen2.5-7B: the size of a model.
    /\p{Ll}-?\|\d[\d.]*-\d+[BM](?![\p{L}\d])/u.test(
      `${near26}|${text.slice(at, span.to.end + 2)}`,
    ) ||
    // L Rooney 0-1 each: no goals and a point.
    /^\d-\d{1,2} (?:each\b|\(\d{1,2}f\))/.test(text.slice(at, at + 12)) ||
    (/^\d-\d{1,2}(?:$|[,;.)]| \()/.test(text.slice(at, at + 6)) &&
      /(?<!Ages|Grades|Years|Chapters|Pages|Verses|Questions|Rooms|Lots|Units|Items|Steps|Weeks|Days|Parts|Rows|Levels) \d-\d{1,2},? (?!Ages|Grades|Years|Chapters|Pages|Verses|Questions|Rooms|Lots|Units|Items|Steps|Weeks|Days|Parts|Rows|Levels|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:\p{Lu}[\p{L}'’]+ ){1,3}$/u.test(
        leftOf(text, at, 40),
      )) ||
    // District 2-6A: a league of schools.
    (allows('@district-class', 'before', leftOf(text, at, 12)) &&
      match(/\d{1,2}-\d{1,2}A{1,6}(?![\p{L}\p{N}])/uy, text, at) !== null);
  if (isPair) return draft(span.to.end, 'number', `${amountWords(from)} ${amountWords(span.to)}`);
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
