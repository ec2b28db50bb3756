import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, rightOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const pair = /(\d{1,3})([-/])(\d{1,2})(f|F|jf|JF|cf)?(?![\d/]|[.:-]\d|\p{L})/uy;
const horse = /(?:\p{L}[\p{L}'’]+|\)) $/u;
const title = /\p{Lu}\p{L}+ ?\([^)\n]{3,26}\) $|\p{Lu}[\p{L}'’]+ (?:[\p{L}'’]+ ){0,3}$/u;

/** `1 SILVER JETTY (T Marquand) 7-2; 2 Mind the Gap 9/4f … 9 ran`: what is paid on the horses of a race. */
export function raceOddsRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 40);
  if (!horse.test(behind) || !title.test(behind)) return undefined;
  const found = match(pair, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  const end = at + found[0].length;
  if (!allows('@fav-co-f', 'after', text.slice(end, end + 8))) return undefined;
  if (
    Number(found[3]) > 11 ||
    Number(found[3]) < 1 ||
    !allows('@ran-hdle', 'around', lineAround(text, at, 160))
  )
    return undefined;
  const ends: Readonly<Record<string, string>> = {
    ...{ f: ' favourite', jf: ' joint favourite', cf: ' co favourite' },
  };
  return draft(
    end,
    'number',
    `${cardinal(found[1])} to ${cardinal(found[3])}${ends[(found[4] ?? '').toLowerCase()] ?? ''}`,
    false,
  );
}

const total = /([5-9]\d|[1-7]\d\d)[-/](\d)(?![\d/:-]|\.\d|\p{L})/uy;
const cricket =
  /\b(?:XI|dec|wkts?|wickets?|overs|ov|innings|inns|all out|not out|stumps|lbw|bad light|stopped play|no result|[\d]+\*|CC)\b/i;

/** `Gloucs 2nd XI 102-3`: runs for wickets, in a line about cricket. */
export function inningsTotalRule({ text, at }: Scan): Draft | undefined {
  if (!/(?:\p{L}\p{L}|\)) $/u.test(leftOf(text, at, 3))) return undefined;
  const found = match(total, text, at);
  if (!found) return undefined;
  if (!allows('@dec-from', 'after', rightOf(text, at + found[0].length, 10))) return undefined;
  return cricket.test(lineAround(text, at, 160))
    ? readAs(found, 'number', '{1} for {2}', false)
    : undefined;
}
