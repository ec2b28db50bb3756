import { byFirst } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { markupRule } from '../markup.ts';
import { traditionalRule } from '../mn/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { abbreviationRule } from './abbreviations.ts';
import { accountNumberRule } from './account-numbers.ts';
import { dotNameRule, fileRule, linkRule, mailRule } from './addresses.ts';
import { advertRule } from './adverts.ts';
import { attributiveRule, ishRule, loveRule, maskedWordRule, versusRule } from './attributive.ts';
import { afterBetween } from './between.ts';
import { capitalAbbreviationRule } from './capital-abbreviations.ts';
import { chatRule, chatTimeRule } from './chat-words.ts';
import { formulaRule, molarRule, raisedChemistryRule } from './chemistry.ts';
import { minuteMarkRule, pointedTimeRule, shortCountRule, zonedTimeRule } from './clock-forms.ts';
import { codeRule, letteredCodeRule } from './codes.ts';
import { continentalPriceRule } from './continental-prices.ts';
import { coordinateRule, ratioRule } from './coordinates.ts';
import { courseNumberRule, courseRule } from './courses.ts';
import { cyrillicRule } from './cyrillic.ts';
import { letterMonthRule, monthDayRule, namedDateRule, numericDateRule } from './dates.ts';
import { dialCodeRule } from './dial-codes.ts';
import { clinicRule, doseNumberRule, howLongRule, signatureRule } from './doses.ts';
import { durationRule } from './durations.ts';
import { familyRule, madeByRule, smallRomanRule } from './editions.ts';
import { equationRule, powerUnitRule, productRule, typedPowerRule } from './equations.ts';
import { ageRule, centuryRule, ordinalRangeRule, spanDashRule } from './eras.ts';
import { expiresRule, expiryRule } from './expiry.ts';
import { sharpRule, timesSignRule } from './factors.ts';
import { firmNameRule } from './firm-names.ts';
import { dualRule, forecastRule } from './forecast.ts';
import { formDateRule, shortYearRule } from './form-dates.ts';
import { headingUnitRule } from './headings.ts';
import { hexRule, letterRangeRule, settingRule, wildcardRule, yearlyCodeRule } from './hex.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { feetRule, inchRule, rulerRule } from './inches.ts';
import { kitchenRule } from './kitchen.ts';
import { knittingRule } from './knitting.ts';
import { lawReferenceRule, lawWordRule, reporterSeriesRule } from './law.ts';
import { countyRule, lifeRule, literalRule } from './lives.ts';
import { mathSignRule } from './math-signs.ts';
import {
  bareContractionRule,
  elidedRule,
  emoticonRule,
  kissRule,
  numberWordRule,
} from './messages.ts';
import { modelRule } from './models.ts';
import { moneyRule } from './money.ts';
import { namedCodeRule, postcodeRule } from './named-codes.ts';

import {
  clauseRule,
  fractionRule,
  lastDigitRule,
  numberRule,
  ordinalRule,
  pluralCountRule,
  serialRule,
  versionRule,
} from './numbers.ts';

import { oldMoneyRule } from './old-money.ts';
import { countedPairRule } from './pairs.ts';
import { flagRule, identifierRule, keyRule, localhostRule, pathRule } from './paths.ts';
import { phoneRule } from './phones.ts';
import { aboutPriceRule, priceRateRule } from './price-rates.ts';
import { angleRule, loneUnitRule, percentRule, rangeRule, unitRule } from './quantities.ts';
import { checkboxRule, noteMarkRule, pronunciationRule } from './reference-marks.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import {
  chipRule,
  eitherRateRule,
  hostRule,
  releaseRule,
  screenRule,
  statusRule,
} from './releases.ts';
import { episodeRule, recordingRule, starsRule } from './reviews.ts';
import { romanRule } from './roman.ts';
import { dismissalRule, footyRule, inningsRule, scoreRule } from './scores.ts';
import { honorRule, placeRule, scriptureRule } from './scripture.ts';
import { shortWordRule } from './short-words.ts';
import { handleRule, hashtagRule, plusOnesRule, threadRule } from './social.ts';

import {
  catalogueRule,
  dateDashRule,
  emptyCellRule,
  followingRule,
  manualSignRule,
  shortYearsRule,
  trunkRule,
} from './spans.ts';

