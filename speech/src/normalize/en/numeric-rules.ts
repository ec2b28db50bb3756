import type { Ordered } from '../by-first.ts';
import { advertNumberRule } from './advert-numbers.ts';
import { ageGroupRule } from './age-groups.ts';
import { attributiveRule } from './attributive.ts';
import { calledNumberRule } from './called-numbers.ts';
import { chatRule } from './chat-words.ts';
import { molarRule } from './chemistry.ts';
import { clinicPeriodRule } from './clinic-notes.ts';
import { codeRule } from './codes.ts';
import { continentalPriceRule, spacedAmountRule } from './continental-prices.ts';
import { coordinateRule, ratioRule } from './coordinates.ts';
import { countedLetterRule } from './counted-letters.ts';
import { courseNumberRule } from './courses.ts';
import { namedDateRule } from './dates.ts';
import { dayRangeRule } from './day-pairs.ts';
import { doseNumberRule } from './doses.ts';
import { typedPowerRule } from './equations.ts';
import { ageRule } from './eras.ts';
import { twoWayQuoteRule } from './exchange-rates.ts';
import { rowsOf } from './figures.ts';
import { flightRule } from './flights.ts';
import { footyRule, lineScoreRule } from './football-points.ts';
import { highLowRule } from './forecast.ts';
import { fractionRangeRule } from './fraction-ranges.ts';
import { fractionRule, signedFractionRule } from './fractions.ts';
import { hexRule, letterRangeRule } from './hex.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { feetRule, inchRule, rulerRule } from './inches.ts';
import { gasMarkRule, halfRule } from './kitchen.ts';
import { clauseRule, lawReferenceRule, letteredSectionRule } from './law.ts';
import { menuPriceRule } from './menu-prices.ts';
import { modelRule } from './models.ts';
import { moneyRule } from './money.ts';
import { namedCodeRule } from './named-codes.ts';
import { noticeNumberRule } from './notice-numbers.ts';
import { lastDigitRule, numberRule, serialRule, versionRule } from './numbers.ts';
import { oldMoneyRule } from './old-money.ts';
import { ordinalRule, pluralCountRule } from './ordinals.ts';
import { countedPairRule, recordRule } from './pairs.ts';
import { percentRule } from './percents.ts';
import { phoneRule } from './phones.ts';
import { rangeRule } from './plain-ranges.ts';
import { pointedTimeRule } from './pointed-times.ts';
import { unitRule } from './quantities.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import { manyStatusRule, releaseRule } from './releases.ts';
import { ratingRule, recordingRule } from './reviews.ts';
import { roadRule } from './roads.ts';
import { rowRules } from './row-rules.ts';
import { scoreRule } from './scores.ts';
import { placeRule, scriptureRule } from './scripture.ts';
import { serviceNumberRule } from './service-numbers.ts';
import { percentShortRule } from './short-forms.ts';
import { threadRule } from './social.ts';
import { trunkRule } from './spans.ts';
import { sportPairRule } from './sport-pairs.ts';
import { standardRule } from './standards.ts';
import { houseNumberRule } from './streets.ts';
import { timeRule } from './times.ts';
import { shortPhoneRule, talkedRoadRule, toldPairRule } from './told-figures.ts';
import { pointedTimetableRule, timetableRule } from './travel-times.ts';
import { yearRule } from './years.ts';

/** What may stand before a number. */
export const mayLead = /[-+\u2212\u2013\u00B1\p{Sc}(.'#]/u;

/** What begins with a digit or a sign before it, in order. */
export const numericRules: Ordered = {
  ...rowRules,
  ...rowsOf('tires'),
  standardRule,
  ...rowsOf('called'),
  shortPhoneRule,
  talkedRoadRule,
  toldPairRule,
  ...rowsOf('noticed-days'),
  ...rowsOf('records'),
  ...rowsOf('adverts'),
  advertNumberRule,
  pointedTimetableRule,
  ...rowsOf('results'),
  menuPriceRule,
  ageGroupRule,
  flightRule,
  ...rowsOf('notices'),
  noticeNumberRule,
  ...rowsOf('periods'),
  pluralCountRule,
  typedPowerRule,
  coordinateRule,
  ratioRule,
  doseNumberRule,
  ageRule,
  ...rowsOf('trade'),
  countedLetterRule,
  ...rowsOf('forecasts'),
  highLowRule,
  ...rowsOf('sport-pairs'),
  sportPairRule,
  letteredSectionRule,
  lawReferenceRule,
  clauseRule,
  ...rowsOf('laws'),
  ...rowsOf('minutes'),
  recordRule,
  ...rowsOf('clocks'),
  timetableRule,
  ...rowsOf('day-clocks'),
  ...rowsOf('buses'),
  ...rowsOf('flats'),
  pointedTimeRule,
  ...rowsOf('versions'),
  trunkRule,
  ...rowsOf('years-after'),
  hexRule,
  ...rowsOf('programs'),
  letterRangeRule,
  threadRule,
  scriptureRule,
  placeRule,
  ...rowsOf('texting'),
  attributiveRule,
  ...rowsOf('attributes'),
  recordingRule,
  releaseRule,
  ...rowsOf('screens'),
  manyStatusRule,
  ...rowsOf('statuses'),
  chatRule,
  ...rowsOf('shifts'),
  lineScoreRule,
  footyRule,
  ...rowsOf('innings'),
  ...rowsOf('expiries'),
  courseNumberRule,
  roadRule,
  ...rowsOf('vehicles'),
  modelRule,
  twoWayQuoteRule,
  clinicPeriodRule,
  dayRangeRule,
  ...rowsOf('counted'),
  countedPairRule,
  ...rowsOf('form-dates'),
  ...rowsOf('full-dates'),
  ...rowsOf('month-days'),
  namedDateRule,
  serviceNumberRule,
  ...rowsOf('rooms'),
  identityNumberRule,
  namedCodeRule,
  ...rowsOf('postcodes'),
  houseNumberRule,
  ...rowsOf('codes'),
  codeRule,
  feetRule,
  serialRule,
  phoneRule,
  ...rowsOf('phones'),
  referenceNumberRule,
  oldMoneyRule,
  continentalPriceRule,
  spacedAmountRule,
  moneyRule,
  fractionRangeRule,
  percentRule,
  molarRule,
  ...rowsOf('waits'),
  ...rowsOf('durations'),
  inchRule,
  rulerRule,
  ...rowsOf('race-times'),
  ...rowsOf('verses'),
  ...rowsOf('hours'),
  ...rowsOf('timecodes'),
  timeRule,
  versionRule,
  signedFractionRule,
  ...rowsOf('ratings'),
  ratingRule,
  gasMarkRule,
  halfRule,
  fractionRule,
  yearRule,
  ...rowsOf('named'),
  scoreRule,
  ...rowsOf('angles'),
  unitRule,
  percentShortRule,
  rangeRule,
  ordinalRule,
  ...rowsOf('numbered'),
  calledNumberRule,
  numberRule,
  lastDigitRule,
};
