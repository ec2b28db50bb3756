import { type Ordered, upper } from '../by-first.ts';
import { abbreviationRule } from './abbreviations.ts';
import { accountNumberRule } from './account-numbers.ts';
import { advertRule } from './adverts.ts';
import { maskedWordRule, versusRule } from './attributive.ts';
import { positionRule } from './box-scores.ts';
import { capitalAbbreviationRule } from './capital-abbreviations.ts';
import { chatRule } from './chat-words.ts';
import { formulaRule } from './chemistry.ts';
import { chordRule } from './chords.ts';
import { citationRule, journalRule } from './citation-words.ts';
import { clinicRule } from './clinic-notes.ts';
import { clippedWordRule } from './clipped-words.ts';
import { compassRule } from './compass.ts';
import { continentalPriceRule } from './continental-prices.ts';
import { countedLetterRule } from './counted-letters.ts';
import { courseRule } from './courses.ts';
import { currencyCodeRule } from './currency-codes.ts';
import { cyrillicRule } from './cyrillic.ts';
import { letterMonthRule, namedDateRule } from './dates.ts';
import { howLongRule, signatureRule } from './doses.ts';
import { madeByRule, smallRomanRule } from './editions.ts';
import { equationRule, powerUnitRule, productRule } from './equations.ts';
import { carvedYearRule } from './eras.ts';
import { rateRowRule } from './exchange-rates.ts';
import { sharpRule, timesSignRule } from './factors.ts';
import { rowsOf } from './figures.ts';
import { firmNameRule } from './firm-names.ts';
import { codeBracketRule, confirmationRule, flightRule } from './flights.ts';
import { forecastRule } from './forecast.ts';
import { datePatternRule } from './form-dates.ts';
import { firstLettersRule, hexRule } from './hex.ts';
import { hissRule } from './hisses.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { initialismRule } from './initialisms.ts';
import { initialRule } from './initials.ts';
import { typedIonRule } from './ions.ts';
import { kitchenRule } from './kitchen.ts';
import { knittingRule } from './knitting.ts';
import { cellUnitRule, spineRule } from './lab-figures.ts';
import { lawWordRule } from './law-words.ts';
import { legendRule } from './legends.ts';
import { letteredCodeRule } from './lettered-codes.ts';
import { countyRule, lifeRule, literalRule } from './lives.ts';
import { chatterRule, serverRule } from './log-lines.ts';
import { loneUnitRule } from './lone-units.ts';
import { loneMeasureRule, nutrientRule } from './measure-notes.ts';
import { dietRule, marketPriceRule } from './menu-prices.ts';
import { bareContractionRule, kissRule } from './messages.ts';
import { minutesRule } from './minutes.ts';
import { moneyRule } from './money.ts';
import { nameLinkRule } from './name-links.ts';
import { namedCodeRule } from './named-codes.ts';
import { versionRule } from './numbers.ts';
import { partyRule } from './parties.ts';
import { identifierRule, localhostRule, userNameRule } from './paths.ts';
import { placeCodeRule } from './place-codes.ts';
import { authorRule } from './postal.ts';
import { currencyPairRule } from './price-pairs.ts';
import { foreignCentsRule } from './price-rates.ts';
import { purchaseOrderRule } from './purchase-orders.ts';
import { randRule } from './rand-prices.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import { releaseRule } from './releases.ts';
import { episodeRule } from './reviews.ts';
import { romanRule } from './roman.ts';
import { questionRule, schoolYearRule } from './school-numbers.ts';
import { honorRule, scriptureRule } from './scripture.ts';
import { shortFormRule } from './short-forms.ts';
import { shorthandRule } from './shorthand.ts';
import { sportHeadRule } from './sport-heads.ts';
import { dismissalRule, resultRule } from './sports.ts';
import { stateRoadRule } from './state-roads.ts';
import { streetRule } from './streets.ts';
import { kilotonRule, monthFigureRule } from './table-figures.ts';
import { tableHeadRule } from './table-heads.ts';
import { fromNoonRule } from './times.ts';
import { mixedCapitalRule } from './told-capitals.ts';
import { noteWordRule } from './ward-numbers.ts';
import { wardWordRule } from './ward-words.ts';
import { wordRule } from './words.ts';

