import type { Rule } from '../draft.ts';
import { traditionalRule } from '../mn/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { linkRule, mailRule } from './addresses.ts';
import { cyrillicRule } from './cyrillic.ts';
import { monthDayRule, namedDateRule, numericDateRule } from './dates.ts';
import { moneyRule } from './money.ts';
import {
  fractionRule,
  lastDigitRule,
  numberRule,
  ordinalRule,
  serialRule,
  versionRule,
} from './numbers.ts';
import { phoneRule } from './phones.ts';
import { angleRule, loneUnitRule, percentRule, rangeRule, unitRule } from './quantities.ts';
import { romanRule } from './roman.ts';
import { scoreRule } from './scores.ts';
import { streetRule } from './streets.ts';
import { symbolRule, timesSignRule } from './symbols.ts';
import { raceTimeRule, timeRule } from './times.ts';
import { weekdayRule } from './weekdays.ts';
import { abbreviationRule, initialismRule, initialRule, wordRule } from './words.ts';
import { yearRule } from './years.ts';

const numeric: readonly Rule[] = [
  numericDateRule,
  monthDayRule,
  namedDateRule,
  serialRule,
  phoneRule,
  moneyRule,
  percentRule,
  raceTimeRule,
  timeRule,
  versionRule,
  fractionRule,
  yearRule,
  scoreRule,
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
  versionRule,
  namedDateRule,
  weekdayRule,
  loneUnitRule,
  streetRule,
  abbreviationRule,
  initialRule,
  romanRule,
  initialismRule,
  wordRule,
  cyrillicRule,
];
const mayLead = /[-+\u2212\u2013\u00B1$€£¥₮₽₩₹₿¢(.']/;

function byFirst(scan: Parameters<Rule>[0]): ReturnType<Rule> {
  const first = scan.text.charAt(scan.at);
  const list = /\d/.test(first)
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

function pictureRule(scan: Parameters<Rule>[0]): ReturnType<Rule> {
  return /[\d#*©®™‼⁉]/.test(scan.text.charAt(scan.at)) ? undefined : emojiRule(scan);
}

/** Mongolian script in an English text becomes Cyrillic, for a Mongolian voice. */
export const englishRules: readonly Rule[] = [
  spaceRule,
  mailRule,
  linkRule,
  byFirst,
  pictureRule,
  symbolRule,
  traditionalRule,
  punctuationRule,
  otherScriptRule,
  straySymbolRule,
];
