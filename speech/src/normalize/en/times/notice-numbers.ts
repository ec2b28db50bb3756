import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import { readAs } from '../said.ts';
import { isDayFirst } from './day-first.ts';

/** MOT 3/26, rego to 11/25: a month of a year, where days come first. */
const monthOfYear = /(0?[1-9]|1[0-2])\/(1[3-9]|[23]\d)(?![\d/]|[.,]\d|\p{L}|["″%])/uy;
const expires =
  /\b(?:(rego|REGO|[Rr]eg(?= (?:to|till?|until|exp\.?|expires?) )|(?<=[,;] )reg(?= $)|MOT|WOF|NCT|COE|PUC|(?:lic\.?|licen[cs]e) dis[ck])|[Tt]ax(?:ed)?|[Ss]erviced?|[Ss]vc|[Ee]xp\.?|warranty|ins\.?|insurance|[Vv]alid|plan|tested|FC)(?: (?:to|till?|until|exp\.?|expires?|due|ends?|from))?:? $/;
/** Figures of adverts and notices in Britain, Ireland, Africa, India and Australia. */
export function noticeNumberRule({ text, at, options }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£₦₹#-]/u.test(text.charAt(at - 1))) return undefined;
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
  return undefined;
}