/** What begins with a letter, in order. */
export const letteredRules: Ordered = {
  authorRule: upper(authorRule),
  ...rowsOf('metar'),
  ...rowsOf('groups'),
  currencyPairRule: upper(currencyPairRule),
  codeBracketRule: upper(codeBracketRule),
  currencyCodeRule,
  randRule,
  sportHeadRule,
  tableHeadRule: upper(tableHeadRule),
  ...rowsOf('letter-cells'),
  cellUnitRule,
  spineRule: upper(spineRule),
  ...rowsOf('lessons'),
  questionRule,
  schoolYearRule,
  confirmationRule,
  flightRule: upper(flightRule),
  ...rowsOf('zones'),
  stateRoadRule: upper(stateRoadRule),
  wardWordRule,
  placeCodeRule: upper(placeCodeRule),
  positionRule,
  citationRule,
  ...rowsOf('citations'),
  journalRule: upper(journalRule),
  loneMeasureRule,
  nutrientRule,
  chatterRule,
  serverRule,
  legendRule,
  monthFigureRule: upper(monthFigureRule),
  purchaseOrderRule: upper(purchaseOrderRule),
  kilotonRule,
  noteWordRule,
  ...rowsOf('machines'),
  ...rowsOf('tracts'),
  userNameRule,
  ...rowsOf('results'),
  rateRowRule: upper(rateRowRule),
  foreignCentsRule,
  minutesRule: upper(minutesRule),
  nameLinkRule,
  partyRule: upper(partyRule),
  firmNameRule: upper(firmNameRule),
  scriptureRule: upper(scriptureRule),
  firstLettersRule,
  hexRule,
  ...rowsOf('letter-codes'),
  madeByRule,
  smallRomanRule,
  ...rowsOf('families'),
  honorRule: upper(honorRule),
  episodeRule,
  releaseRule,
  localhostRule,
  countyRule: upper(countyRule),
  versusRule,
  maskedWordRule,
  lifeRule,
  literalRule,
  kissRule,
  hissRule,
  datePatternRule,
  bareContractionRule,
  chordRule: upper(chordRule),
  sharpRule: upper(sharpRule),
  howLongRule,
  kitchenRule,
  knittingRule,
  carvedYearRule,
  ...rowsOf('centuries'),
  powerUnitRule,
  equationRule,
  timesSignRule,
  productRule,
  courseRule: upper(courseRule),
  lawWordRule,
  identityNumberRule: upper(identityNumberRule),
  referenceNumberRule,
  namedCodeRule,
  letteredCodeRule,
  continentalPriceRule,
  moneyRule,
  versionRule,
  ...rowsOf('year-months'),
  namedDateRule: upper(namedDateRule),
  ...rowsOf('days'),
  fromNoonRule,
  loneUnitRule,
  identifierRule,
  signatureRule,
  clinicRule,
  ...rowsOf('result-words'),
  resultRule,
  countedLetterRule,
  ...rowsOf('forecasts'),
  forecastRule,
  dismissalRule,
  shortFormRule,
  advertRule,
  dietRule,
  marketPriceRule,
  shorthandRule,
  chatRule,
  accountNumberRule,
  letterMonthRule,
  typedIonRule,
  formulaRule,
  ...rowsOf('compass'),
  compassRule: upper(compassRule),
  mixedCapitalRule,
  capitalAbbreviationRule: upper(capitalAbbreviationRule),
  streetRule: upper(streetRule),
  abbreviationRule,
  clippedWordRule,
  initialRule: upper(initialRule),
  romanRule,
  initialismRule: upper(initialismRule),
  wordRule,
  cyrillicRule,
};
