import { type Ordered, upper } from '../by-first.ts';
import { signatureRule } from './clinic/doses.ts';
import { cellUnitRule } from './clinic/lab-figures.ts';
import { wardWordRule } from './clinic/ward-words.ts';
import { accountNumberRule } from './codes/account-numbers.ts';
import { flightRule } from './codes/flights.ts';
import { letteredCodeRule } from './codes/lettered-codes.ts';
import { namedCodeRule } from './codes/named-codes.ts';
import { referenceNumberRule } from './codes/reference-numbers.ts';
import { questionRule } from './codes/school-numbers.ts';
import { scriptureRule } from './codes/scripture.ts';
import { rowsOf } from './figures.ts';
import { compassRule } from './measures/compass.ts';
import { sharpRule, timesSignRule } from './measures/factors.ts';
import { forecastRule } from './measures/forecast.ts';
import { loneUnitRule } from './measures/lone-units.ts';
import { loneMeasureRule, nutrientRule } from './measures/measure-notes.ts';
import { continentalPriceRule } from './money/continental-prices.ts';
import { currencyCodeRule } from './money/currency-codes.ts';
import { rateRowRule } from './money/exchange-rates.ts';
import { dietRule, marketPriceRule } from './money/menu-prices.ts';
import { moneyRule } from './money/money.ts';
import { currencyPairRule } from './money/price-pairs.ts';
import { randRule } from './money/rand-prices.ts';
import { romanRule } from './numbers/roman.ts';
import { placeCodeRule } from './places/place-codes.ts';
import { authorRule } from './places/postal.ts';
import { stateRoadRule } from './places/state-roads.ts';
import { streetRule } from './places/streets.ts';
import { firstLettersRule } from './programs/letter-ranges.ts';
import { serverRule } from './programs/log-lines.ts';
import { identifierRule, localhostRule } from './programs/paths.ts';
import { releaseRule } from './programs/releases.ts';
import { formulaRule } from './science/chemistry.ts';
import { chordRule } from './science/chords.ts';
import { equationRule, powerUnitRule, productRule } from './science/equations.ts';
import { sportHeadRule } from './sports/sport-heads.ts';
import { resultRule } from './sports/sports.ts';
import { kilotonRule, monthFigureRule } from './tables/table-figures.ts';
import { tableHeadRule } from './tables/table-heads.ts';
import { namedDateRule } from './times/dates.ts';
import { carvedYearRule } from './times/eras.ts';
import { datePatternRule } from './times/form-dates.ts';
import { minutesRule } from './times/minutes.ts';
import { abbreviationRule } from './words/abbreviations.ts';
import { advertRule } from './words/adverts.ts';
import { capitalAbbreviationRule } from './words/capital-abbreviations.ts';
import { chatRule } from './words/chat-words.ts';
import { journalRule } from './words/citation-words.ts';
import { clippedWordRule } from './words/clipped-words.ts';
import { cyrillicRule } from './words/cyrillic.ts';
import { firmNameRule } from './words/firm-names.ts';
import { hissRule } from './words/hisses.ts';
import { initialismRule } from './words/initialisms.ts';
import { initialRule } from './words/initials.ts';
import { knittingRule } from './words/knitting.ts';
import { listLetterRule } from './words/list-letters.ts';
import { bareContractionRule, kissRule } from './words/messages.ts';
import { shortFormRule } from './words/short-forms.ts';
import { shorthandRule } from './words/shorthand.ts';
import { mixedCapitalRule } from './words/told-capitals.ts';
import { wordRule } from './words/words.ts';

