import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, rightOf } from '../near.ts';
import { cardinal, year } from './cardinal.ts';
import { allows } from './neighbors.ts';

const madeOf = /(\d{1,2})-(\d{1,2})(?=\s|$)/y;
const allMade = /(?:\t| {2,}| (?=\d{1,2}-\d{1,2} ))(\d{1,2})-(\d{1,2})(?=\s|$)/g;
const thousands = /([1-9]\d{0,2})((?: \d{3}){1,2})(?=\t| {2}|\s*$|\n)/y;
const allThousands = /(?:\t| {2,})[1-9]\d{0,2}(?: \d{3}){1,2}(?=\t| {2}|\s*$)/g;

/** `D. Okafor   38  9-17  2-5`: baskets out of those tried; `NSW  3 600  3 310`: thousands. */
export function rowFigureRule({ text, at }: Scan): Draft | undefined {
  if (!/\d/.test(text.charAt(at)) || !/[\t ]/.test(text.charAt(at - 1))) return undefined;
  const shots = match(madeOf, text, at);
  if (shots?.[1] && shots[2] && Number(shots[1]) <= Number(shots[2])) {
    const line = lineAround(text, at, 140);
    const pairs = [...line.matchAll(allMade)];
    if (
      pairs.length > 1 &&
      pairs.every((pair) => Number(pair[1]) <= Number(pair[2])) &&
      /^(?:\p{Lu}[\p{L}.'’-]*,? ?){1,4}(?:\([A-Z]\))?(?:\t| {1,})\d{1,3}\s/u.test(line)
    )
      return draftOf(shots, 'number', `${cardinal(shots[1])} for ${cardinal(shots[2])}`, false);
  }
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
    shots?.[1] &&
    shots[2] &&
    Number(shots[1]) <= Number(shots[2]) &&
    (before[1] !== '' || /^\S+ \d{1,2}-\d/.test(text.slice(at, at + 10)))
  )
    return draftOf(shots, 'number', `${cardinal(shots[1])} for ${cardinal(shots[2])}`, false);
  const grouped = match(thousands, text, at);
  if (!grouped || !/(?:\t| {2})$/.test(leftOf(text, at, 2))) return undefined;
  const line = lineAround(text, at, 140);
  return (line.match(allThousands) ?? []).length > 1
    ? draftOf(grouped, 'number', cardinal(grouped[0].replaceAll(' ', '')), false)
    : undefined;
}

const starting =
  /([1-9]\d{0,2})[/-]([1-9]\d?)( ?[jc]?f|F| ?jt[- ]fav| ?fav)?(?=[;.,)]|\s*$|\n| (?:\d|£))/y;
const placed =
  /(?:^|[;:.,] |\n)(?:[1-9]|1\d)(?:st|nd|rd|th)?[.,]? \p{Lu}[\p{L}' -]{2,30}(?: \([^)]{2,24}\))?,? ?\(?$/u;

/** `1 Silver Jetty (T Marquand) 7-2`, `9/4f`: what a bet on a horse paid. */
export function startingPriceRule({ text, at }: Scan): Draft | undefined {
  if (!/[1-9]/.test(text.charAt(at)) || !/[\s(]/.test(text.charAt(at - 1))) return undefined;
  const found = match(starting, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = leftOf(text, at, 64);
  if (!placed.test(behind)) return undefined;
  const around = `${leftOf(text, at, 140)}|${text.slice(at, at + 140)}`;
  const races = found[3] || allows('@ran-tote', 'around', around);
  if (!races) return undefined;
  const fav = found[3]
    ? ` ${/j/.test(found[3]) ? 'joint favourite' : /c/.test(found[3]) ? 'co-favourite' : 'favourite'}`
    : '';
  return draftOf(found, 'number', `${cardinal(found[1])} to ${cardinal(found[2])}${fav}`, false);
}

const winPart = /\.(\d)(\d)(\d)(?![\d\p{L}%]|[.,:/-]\d)/uy;
/** `12  5  0  .706`: the part of its games that a team has won. */
export function winningPartRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '.') return undefined;
  const found = match(winPart, text, at);
  if (!found?.[1] || !/\d(?:\t| {1,6})$/.test(leftOf(text, at, 7))) return undefined;
  const [, one = '', two = '', three = ''] = found;
  const rest = `${two}${three}`;
  const said =
    rest === '00'
      ? `${cardinal(one)}${one === '0' ? '' : ' hundred'}`
      : `${one === '0' ? 'oh' : cardinal(one)} ${two === '0' ? `oh ${cardinal(three)}` : cardinal(rest)}`;
  return draft(at + 4, 'number', said, false);
}

const volume = /(\d{1,4}):(\d{1,5})(?:[-–](\d{1,5}))(?![\d:]| ?[ap]\.?m|\p{L})/uy;
const page = (digits: string): string => (digits.length === 4 ? year(digits) : cardinal(digits));
/** `Ecology 92:1403–1412`: a volume and its pages. */
export function journalPageRule({ text, at }: Scan): Draft | undefined {
  const found = match(volume, text, at);
  if (!found?.[1] || !found[2] || !found[3] || !/[\s(]/.test(text.charAt(at - 1))) return undefined;
  const [from, to] = [Number(found[2]), Number(found[3])];
  const whole = to > from || found[3].length < found[2].length;
  if (from < 180 || !whole) return undefined;
  return draftOf(
    found,
    'number',
    `${cardinal(found[1])}, ${page(found[2])} to ${page(found[3])}`,
    false,
  );
}

const votes = /(\d{1,3})[-–](\d{1,3})(?![-–\d:]|[.,/]\d|\p{L}|%)/uy;
const voted =
  /\b(?:carried|passed|approved|defeated|failed|voted|votes?|rejected|adopted|upheld|ruled|tabled|denied|confirmed|split)(?: (?:by|on|was|of|it|an?|in|the (?:motion|bill|measure|item)))? $/i;
/** `Motion carried 5-2`: votes for and against. */
export function voteRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at - 1) !== ' ' || !/^\d{1,3}[-–]\d/.test(text.slice(at, at + 5)))
    return undefined;
  const found = match(votes, text, at);
  if (!found?.[1] || !found[2] || !voted.test(leftOf(text, at, 30))) return undefined;
  return draftOf(found, 'number', `${cardinal(found[1])} to ${cardinal(found[2])}`, false);
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
  if (!found?.[1] || !found[2]) return undefined;
  const plays =
    (allows('@host-travel', 'after', rightOf(text, at + found[0].length, 14)) &&
      /\p{Lu}\p{L}+ \($/u.test(behind)) ||
    /\(\d{1,3}-\d{1,3}\) \p{Ll}+ (?:(?:at|the) )?(?:\p{Lu}[\p{L}.]+ ){1,3}\($/u.test(behind);
  const isRecord =
    record ||
    pitcher.test(behind) ||
    plays ||
    (allows('@season', 'around', behind) && /\p{L} \($/u.test(behind));
  const said = (games: string) => (games === '0' ? 'oh' : cardinal(games));
  return isRecord
    ? draft(at + found[0].length, 'number', `${said(found[1])} and ${said(found[2])}`, false)
    : undefined;
}
