import { byFirst, inOrder, type Ordered } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { dottedRule, initialismRule, initialRule } from './abbreviations.ts';
import { actNumberRule } from './act-numbers.ts';
import { fileRule, linkRule, mailRule } from './addresses.ts';
import { formulaRule } from './chemistry.ts';
import { codeRule, keypadRule } from './codes.ts';
import { comparisonRule } from './comparisons.ts';
import { fullDateRule, monthDayRule, romanMonthRule } from './dates.ts';
import { englishDateRule } from './english-dates.ts';
import { eraRule } from './eras.ts';
import { figureRowsRule, letterRowsRule } from './figure-rows.ts';
import { countedPairRule, fractionRule, mapScaleRule } from './fractions.ts';
import { latinRule } from './latin.ts';
import { letteredCodeRule, mixedCodeRule, plateRule } from './lettered-codes.ts';
import { mojibakeRule } from './mojibake.ts';
import { currencyCodeRule, moneyRule } from './money.ts';
import { clauseRule, lastDigitRule, numberRule, ordinalRule } from './numbers.ts';
import openings from './openings.json' with { type: 'json' };
import { otherCyrillicRule } from './other-cyrillic.ts';
import { dotNameRule, pathRule } from './paths.ts';
import { hiddenAddressRule, hiddenPhoneRule, phoneRule } from './phones.ts';
import { plainWordRule } from './plain-words.ts';
import { powerRule } from './powers.ts';
import { angleRule, doseRule, loneUnitRule, percentRule, unitRule } from './quantities.ts';
import { rangeRule, scaledRangeRule } from './ranges.ts';
import { starsRule } from './reviews.ts';
import { romanRule } from './roman.ts';
import { paragraphRule, sectionRule } from './sections.ts';
import { dottedDateRule, expiryRule, quarterRule } from './short-dates.ts';
import { symbolRule } from './symbols.ts';
import { timecodeRule } from './timecodes.ts';
import { hyphenScoreRule, raceTimeRule, scoreRule, timeRule } from './times.ts';
import { traditionalRule } from './traditional.ts';
import { versionRule } from './versions.ts';
import { shortWeekdaysRule, weekdayRangeRule } from './weekdays.ts';
import { wordRule } from './words.ts';

const numeric: Ordered = {
  eraRule,
  actNumberRule,
  fullDateRule,
  dottedDateRule,
  quarterRule,
  expiryRule,
  figureRowsRule,
  doseRule,
  countedPairRule,
  englishDateRule,
  raceTimeRule,
  mapScaleRule,
  timecodeRule,
  timeRule,
  sectionRule,
  hiddenAddressRule,
  hiddenPhoneRule,
  keypadRule,
  plateRule,
  mixedCodeRule,
  codeRule,
  phoneRule,
  scaledRangeRule,
  moneyRule,
  percentRule,
  monthDayRule,
  paragraphRule,
  clauseRule,
  versionRule,
  powerRule,
  fractionRule,
  scoreRule,
  hyphenScoreRule,
  angleRule,
  unitRule,
  rangeRule,
  ordinalRule,
  numberRule,
  lastDigitRule,
};
const lettered: Ordered = {
  letterRowsRule,
  moneyRule,
  currencyCodeRule,
  loneUnitRule,
  quarterRule,
  englishDateRule,
  weekdayRangeRule,
  shortWeekdaysRule,
  dottedRule,
  eraRule,
  actNumberRule,
  letteredCodeRule,
  mixedCodeRule,
  romanMonthRule,
  romanRule,
  initialRule,
  initialismRule,
  formulaRule,
  latinRule,
  otherCyrillicRule,
  wordRule,
};

const mayLead = /[-+\u2212\u2013\u00B1₮$€£¥₽₩₹฿₿₴₸₺¢(]/;

/** Mongolian rules, in order of precedence. */
export const mongolianRules: readonly Rule[] = [
  plainWordRule,
  inOrder(
    {
      spaceRule,
      mojibakeRule,
      mailRule,
      linkRule,
      fileRule,
      starsRule,
      dotNameRule,
      pathRule,
      numberOrWord: byFirst(inOrder(numeric, openings), inOrder(lettered, openings), mayLead),
      emojiRule,
      heartRule,
      keypadRule,
      comparisonRule,
      symbolRule,
      traditionalRule,
      punctuationRule,
      otherScriptRule,
      straySymbolRule,
    },
    openings,
  ),
];