/** What begins with a letter, in order. */
export const letteredRules: Ordered = {
  authorRule: upper(authorRule),
  ...rowsOf('metar'),
  ...rowsOf('groups'),
  currencyPairRule: upper(currencyPairRule),
  currencyCodeRule,
  randRule,
  sportHeadRule,
  tableHeadRule: upper(tableHeadRule),
  ...rowsOf('letter-cells'),
  cellUnitRule,
  ...rowsOf('spines'),
  ...rowsOf('lessons'),
  questionRule,
  ...rowsOf('orders'),
  ...rowsOf('aircraft'),
  flightRule: upper(flightRule),
  ...rowsOf('zones'),
  stateRoadRule: upper(stateRoadRule),
  ...rowsOf('ward-words'),
  wardWordRule,
  placeCodeRule: upper(placeCodeRule),
  ...rowsOf('positions'),
  listLetterRule,
  ...rowsOf('citations'),
  journalRule: upper(journalRule),
  loneMeasureRule,
  nutrientRule,
  ...rowsOf('chatters'),
  serverRule,
  ...rowsOf('legends'),
  monthFigureRule: upper(monthFigureRule),
  kilotonRule,
  ...rowsOf('noted'),
  ...rowsOf('machines'),
  ...rowsOf('tracts'),
  ...rowsOf('users'),
  ...rowsOf('results'),
  rateRowRule: upper(rateRowRule),
  ...rowsOf('foreign-cents'),
  minutesRule: upper(minutesRule),
  ...rowsOf('name-links'),
  ...rowsOf('parties'),
  firmNameRule: upper(firmNameRule),
  scriptureRule: upper(scriptureRule),
  firstLettersRule,
  ...rowsOf('letter-codes'),
  ...rowsOf('made-by'),
  ...rowsOf('numerals'),
  ...rowsOf('families'),
  ...rowsOf('honors'),
  releaseRule,
  localhostRule,
  ...rowsOf('counties'),
  ...rowsOf('versus'),
  ...rowsOf('masked-words'),
  ...rowsOf('lives'),
  kissRule,
  hissRule,
  datePatternRule,
  bareContractionRule,
  chordRule: upper(chordRule),
  sharpRule: upper(sharpRule),
  ...rowsOf('how-long'),
  ...rowsOf('kitchen'),
  knittingRule,
  carvedYearRule,
  ...rowsOf('centuries'),
  powerUnitRule,
  equationRule,
  timesSignRule,
  productRule,
  ...rowsOf('course-letters'),
  ...rowsOf('law-words'),
  ...rowsOf('identities'),
  ...rowsOf('minute-numbers'),
  referenceNumberRule,
  namedCodeRule,
  ...rowsOf('hidden-letters'),
  letteredCodeRule,
  ...rowsOf('plates'),
  continentalPriceRule,
  moneyRule,
  ...rowsOf('dotted'),
  ...rowsOf('year-months'),
  namedDateRule: upper(namedDateRule),
  ...rowsOf('days'),
  ...rowsOf('degree-letters'),
  loneUnitRule,
  identifierRule,
  ...rowsOf('how-often'),
  signatureRule,
  ...rowsOf('clinic-words'),
  ...rowsOf('result-words'),
  resultRule,
  ...rowsOf('extras'),
  ...rowsOf('forecasts'),
  forecastRule,
  ...rowsOf('dismissals'),
  shortFormRule,
  advertRule,
  dietRule,
  marketPriceRule,
  shorthandRule,
  ...rowsOf('chat-words'),
  chatRule,
  accountNumberRule,
  ...rowsOf('months-of-letters'),
  ...rowsOf('typed-ions'),
  formulaRule,
  ...rowsOf('compass'),
  compassRule: upper(compassRule),
  ...rowsOf('mixed-capitals'),
  mixedCapitalRule,
  capitalAbbreviationRule: upper(capitalAbbreviationRule),
  streetRule: upper(streetRule),
  abbreviationRule,
  clippedWordRule,
  initialRule: upper(initialRule),
  ...rowsOf('romans'),
  romanRule,
  ...rowsOf('capital-words'),
  initialismRule: upper(initialismRule),
  wordRule,
  cyrillicRule,
};
