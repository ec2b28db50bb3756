import { byFirst, inOrder, type Ordered } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { formulaRuleOf } from '../formula/formula-rule.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { keypadRule, serialRule } from './codes/codes.ts';
import { letteredCodeRule, plateRule } from './codes/lettered-codes.ts';
import { hiddenPhoneRule } from './codes/phones.ts';
import { sectionRule } from './codes/sections.ts';
import { suffixed } from './endings/after.ts';
import { rowsOf } from './figures.ts';
import { latinRule } from './latin/latin.ts';
import { angleRule, loneUnitRule, percentRule, unitRule } from './measures/quantities.ts';
import { currencyCodeRule, moneyRule } from './money/money.ts';
import { comparisonRule } from './numbers/comparisons.ts';
import { fractionRule } from './numbers/fractions.ts';
import { clauseRule, lastDigitRule, numberRule, ordinalRule } from './numbers/numbers.ts';
import { powerRule } from './numbers/powers.ts';
import { rangeRule, scaledRangeRule } from './numbers/ranges.ts';
import { romanRule } from './numbers/roman.ts';
import openings from './openings.json' with { type: 'json' };
import { plainWordRule } from './plain-words.ts';
import { fileRule, linkRule, mailRule } from './programs/addresses.ts';
import { dotNameRule, passwordRule, pathRule } from './programs/paths.ts';
import { formulaRule } from './science/chemistry.ts';
import { say } from './science/say-formula.ts';
import { mojibakeRule } from './scripts/mojibake.ts';
import { otherCyrillicRule } from './scripts/other-cyrillic.ts';
import { traditionalRule } from './scripts/traditional.ts';
import { starsRule } from './signs/reviews.ts';
import { symbolRule } from './signs/symbols.ts';
import { hyphenScoreRule } from './times/scores.ts';
import { shortWeekdaysRule, weekdayRangeRule } from './times/weekdays.ts';
import { dottedRule, initialismRule, initialRule } from './words/abbreviations.ts';
import { wordRule } from './words/words.ts';

const numeric: Ordered = {
  ...rowsOf('era'),
  ...rowsOf('act'),
  ...rowsOf('date'),
  ...rowsOf('figure'),
  ...rowsOf('dose'),
  ...rowsOf('pair'),
  ...rowsOf('english-date'),
  ...rowsOf('time'),
  sectionRule,
  hiddenPhoneRule,
  keypadRule,
  plateRule,
  ...rowsOf('mixed'),
  serialRule,
  ...rowsOf('code'),
  ...rowsOf('phone'),
  ...rowsOf('plain-phone'),
  scaledRangeRule,
  moneyRule,
  percentRule,
  ...rowsOf('day'),
  ...rowsOf('numbering'),
  clauseRule,
  ...rowsOf('version'),
  powerRule,
  ...rowsOf('share'),
  fractionRule,
  ...rowsOf('slash'),
  ...rowsOf('score'),
  hyphenScoreRule,
  angleRule,
  unitRule,
  rangeRule,
  ...rowsOf('number'),
  ordinalRule,
  numberRule,
  lastDigitRule,
};
const lettered: Ordered = {
  ...rowsOf('letter'),
  moneyRule,
  currencyCodeRule,
  loneUnitRule,
  ...rowsOf('letter-date'),
  weekdayRangeRule,
  shortWeekdaysRule,
  dottedRule,
  ...rowsOf('letter-act'),
  letteredCodeRule,
  ...rowsOf('mixed'),
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
  spaceRule,
  inOrder(
    {
      mojibakeRule,
      mailRule,
      linkRule,
      fileRule,
      starsRule,
      dotNameRule,
      passwordRule,
      pathRule,
      mathRule: formulaRuleOf(say, suffixed),
      numberOrWord: byFirst(inOrder(numeric, openings), inOrder(lettered, openings), mayLead),
      emojiRule,
      heartRule,
      keypadRule,
      comparisonRule,
      ...rowsOf('sign'),
      symbolRule,
      traditionalRule,
      punctuationRule,
      otherScriptRule,
      straySymbolRule,
    },
    openings,
  ),
];
