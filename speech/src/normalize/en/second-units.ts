import { leftOf, near } from '../near.ts';
import { both, type Names, plural } from './unit-names.ts';

const gold = /\b(?:gold|jewell?\w*)\b/;
const paidOut =
  /\b(?:eps|dividends?|dps|shares?|franked|litre|petrol|kwh|kiwi|wool|milk|kilo|index|fell|falling|fall|rose|slipped|lower|higher|extra|on the (?:day|week)|cost\w*|cents?)\b|cheaper|dearer|firmer|easier|a head|per|kg|sauce|cheese|gravy|butter|topping|[$€]\d|\+\d/;
const warm = /\b(?:degrees|temperatures?|hot|weather|minimum|maximum|oven)\b/;

/** Letters that stand for another unit beside such words: 22K gold, a dividend of 4.5c. */
export function secondUnit(
  written: string,
  text: string,
  at: number,
): { names: Names; end: number } | undefined {
  if (
    written === 'K' &&
    /(?<![\d.])(?:9|10|14|18|22|24) ?$/.test(leftOf(text, at, 4)) &&
    gold.test(near(text, at, 60))
  )
    return { names: both('karat'), end: at + 1 };
  // 4 x 800m w/ 90s rec.
  if (
    written === 's' &&
    /^ (?:rec(?:overy|\.|\b)|rest|holds?|plank|jog|walk|sprints?|intervals?|on,? \d)/.test(
      text.slice(at + 1, at + 12),
    )
  )
    return { names: plural('second'), end: at + 1 };
  return written === 'c' &&
    !/^\. \p{Ll}/u.test(text.slice(at + 1, at + 4)) &&
    paidOut.test(near(text, at, 60)) &&
    !warm.test(near(text, at, 60))
    ? { names: plural('cent'), end: at + 1 }
    : undefined;
}
