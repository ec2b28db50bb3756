import type { Rule } from '../draft.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { dottedRule, initialismRule, initialRule } from './abbreviations.ts';
import { linkRule, mailRule } from './addresses.ts';
import { comparisonRule } from './comparisons.ts';
import { fullDateRule, monthDayRule } from './dates.ts';
import { englishDateRule } from './english-dates.ts';
import { countedPairRule, fractionRule } from './fractions.ts';
import { latinRule } from './latin.ts';
import { moneyRule } from './money.ts';
import {
  chainRule,
  clauseRule,
  lastDigitRule,
  numberRule,
  ordinalRule,
  paragraphRule,
  versionRule,
} from './numbers.ts';
import { phoneRule } from './phones.ts';
import { angleRule, hourMinuteRule, loneUnitRule, percentRule, unitRule } from './quantities.ts';
import { rangeRule, scaledRangeRule } from './ranges.ts';
import { romanRule } from './roman.ts';
import { numeroRule, symbolRule, timesSignRule } from './symbols.ts';
import { hyphenScoreRule, raceTimeRule, scoreRule, timeRule } from './times.ts';
import { traditionalRule } from './traditional.ts';
import { shortWeekdaysRule, weekdayRangeRule } from './weekdays.ts';
import { wordRule } from './words.ts';

const numeric: readonly Rule[] = [
  fullDateRule,
  countedPairRule,
  englishDateRule,
  raceTimeRule,
  timeRule,
  hourMinuteRule,
  phoneRule,
  scaledRangeRule,
  moneyRule,
  percentRule,
  monthDayRule,
  paragraphRule,
  clauseRule,
  versionRule,
  chainRule,
  fractionRule,
  scoreRule,
  hyphenScoreRule,
  angleRule,
  unitRule,
  rangeRule,
  ordinalRule,
  numberRule,
  lastDigitRule,
];
const lettered: readonly Rule[] = [
  timesSignRule,
  moneyRule,
  loneUnitRule,
  englishDateRule,
  weekdayRangeRule,
  shortWeekdaysRule,
  dottedRule,
  romanRule,
  numeroRule,
  initialRule,
  initialismRule,
  latinRule,
  wordRule,
];

const digit = /[\d]/;
const mayLead = /[-+\u2212\u2013\u00B1₮$€£¥₽₩₹฿₿₴₸₺¢(]/;

/** Rules by first character, so that few are tried at each place. */
function byFirst(scan: Parameters<Rule>[0]): ReturnType<Rule> {
  const first = scan.text.charAt(scan.at);
  const list = digit.test(first)
    ? numeric
    : mayLead.test(first) && /\d/.test(scan.text.slice(scan.at + 1, scan.at + 4))
      ? numeric
      : /\p{L}/u.test(first)
        ? lettered
        : [];
  for (const rule of list) {
    const answer = rule(scan);
    if (answer) return answer;
  }
  return undefined;
}

/** Mongolian rules, in order of precedence. */
export const mongolianRules: readonly Rule[] = [
  spaceRule,
  mailRule,
  linkRule,
  byFirst,
  emojiRuleUnlessDigit,
  comparisonRule,
  symbolRule,
  traditionalRule,
  punctuationRule,
  otherScriptRule,
  straySymbolRule,
];

/** Unicode counts digits and # as pictographs; here they are already read or are signs. */
function emojiRuleUnlessDigit(scan: Parameters<Rule>[0]): ReturnType<Rule> {
  return /[\d#*©®™‼⁉]/.test(scan.text.charAt(scan.at)) ? undefined : emojiRule(scan);
}
