import { type Draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, lineAround, near } from '../near.ts';
import { sayDay } from './calendar.ts';
import { isDayFirst } from './day-first.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const dayAndMonth = /(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d|\p{L}|["″%]| (?:of|cups?|full)\b)/uy;

/** MOT 3/26, rego to 11/25: a month of a year, where days come first. */
const monthOfYear = /(0?[1-9]|1[0-2])\/(1[3-9]|[23]\d)(?![\d/]|[.,]\d|\p{L}|["″%])/uy;
const expires =
  /\b(?:(rego|REGO|[Rr]eg(?= (?:to|till?|until|exp\.?|expires?) )|(?<=[,;] )reg(?= $)|MOT|WOF|NCT|COE|PUC|(?:lic\.?|licen[cs]e) dis[ck])|[Tt]ax(?:ed)?|[Ss]erviced?|[Ss]vc|[Ee]xp\.?|warranty|ins\.?|insurance|[Vv]alid|plan|tested|FC)(?: (?:to|till?|until|exp\.?|expires?|due|ends?|from))?:? $/;
/** Figures of adverts and notices in Britain, Ireland, Africa, India and Australia. */
export function noticeNumberRule({ text, at, before, options }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£₦₹#-]/u.test(text.charAt(at - 1)) || !/\d/.test(text.charAt(at)))
    return undefined;
  const behind = leftOf(text, at, 28);
  const until = expires.exec(behind);
  const month = until ? match(monthOfYear, text, at) : null;
  if (
    month &&
    (until?.[1] ||
      (/[Tt]ax/.test(until?.[0] ?? '') && /\b(?:NCT|MOT)\b/.test(lineAround(text, at, 60))) ||
      isDayFirst(text, at, options.dayFirst))
  )
    return readAs(month, 'date', '{1:month} {2:century}', false);
  const day = allows('@noticed', 'before', behind) ? match(dayAndMonth, text, at) : null;
  if (day?.[1] && day[2] && Number(day[1]) < 32 && Number(day[2]) < 13 && Number(day[2]) > 0) {
    const clear =
      Number(day[1]) > 12 ||
      isDayFirst(text, at, options.dayFirst) ||
      /\bINSET/.test(near(text, at, 60).toUpperCase());
    if (clear && Number(day[1]) > 0)
      return draftOf(day, 'date', sayDay(before, day[1], Number(day[2])), false);
    const first = Number(day[1]);
    if (!clear && first > 0 && /(?:beg|[Mm]ins|[AE]GM|hearing)\P{L}*$/u.test(behind))
      return readAs(day, 'date', '{1:month} {2:ordinal}', false);
  }
  return undefined;
}