import { battingRule, furlongRule, notOutRule, resultRule, sportPairRule } from './sports.ts';
import { compassRule, streetRule } from './streets.ts';
import { symbolRule } from './symbols.ts';
import { fromNoonRule, raceTimeRule, timeRule, verseRule } from './times.ts';
import { capitalDayRule, weekdayRule } from './weekdays.ts';
import { initialismRule, initialRule, wordRule } from './words.ts';
import { yearRule } from './years.ts';

const numeric: readonly Rule[] = [
  pluralCountRule,
  typedPowerRule,
  coordinateRule,
  ratioRule,
  doseNumberRule,
  ageRule,
  ordinalRangeRule,
  battingRule,
  sportPairRule,
  furlongRule,
  firmNameRule,
  lawReferenceRule,
  clauseRule,
  reporterSeriesRule,
  plusOnesRule,
  minuteMarkRule,
  pointedTimeRule,
  zonedTimeRule,
  shortCountRule,
  trunkRule,
  catalogueRule,
  followingRule,
  hexRule,
  wildcardRule,
  settingRule,
  letterRangeRule,
  threadRule,
  scriptureRule,
  placeRule,
  numberWordRule,
  attributiveRule,
  ishRule,
  recordingRule,
  releaseRule,
  hostRule,
  screenRule,
  chipRule,
  statusRule,
  eitherRateRule,
  chatRule,
  chatTimeRule,
  footyRule,
  inningsRule,
  expiryRule,
  courseNumberRule,
  modelRule,
  countedPairRule,
  formDateRule,
  numericDateRule,
  monthDayRule,
  capitalDayRule,
  namedDateRule,
  identityNumberRule,
  namedCodeRule,
  postcodeRule,
  codeRule,
  serialRule,
  phoneRule,
  referenceNumberRule,
  oldMoneyRule,
  continentalPriceRule,
  moneyRule,
  percentRule,
  molarRule,
  durationRule,
  inchRule,
  rulerRule,
  feetRule,
  raceTimeRule,
  verseRule,
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
  firmNameRule,
  scriptureRule,
  hexRule,
  yearlyCodeRule,
  madeByRule,
  smallRomanRule,
  familyRule,
  honorRule,
  episodeRule,
  releaseRule,
  localhostRule,
  countyRule,
  versusRule,
  maskedWordRule,
  lifeRule,
  literalRule,
  kissRule,
  bareContractionRule,
  sharpRule,
  howLongRule,
  kitchenRule,
  knittingRule,
  centuryRule,
  powerUnitRule,
  equationRule,
  timesSignRule,
  productRule,
  courseRule,
  lawWordRule,
  identityNumberRule,
  referenceNumberRule,
  namedCodeRule,
  letteredCodeRule,
  continentalPriceRule,
  moneyRule,
  versionRule,
  shortYearRule,
  namedDateRule,
  weekdayRule,
  capitalDayRule,
  fromNoonRule,
  loneUnitRule,
  identifierRule,
  signatureRule,
  clinicRule,
  resultRule,
  forecastRule,
  dismissalRule,
  expiresRule,
  advertRule,
  shortWordRule,
  chatRule,
  accountNumberRule,
  letterMonthRule,
  formulaRule,
  compassRule,
  capitalAbbreviationRule,
  streetRule,
  abbreviationRule,
  initialRule,
  romanRule,
  initialismRule,
  wordRule,
  cyrillicRule,
];
const mayLead = /[-+\u2212\u2013\u00B1\p{Sc}(.']/u;

/** Mongolian script in an English text becomes Cyrillic, for a Mongolian voice. */
export const englishRules: readonly Rule[] = [
  spaceRule,
  mailRule,
  linkRule,
  emoticonRule,
  pathRule,
  flagRule,
  fileRule,
  dotNameRule,
  handleRule,
  hexRule,
  hashtagRule,
  threadRule,
  shortYearsRule,
  dateDashRule,
  emptyCellRule,
  manualSignRule,
  starsRule,
  loveRule,
  keyRule,
  elidedRule,
  pronunciationRule,
  noteMarkRule,
  checkboxRule,
  dialCodeRule,
  headingUnitRule,
  priceRateRule,
  aboutPriceRule,
  byFirst(numeric.map(afterBetween), lettered, mayLead),
  emojiRule,
  heartRule,
  markupRule,
  spanDashRule,
  dualRule,
  notOutRule,
  mathSignRule,
  raisedChemistryRule,
  symbolRule,
  traditionalRule,
  punctuationRule,
  otherScriptRule,
  straySymbolRule,
];
