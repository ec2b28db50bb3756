import type { Rule } from '../draft.ts';
import { advertNumberRule } from './advert-numbers.ts';
import { ageGroupRule, familyPlacesRule, matchNumbersRule } from './age-groups.ts';
import { attributiveRule, ishRule } from './attributive.ts';
import { fieldMarkRule, inningsRowRule, passesRule, positionRule } from './box-scores.ts';
import { calledCodeRule } from './called-codes.ts';
import { calledNumberRule, orderNumberRule } from './called-numbers.ts';
import { calledRangeRule } from './called-ranges.ts';
import { capitalDayRule } from './capital-days.ts';
import { chatTimeRule } from './chat-times.ts';
import { chatRule } from './chat-words.ts';
import { molarRule, typedIsotopeRule } from './chemistry.ts';
import { clinicPeriodRule } from './clinic-notes.ts';
import { closeClockRule, minuteMarkRule, shortCountRule, zonedTimeRule } from './clock-forms.ts';
import { codeRule } from './codes.ts';
import { shiftEndRule } from './contacts.ts';
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
import { expiryRule } from './expiry.ts';
import { firmNameRule } from './firm-names.ts';
import { flightRule } from './flights.ts';
import { highLowRule, tideRule } from './forecast.ts';
import { formDateRule } from './form-dates.ts';
import { fractionRangeRule } from './fraction-ranges.ts';
import { gaelicScoreRule } from './gaelic.ts';
import { hexRule, letterRangeRule, settingRule, wildcardRule } from './hex.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { feetRule, inchRule, rulerRule } from './inches.ts';
import { gasMarkRule, halfRule } from './kitchen.ts';
import { cellUnitRule, testFigureRule } from './lab-figures.ts';
import { clauseRule, lawReferenceRule, letteredSectionRule } from './law.ts';
import { reporterSeriesRule } from './law-words.ts';
import { termRule } from './lessons.ts';
import { logNumberRule } from './log-lines.ts';
import { manualFigureRule } from './manual-figures.ts';
import { measureNoteRule } from './measure-notes.ts';
import { menuPriceRule } from './menu-prices.ts';
import { menuSizesRule } from './menu-sizes.ts';
import { numberWordRule } from './messages.ts';
import { metarRule } from './metar.ts';
import { modelRule } from './models.ts';
import { moneyRule } from './money.ts';
import { namedCodeRule, postcodeRule } from './named-codes.ts';
import { noticeNumberRule } from './notice-numbers.ts';
import {
  fractionRule,
  lastDigitRule,
  numberRule,
  serialRule,
  signedFractionRule,
  versionRule,
} from './numbers.ts';
import { oldMoneyRule } from './old-money.ts';
import { ordinalRule, pluralCountRule } from './ordinals.ts';
import { countedPairRule, levelPairRule, recordRule } from './pairs.ts';
import { phoneRule } from './phones.ts';
import { pointedTimeRule, wholeHourRangeRule } from './pointed-times.ts';
import { flatRule } from './postal.ts';
import { grainPriceRule, partCentsRule, twoFaresRule } from './price-pairs.ts';
import { businessNumberRule } from './purchase-orders.ts';
import { angleRule, percentRule, rangeRule, unitRule } from './quantities.ts';
import { inningsTotalRule, raceOddsRule } from './race-odds.ts';
import { recordNumberRule } from './record-numbers.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import {
  chipRule,
  eitherRateRule,
  hostRule,
  languageVersionRule,
  manyStatusRule,
  releaseRule,
  screenRule,
  statusRule,
} from './releases.ts';
import { reportingPeriodRule } from './reporting-periods.ts';
import { resultFigureRule } from './result-figures.ts';
import { ratingRule, recordingRule } from './reviews.ts';
import { roadRule, routeLetterRule } from './roads.ts';
import {
  journalPageRule,
  rowFigureRule,
  startingPriceRule,
  voteRule,
  winningPartRule,
  wonAndLostRule,
} from './row-figures.ts';
import {
  behindsRule,
  cellPairRule,
  gameDayRule,
  labelledPairRule,
  ladderFigureRule,
  runnerRule,
} from './score-rows.ts';
import { footyRule, inningsRule, lineScoreRule, scoreRule } from './scores.ts';
import { placeRule, scriptureRule, verseRule } from './scripture.ts';
import { serviceNumberRule } from './service-numbers.ts';
import { percentShortRule } from './short-forms.ts';
import { plusOnesRule, threadRule } from './social.ts';
import { soldiersRule } from './soldiers.ts';
import { catalogueRule, followingRule, trunkRule } from './spans.ts';
import { sportHeadRule } from './sport-heads.ts';
import { sportPairRule } from './sport-pairs.ts';
import { battingRule, furlongRule } from './sports.ts';
import { stageTimeRule } from './stage-times.ts';
import { standardRule } from './standards.ts';
import { houseNumberRule, roadNumberRule } from './streets.ts';
import { strokePairRule } from './stroke-pairs.ts';
import { evenSumRule, rowQuantityRule, spacedCellRule } from './table-figures.ts';
import { tableHeadRule, tableRowRule } from './table-heads.ts';
import { timeRule } from './times.ts';
import { indianTrainRule, trainNumberRule } from './timetable-rows.ts';
import { tireRule } from './tires.ts';
import { pluralCodeRule, shortPhoneRule, talkedRoadRule, toldPairRule } from './told-figures.ts';
import { busLineRule, pointedTimetableRule, timetableRule } from './travel-times.ts';
import { noteWordRule, wardNumberRule } from './ward-numbers.ts';
import { wardFigureRule } from './ward-words.ts';
import { bareDegreesRule, dayHighLowRule } from './weather-signs.ts';
import { yearRule } from './years.ts';
import { shownAtRule } from './zone-names.ts';

