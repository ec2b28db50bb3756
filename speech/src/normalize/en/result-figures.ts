import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { calendarName } from './calendar.ts';
import { cardinal, countOf, decimal, digitByDigit, ordinal, pluralNumber } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const rounds =
  /(5[89]|[67]\d|8\d)-(5[89]|[67]\d|8\d)(?:-(5[89]|[67]\d|8\d))?(?:-(5[89]|[67]\d|8\d))?(?![\d.:/]|-\d)/y;
const bowled = /(\d{1,2})(?:\.([1-5]))?-(\d{1,2})-(\d{1,3})-(\d{1,2})(?![\d.:/-])/y;
const cricket =
  /\b(?:ov|overs?|wkts?|lbw|bowl\w*|no|fow|inns|innings|all out|nb|wickets?|runs)\b|\d\*|\d{2,3}[-/]\d\b/;
const odds = /(1[4-9]|[2-9]\d|[1-9]\d\d)\/1(?![\d/.,-]|\p{L})/uy;
const sizes = /#([1-9]\d?)[-\u2013](\d{1,2})(?![\d./-])/y;
const small =
  /\.(\d{1,4})(?:["\u2033\u201d]? ?[-\u2013] ?\.(\d{1,4}))?["\u2033\u201d](?![\p{L}\d])/uy;
const feet = /(\d{1,2}\.\d{1,2})['\u2032](?=[,;.)]|\s|$)/y;
const seconds = /\.(\d{1,3})(?= (?:sec|seconds?|of a second))/y;
const stats = /(?:\d{1,3}-){3,4}\d{1,3}(?![\d.:/-])/y;
const lap = /(\d{1,2})m ?(\d{1,2})(?:\.(\d{1,3}))?s(?!\p{L})/uy;
const tries = /(\d)[tT],? (\d)[cC](?:,? (\d)[pP])?(?=[,)]| \/)/y;
const dates =
  /(1[0-2]|[1-9])\/([12]\d|3[01]|[1-9])[-\u2013](1[0-2]|[1-9])\/([12]\d|3[01]|[1-9])(?![\d/.]|-\d)/y;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const dayOf = (month: string, day: string): string =>
  `${calendarName(months[Number(month) - 1] ?? '')} ${ordinal(day)}`;
const postcode = /S ?\((\d{6})\)/y;

/** `(66-67-68-65)`, `Starc 10-1-52-3`, `33/1`, `sizes #16-18`, `QPF .25"`, `6:12A 4.8'`: figures of results, races and tides. */
export function resultFigureRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[\p{L}\d.,/$€£:-]/u.test(last)) return undefined;
  const first = text.charAt(at);
  if (first === '#') {
    const range = match(sizes, text, at);
    return range &&
      Number(range[1]) < Number(range[2]) &&
      !allows('@screws', 'around', near(text, at, 40))
      ? readAs(range, 'range', 'numbers {1} to {2}')
      : undefined;
  }
  if (first === '.') {
    const inch = match(small, text, at);
    if (inch?.[1])
      return draftOf(
        inch,
        'unit',
        `${decimal('0', inch[1])}${inch[2] ? ` to ${decimal('0', inch[2])}` : ''} inches`,
      );
    const part = match(seconds, text, at);
    return part?.[1] ? draftOf(part, 'number', decimal('0', part[1])) : undefined;
  }
  if (first === 'S') {
    const code = match(postcode, text, at);
    return code?.[1]
      ? draftOf(
          code,
          'number',
          `${/Singapore $/.test(leftOf(text, at, 10)) ? '' : 'Singapore '}${digitByDigit(code[1])}`,
        )
      : undefined;
  }
  const figures = match(bowled, text, at);
  if (figures?.[1] && /\p{L} $/u.test(leftOf(text, at, 2)) && cricket.test(near(text, at, 80))) {
    const overs = figures[2] ? decimal(figures[1], figures[2]) : cardinal(figures[1]);
    return draftOf(
      figures,
      'number',
      [overs, ...figures.slice(3).map((one) => cardinal(one))].join(', '),
      false,
    );
  }
  // 350-7th Ave: a house on its street.
  const house = match(/(\d{1,4})[-\u2013](?=\d{1,3}(?:st|nd|rd|th) (?:Ave|St|Blvd)\b)/y, text, at);
  if (house) return readAs(house, 'number', '{1},', false);
  // 11/4-11/8: no fractions, as these are less than one.
  const span = match(dates, text, at);
  if (
    span?.[1] &&
    span[2] &&
    span[3] &&
    span[4] &&
    (Number(span[1]) >= Number(span[2]) || Number(span[3]) >= Number(span[4]))
  )
    return draftOf(span, 'date', `${dayOf(span[1], span[2])} to ${dayOf(span[3], span[4])}`, false);
  const decade = match(/([2-9]0)S(?![\p{L}\d])/uy, text, at);
  if (decade?.[1] && /\b(?:LWR|UPR|MID|LOWER|UPPER|LOW|TO|THE) $/.test(leftOf(text, at, 6)))
    return draft(at + 3, 'number', pluralNumber(cardinal(decade[1])));
  const time = match(lap, text, at);
  if (time && time[3]) return readAs(time, 'time', '{1} minute{1:s} {2} point {3:digits} seconds');
  const points = /\($|\/ $/.test(leftOf(text, at, 2)) ? match(tries, text, at) : null;
  if (points?.[1] && points[2])
    return draftOf(
      points,
      'number',
      [
        `${cardinal(points[1])} ${points[1] === '1' ? 'try' : 'tries'}`,
        countOf(points[2], 'conversion'),
        ...(points[3]
          ? [`${cardinal(points[3])} ${points[3] === '1' ? 'penalty' : 'penalties'}`]
          : []),
      ].join(', '),
    );
  const row = match(stats, text, at)?.[0];
  if (
    row &&
    !/(?:^|-)0\d/.test(row) &&
    (allows('@stats-cue', 'around', near(text, at, 50)) || /-\d{3}-\d-\d$/.test(row)) &&
    /[\p{L},] $/u.test(leftOf(text, at, 2))
  )
    return draft(at + row.length, 'number', row.split('-').map(cardinal).join(', '), false);
  const round = match(rounds, text, at);
  if (
    round &&
    (round[4] || ((round[3] || last === '(') && allows('@golf', 'around', near(text, at, 60))))
  )
    return draftOf(
      round,
      'number',
      round
        .slice(1)
        .filter(Boolean)
        .map((one) => cardinal(one))
        .join(', '),
      false,
    );
  const price = match(odds, text, at);
  if (price && allows('@racing', 'around', near(text, at, 90)))
    return readAs(price, 'number', '{1} to one', false);
  const tide = match(feet, text, at);
  if (tide?.[1] && allows('@tides', 'around', near(text, at, 60))) {
    const [whole = '', part = ''] = tide[1].split('.');
    return draftOf(tide, 'unit', `${decimal(whole, part)} feet`);
  }
  return undefined;
}
