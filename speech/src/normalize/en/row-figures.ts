import { type Draft, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, rightOf } from '../near.ts';
import { allows } from './neighbors.ts';
import { cardinal, year } from './numbers/cardinal.ts';
import { readAs } from './said.ts';

const madeOf = /(\d{1,2})-(\d{1,2})(?=\s|$)/y;
const thousands = /([1-9]\d{0,2}(?: \d{3}){1,2})(?=\t| {2}|\s*$|\n)/y;
const allThousands = /(?:\t| {2,})[1-9]\d{0,2}(?: \d{3}){1,2}(?=\t| {2}|\s*$)/g;

/** `D. Okafor   38  9-17  2-5`: baskets out of those tried; `NSW  3 600  3 310`: thousands. */
export function rowFigureRule({ text, at }: Scan): Draft | undefined {
  if (!/[\t ]/.test(text.charAt(at - 1))) return undefined;
  const shots = match(madeOf, text, at);
  // Miller 6-13 2-2 17.
  const first = match(
    /\d{1,2}-\d{1,2}(?=(?: \d{1,2}-\d{1,2}){0,2} \d{1,2}(?:[,;.)]|\s|$))/y,
    text,
    at,
  );
  const before = /\p{Lu}[\p{L}.'’-]+ ((?:\d{1,2}-\d{1,2} ){0,2})$/u.exec(leftOf(text, at, 34));
  if (
    first &&
    before &&
    shots &&
    Number(shots[1]) <= Number(shots[2]) &&
    (before[1] !== '' || /^\S+ \d{1,2}-\d/.test(text.slice(at, at + 10)))
  )
    return readAs(shots, 'number', '{1} for {2}', false);
  const grouped = match(thousands, text, at);
  if (!grouped || !/(?:\t| {2})$/.test(leftOf(text, at, 2))) return undefined;
  const line = lineAround(text, at, 140);
  return (line.match(allThousands) ?? []).length > 1
    ? readAs(grouped, 'number', '{1}', false)
    : undefined;
}

const starting =
  /([1-9]\d{0,2})[/-]([1-9]\d?)( ?[jc]?f|F| ?jt[- ]fav| ?fav)?(?=[;.,)]|\s*$|\n| (?:\d|£))/y;
const placed =
  /(?:^|[;:.,] |\n)(?:[1-9]|1\d)(?:st|nd|rd|th)?[.,]? \p{Lu}[\p{L}' -]{2,30}(?: \([^)]{2,24}\))?,? ?\(?$/u;

/** `1 Silver Jetty (T Marquand) 7-2`, `9/4f`: what a bet on a horse paid. */
export function startingPriceRule({ text, at }: Scan): Draft | undefined {
  if (!/[\s(]/.test(text.charAt(at - 1))) return undefined;
  const found = match(starting, text, at);
  if (!found || !placed.test(leftOf(text, at, 64))) return undefined;
  const around = `${leftOf(text, at, 140)}|${text.slice(at, at + 140)}`;
  if (!found[3] && !allows('@race-result-row', 'around', around)) return undefined;
  const fav = /j/.test(found[3] ?? '') ? 'joint ' : /c/.test(found[3] ?? '') ? 'co-' : '';
  return readAs(found, 'number', `{1} to {2}${found[3] ? ` ${fav}favourite` : ''}`, false);
}

const winPart = /\.(\d)(\d\d)(?![\d\p{L}%]|[.,:/-]\d)/uy;
/** `12  5  0  .706`: the part of its games that a team has won. */
export function winningPartRule({ text, at }: Scan): Draft | undefined {
  const found = match(winPart, text, at);
  if (!found || !/\d(?:\t| {1,6})$/.test(leftOf(text, at, 7))) return undefined;
  const none = found[1] === '0';
  if (none && found[2] === '00') return readAs(found, 'number', 'zero', false);
  return readAs(found, 'number', `${none ? 'oh' : '{1}'} {2:hundred}`, false);
}

const volume = /(\d{1,4}):(\d{1,5})(?:[-–](\d{1,5}))(?![\d:]| ?[ap]\.?m|\p{L})/uy;
const page = (digits: string): string => (digits.length === 4 ? year(digits) : cardinal(digits));
/** `Ecology 92:1403–1412`: a volume and its pages. */
export function journalPageRule({ text, at }: Scan): Draft | undefined {
  const found = match(volume, text, at);
  if (!found || !/[\s(]/.test(text.charAt(at - 1))) return undefined;
  const [, , from = '', to = ''] = found;
  if (Number(from) < 180 || !(Number(to) > Number(from) || to.length < from.length))
    return undefined;
  return readAs(found, 'number', `{1}, ${page(from)} to ${page(to)}`, false);
}

const votes = /(\d{1,3})[-–](\d{1,3})(?![-–\d:]|[.,/]\d|\p{L}|%)/uy;
const voted =
  /\b(?:carried|passed|approved|defeated|failed|voted|votes?|rejected|adopted|upheld|ruled|tabled|denied|confirmed|split)(?: (?:by|on|was|of|it|an?|in|the (?:motion|bill|measure|item)))? $/i;
/** `Motion carried 5-2`: votes for and against. */
export function voteRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== ' ' || !/^\d{1,3}[-–]\d/.test(text.slice(at, at + 5)))
    return undefined;
  const found = match(votes, text, at);
  return found && voted.test(leftOf(text, at, 30))
    ? readAs(found, 'number', '{1} to {2}', false)
    : undefined;
}

const won = /(\d{1,3})-(\d{1,3})(?=\))/y;
/** Also (3-1, 2.45), with the earned runs of a pitcher. */
const wonByPitcher = /(\d{1,2})-(\d{1,2})(?=\)|, \d{1,2}\.\d\d)/y;
const pitcher =
  /\b(?:[RL]HP |(?:WP|LP|W|L|Sv|SV|S)(?: ?[-–—:] ?|, ))\p{Lu}[\p{L}.' -]{1,24},? \($/u;
const decided =
  /\b(?:(?:WP|LP|SV|Sv|Save|winner|loser)(?: ?[—–:-] ?|: | )|[WLS] ?[—–:-] ?)\p{Lu}[\p{L}.'’ -]{1,18}\($/u;
/** `W–Maddox (4-1)`, `perfect in district play (8-0)`: games won and lost. */
export function wonAndLostRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== '(') return undefined;
  const behind = leftOf(text, at, 46);
  const record =
    decided.test(behind) || allows('@standing', 'before', behind) || pitcher.test(behind)
      ? match(wonByPitcher, text, at)
      : null;
  const found = record ?? match(won, text, at);
  if (!found) return undefined;
  const plays =
    (allows('@record-goes-on', 'after', rightOf(text, at + found[0].length, 14)) &&
      /\p{Lu}\p{L}+ \($/u.test(behind)) ||
    /\(\d{1,3}-\d{1,3}\) \p{Ll}+ (?:(?:at|the) )?(?:\p{Lu}[\p{L}.]+ ){1,3}\($/u.test(behind);
  const isRecord = record || pitcher.test(behind) || plays;
  return isRecord ? readAs(found, 'number', '{1:games} and {2:games}', false) : undefined;
}
