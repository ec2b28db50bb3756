import type { Ordered } from '../by-first.ts';
import { codeRule } from './codes/codes.ts';
import { flightRule } from './codes/flights.ts';
import { clauseRule, lawReferenceRule } from './codes/law.ts';
import { namedCodeRule } from './codes/named-codes.ts';
import { referenceNumberRule } from './codes/reference-numbers.ts';
import { scriptureRule } from './codes/scripture.ts';
import { rowsOf } from './figures.ts';
import { highLowRule } from './measures/forecast.ts';
import { feetRule, inchRule, rulerRule } from './measures/inches.ts';
import { unitRule } from './measures/quantities.ts';
import { continentalPriceRule, spacedAmountRule } from './money/continental-prices.ts';
import { twoWayQuoteRule } from './money/exchange-rates.ts';
import { menuPriceRule } from './money/menu-prices.ts';
import { moneyRule } from './money/money.ts';
import { oldMoneyRule } from './money/old-money.ts';
import { fractionRule, signedFractionRule } from './numbers/fractions.ts';
import { lastDigitRule, numberRule, serialRule } from './numbers/numbers.ts';
import { countedPairRule } from './numbers/pairs.ts';
import { percentRule } from './numbers/percents.ts';
import { rangeRule } from './numbers/plain-ranges.ts';
import { roadRule } from './places/roads.ts';
import { houseNumberRule } from './places/streets.ts';
import { letterRangeRule } from './programs/letter-ranges.ts';
import { manyStatusRule, releaseRule } from './programs/releases.ts';
import { rowRules } from './row-rules.ts';
import { molarRule } from './science/chemistry.ts';
import { orbitalRule } from './science/equations.ts';
import { recordingRule } from './signs/reviews.ts';
import { footyRule, lineScoreRule } from './sports/football-points.ts';
import { scoreRule } from './sports/scores.ts';
import { namedDateRule } from './times/dates.ts';
import { ageRule } from './times/eras.ts';
import { pointedTimeRule } from './times/pointed-times.ts';
import { timeRule } from './times/times.ts';
import { pointedTimetableRule, timetableRule } from './times/travel-times.ts';
import { yearRule } from './times/years.ts';
import { chatRule } from './words/chat-words.ts';
import { percentShortRule } from './words/short-forms.ts';

/** What may stand before a number. */
export const mayLead = /[-+\u2212\u2013\u00B1\p{Sc}(.'#]/u;

/** What begins with a digit or a sign before it, in order. */
export const numericRules: Ordered = {
  ...rowRules,
  ...rowsOf('tires'),
  ...rowsOf('standards'),
  ...rowsOf('called'),
  ...rowsOf('told'),
  ...rowsOf('noticed-days'),
  ...rowsOf('records'),
  ...rowsOf('adverts'),
  pointedTimetableRule,
  ...rowsOf('results'),
  menuPriceRule,
  ...rowsOf('age-groups'),
  ...rowsOf('aircraft'),
  flightRule,
  ...rowsOf('notices'),
  ...rowsOf('periods'),
  ...rowsOf('plurals'),
  ...rowsOf('typed-powers'),
  orbitalRule,
  ...rowsOf('coordinates'),
  ...rowsOf('ratios'),
  ...rowsOf('doses'),
  ageRule,
  ...rowsOf('trade'),
  ...rowsOf('box-counts'),
  ...rowsOf('forecasts'),
  highLowRule,
  ...rowsOf('sport-pairs'),
  ...rowsOf('law-sections'),
  lawReferenceRule,
  clauseRule,
  ...rowsOf('clauses'),
  ...rowsOf('laws'),
  ...rowsOf('minutes'),
  ...rowsOf('won-and-lost'),
  ...rowsOf('clocks'),
  timetableRule,
  ...rowsOf('day-clocks'),
  ...rowsOf('buses'),
  ...rowsOf('flats'),
  pointedTimeRule,
  ...rowsOf('versions'),
  ...rowsOf('trunks'),
  ...rowsOf('years-after'),
  ...rowsOf('programs'),
  letterRangeRule,
  scriptureRule,
  ...rowsOf('verses-of-books'),
  ...rowsOf('texting'),
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
  ...rowsOf('courses'),
  roadRule,
  ...rowsOf('vehicles'),
  ...rowsOf('models'),
  twoWayQuoteRule,
  ...rowsOf('clinic-periods'),
  ...rowsOf('day-ranges'),
  ...rowsOf('counted'),
  ...rowsOf('pairs'),
  countedPairRule,
  ...rowsOf('form-dates'),
  ...rowsOf('full-dates'),
  ...rowsOf('month-days'),
  namedDateRule,
  ...rowsOf('services'),
  ...rowsOf('rooms'),
  ...rowsOf('identities'),
  namedCodeRule,
  ...rowsOf('postcodes'),
  houseNumberRule,
  ...rowsOf('codes'),
  ...rowsOf('keys'),
  ...rowsOf('plates'),
  codeRule,
  ...rowsOf('feet'),
  feetRule,
  ...rowsOf('serials'),
  serialRule,
  ...rowsOf('phones'),
  referenceNumberRule,
  ...rowsOf('shillings'),
  oldMoneyRule,
  continentalPriceRule,
  spacedAmountRule,
  moneyRule,
  ...rowsOf('fraction-ranges'),
  ...rowsOf('negative-percents'),
  percentRule,
  molarRule,
  ...rowsOf('waits'),
  ...rowsOf('durations'),
  ...rowsOf('discs'),
  inchRule,
  rulerRule,
  ...rowsOf('race-times'),
  ...rowsOf('verses'),
  ...rowsOf('hours'),
  ...rowsOf('timecodes'),
  timeRule,
  ...rowsOf('dotted'),
  signedFractionRule,
  ...rowsOf('ratings'),
  ...rowsOf('gas-marks'),
  ...rowsOf('halves'),
  fractionRule,
  ...rowsOf('years'),
  yearRule,
  ...rowsOf('named'),
  scoreRule,
  ...rowsOf('angles'),
  ...rowsOf('measured'),
  unitRule,
  percentShortRule,
  ...rowsOf('range-pairs'),
  rangeRule,
  ...rowsOf('ordinals'),
  ...rowsOf('numbered'),
  ...rowsOf('called-last'),
  numberRule,
  lastDigitRule,
};