/** What may stand before a number. */
export const mayLead = /[-+\u2212\u2013\u00B1\p{Sc}(.'#]/u;

/** What begins with a digit or a sign before it, in order. */
export const numericRules: Readonly<Record<string, Rule>> = {
  metarRule,
  trainNumberRule,
  indianTrainRule,
  positionRule,
  inningsRowRule,
  passesRule,
  fieldMarkRule,
  stageTimeRule,
  strokePairRule,
  shownAtRule,
  twoFaresRule,
  partCentsRule,
  grainPriceRule,
  matchNumbersRule,
  familyPlacesRule,
  sportHeadRule,
  tableHeadRule,
  gameDayRule,
  behindsRule,
  labelledPairRule,
  cellPairRule,
  ladderFigureRule,
  runnerRule,
  tableRowRule,
  menuSizesRule,
  gaelicScoreRule,
  raceOddsRule,
  inningsTotalRule,
  wonAndLostRule,
  bareDegreesRule,
  dayHighLowRule,
  wardFigureRule,
  typedIsotopeRule,
  termRule,
  cellUnitRule,
  testFigureRule,
  measureNoteRule,
  logNumberRule,
  manualFigureRule,
  rowQuantityRule,
  evenSumRule,
  spacedCellRule,
  businessNumberRule,
  wardNumberRule,
  noteWordRule,
  rowFigureRule,
  startingPriceRule,
  winningPartRule,
  voteRule,
  journalPageRule,
  tireRule,
  standardRule,
  calledCodeRule,
  orderNumberRule,
  soldiersRule,
  shortPhoneRule,
  talkedRoadRule,
  pluralCodeRule,
  toldPairRule,
  recordNumberRule,
  advertNumberRule,
  pointedTimetableRule,
  resultFigureRule,
  menuPriceRule,
  ageGroupRule,
  flightRule,
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
  countedLetterRule,
  tideRule,
  highLowRule,
  sportPairRule,
  firmNameRule,
  letteredSectionRule,
  lawReferenceRule,
  clauseRule,
  reporterSeriesRule,
  plusOnesRule,
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
  manyStatusRule,
  statusRule,
  eitherRateRule,
  chatRule,
  chatTimeRule,
  shiftEndRule,
  lineScoreRule,
  footyRule,
  inningsRule,
  expiryRule,
  courseNumberRule,
  roadRule,
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
  postcodeRule,
  houseNumberRule,
  roadNumberRule,
  codeRule,
  feetRule,
  serialRule,
  phoneRule,
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
  verseRule,
  timeRule,
  versionRule,
  signedFractionRule,
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
  calledNumberRule,
  numberRule,
  lastDigitRule,
};
