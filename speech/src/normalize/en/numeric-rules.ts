import type { Rule } from '../draft.ts';
import { advertNumberRule } from './advert-numbers.ts';
import { ageGroupRule } from './age-groups.ts';
import { attributiveRule } from './attributive.ts';
import { calledNumberRule } from './called-numbers.ts';
import { calledRangeRule } from './called-ranges.ts';
import { capitalDayRule } from './capital-days.ts';
import { chatTimeRule } from './chat-times.ts';
import { chatRule } from './chat-words.ts';
import { molarRule } from './chemistry.ts';
import { clinicPeriodRule } from './clinic-notes.ts';
import { closeClockRule, minuteMarkRule, shortCountRule, zonedTimeRule } from './clock-forms.ts';
import { codeRule } from './codes.ts';
import { continentalPriceRule, spacedAmountRule } from './continental-prices.ts';
import { coordinateRule, ratioRule } from './coordinates.ts';
import { countedLetterRule } from './counted-letters.ts';
import { courseNumberRule } from './courses.ts';
import { namedDateRule, numericDateRule } from './dates.ts';
import { dayRangeRule, monthDayRule } from './day-pairs.ts';
import { doseNumberRule } from './doses.ts';
import { durationRule, raceTimeRule } from './durations.ts';
import { typedPowerRule } from './equations.ts';
import { ageRule, ordinalRangeRule } from './eras.ts';
import { twoWayQuoteRule } from './exchange-rates.ts';
import { figures } from './figures.ts';
import { flightRule } from './flights.ts';
import { footyRule, lineScoreRule } from './football-points.ts';
import { highLowRule, tideRule } from './forecast.ts';
import { formDateRule } from './form-dates.ts';
import { fractionRangeRule } from './fraction-ranges.ts';
import { fractionRule, signedFractionRule } from './fractions.ts';
import { hexRule, letterRangeRule } from './hex.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { feetRule, inchRule, rulerRule } from './inches.ts';
import { inningsRule } from './innings.ts';
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
import { countedPairRule, levelPairRule, recordRule } from './pairs.ts';
import { percentRule } from './percents.ts';
import { phoneRule } from './phones.ts';
import { rangeRule } from './plain-ranges.ts';
import { pointedTimeRule, wholeHourRangeRule } from './pointed-times.ts';
import { flatRule } from './postal.ts';
import { angleRule, unitRule } from './quantities.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import {
  hostRule,
  languageVersionRule,
  manyStatusRule,
  releaseRule,
  statusRule,
} from './releases.ts';
import { reportingPeriodRule } from './reporting-periods.ts';
import { resultFigureRule } from './result-figures.ts';
import { ratingRule, recordingRule } from './reviews.ts';
import { roadRule, routeLetterRule } from './roads.ts';
import { rowRules } from './row-rules.ts';
import { scoreRule } from './scores.ts';
import { placeRule, scriptureRule } from './scripture.ts';
import { serviceNumberRule } from './service-numbers.ts';
import { percentShortRule } from './short-forms.ts';
import { threadRule } from './social.ts';
import { catalogueRule, followingRule, trunkRule } from './spans.ts';
import { sportPairRule } from './sport-pairs.ts';
import { battingRule, furlongRule } from './sports.ts';
import { standardRule } from './standards.ts';
import { houseNumberRule, roadNumberRule } from './streets.ts';
import { timeRule } from './times.ts';
import { shortPhoneRule, talkedRoadRule, toldPairRule } from './told-figures.ts';
import { busLineRule, pointedTimetableRule, timetableRule } from './travel-times.ts';
import { yearRule } from './years.ts';

/** What may stand before a number. */
export const mayLead = /[-+\u2212\u2013\u00B1\p{Sc}(.'#]/u;

/** What begins with a digit or a sign before it, in order. */
export const numericRules: Readonly<Record<string, Rule>> = {
  ...rowRules,
  tires: figures('tires'),
  standardRule,
  calledFigures: figures('called'),
  shortPhoneRule,
  talkedRoadRule,
  toldPairRule,
  recordFigures: figures('records'),
  advertFigures: figures('adverts'),
  advertNumberRule,
  pointedTimetableRule,
  resultFigureRule,
  menuPriceRule,
  ageGroupRule,
  flightRule,
  noticeFigures: figures('notices'),
  noticeNumberRule,
  reportingPeriodRule,
  pluralCountRule,
  typedPowerRule,
  coordinateRule,
  ratioRule,
  doseNumberRule,
  ageRule,
  ordinalRangeRule,
  battingRule,
  furlongRule,
  tradeFigures: figures('trade'),
  countedLetterRule,
  tideRule,
  highLowRule,
  sportPairRule,
  letteredSectionRule,
  lawReferenceRule,
  clauseRule,
  lawFigures: figures('laws'),
  minuteMarkRule,
  recordRule,
  closeClockRule,
  levelPairRule,
  timetableRule,
  busLineRule,
  flatRule,
  routeLetterRule,
  wholeHourRangeRule,
  pointedTimeRule,
  zonedTimeRule,
  languageVersionRule,
  shortCountRule,
  trunkRule,
  catalogueRule,
  followingRule,
  hexRule,
  programFigures: figures('programs'),
  letterRangeRule,
  threadRule,
  scriptureRule,
  placeRule,
  textingFigures: figures('texting'),
  attributiveRule,
  attributeFigures: figures('attributes'),
  recordingRule,
  releaseRule,
  hostRule,
  screenFigures: figures('screens'),
  manyStatusRule,
  statusRule,
  chatRule,
  chatTimeRule,
  shiftFigures: figures('shifts'),
  lineScoreRule,
  footyRule,
  inningsRule,
  expiryFigures: figures('expiries'),
  courseNumberRule,
  roadRule,
  vehicleFigures: figures('vehicles'),
  modelRule,
  twoWayQuoteRule,
  clinicPeriodRule,
  dayRangeRule,
  countedPairRule,
  formDateRule,
  numericDateRule,
  monthDayRule,
  capitalDayRule,
  namedDateRule,
  serviceNumberRule,
  calledRangeRule,
  identityNumberRule,
  namedCodeRule,
  postcodeFigures: figures('postcodes'),
  houseNumberRule,
  roadNumberRule,
  codeFigures: figures('codes'),
  codeRule,
  feetRule,
  serialRule,
  phoneRule,
  phoneFigures: figures('phones'),
  referenceNumberRule,
  oldMoneyRule,
  continentalPriceRule,
  spacedAmountRule,
  moneyRule,
  fractionRangeRule,
  percentRule,
  molarRule,
  durationRule,
  inchRule,
  rulerRule,
  raceTimeRule,
  verseFigures: figures('verses'),
  timeRule,
  versionRule,
  signedFractionRule,
  ratingFigures: figures('ratings'),
  ratingRule,
  gasMarkRule,
  halfRule,
  fractionRule,
  yearRule,
  scoreRule,
  angleRule,
  unitRule,
  percentShortRule,
  rangeRule,
  ordinalRule,
  numberedFigures: figures('numbered'),
  calledNumberRule,
  numberRule,
  lastDigitRule,
};
