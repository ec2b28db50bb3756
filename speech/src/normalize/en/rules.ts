import { byFirst, inOrder, type KindRule, sign, space, upper } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { traditionalRule } from '../mn/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { abbreviationRule } from './abbreviations.ts';
import { accountNumberRule } from './account-numbers.ts';
import { degreeRule, dotNameRule, fileRule, linkRule, mailRule } from './addresses.ts';
import { advertRule } from './adverts.ts';
import { gradeRangeRule, slashedAgeRule, underTeamRule } from './age-groups.ts';
import { arrowRule } from './arrows.ts';
import { loveRule, maskedWordRule, versusRule } from './attributive.ts';
import { afterBetween } from './between.ts';
import { positionRule } from './box-scores.ts';
import { buildLineRule } from './build-lines.ts';
import { capitalAbbreviationRule } from './capital-abbreviations.ts';
import { capitalDayRule } from './capital-days.ts';
import { chatRule } from './chat-words.ts';
import { formulaRule, raisedChemistryRule } from './chemistry.ts';
import { chordRule } from './chords.ts';
import { citationRule, citationSignRule, journalRule } from './citation-words.ts';
import { clippedWordRule } from './clipped-words.ts';
import { pastHourRule } from './clock-forms.ts';
import { codeMarkRule } from './code-marks.ts';
import { codePatternRule, patternRule } from './code-patterns.ts';
import { codeSignRule, codeValueRule } from './code-signs.ts';
import { letteredCodeRule } from './codes.ts';
import { commandSignRule, portPairRule } from './commands.ts';
import { compassRule, windRangeRule } from './compass.ts';
import { extensionRule } from './contacts.ts';
import { continentalPriceRule } from './continental-prices.ts';
import { countedLetterRule } from './counted-letters.ts';
import { courseRule } from './courses.ts';
import { currencyCodeRule } from './currency-codes.ts';
import { cyrillicRule } from './cyrillic.ts';
import { letterMonthRule, namedDateRule } from './dates.ts';
import { departedRule } from './departed.ts';
import { dialCodeRule } from './dial-codes.ts';
import { clinicRule, howLongRule, signatureRule } from './doses.ts';
import { familyRule, madeByRule, smallRomanRule } from './editions.ts';
import { equationRule, powerUnitRule, productRule } from './equations.ts';
import { centuryRule, spanDashRule } from './eras.ts';
import { rateRowRule } from './exchange-rates.ts';
import { expiresRule } from './expiry.ts';
import { sharpRule, timesSignRule } from './factors.ts';
import { firmNameRule } from './firm-names.ts';
import { flagRule } from './flags.ts';
import { codeBracketRule, confirmationRule, flightRule } from './flights.ts';
import { dualRule, forecastRule, tideRule } from './forecast.ts';
import { datePatternRule, shortYearRule } from './form-dates.ts';
import { headingUnitRule } from './headings.ts';
import { firstLettersRule, hexRule, storageCodeRule, yearlyCodeRule } from './hex.ts';
import { hissRule } from './hisses.ts';
import { identityNumberRule } from './identity-numbers.ts';
import { initialRule } from './initials.ts';
import { sexSignRule, typedIonRule } from './ions.ts';
import { kitchenRule } from './kitchen.ts';
import { knittingRule } from './knitting.ts';
import { cellUnitRule, spineRule } from './lab-figures.ts';
import { labFlagRule } from './lab-flags.ts';
import { lawWordRule } from './law.ts';
import { breadcrumbRule, copyrightSignRule, legendRule } from './legends.ts';
import { lessonRule } from './lessons.ts';
import { countyRule, lifeRule, literalRule } from './lives.ts';
import { chatterRule, hashNumberRule, serverRule } from './log-lines.ts';
import { loneEmojiRule } from './lone-emoji.ts';
import { repositoryRule } from './manual-figures.ts';
import { maskedDigitsRule, maskedNumberRule } from './masked-numbers.ts';
import { mathSignRule, tildeRule } from './math-signs.ts';
import { loneMeasureRule, nutrientRule } from './measure-notes.ts';
import { dietRule, marketPriceRule } from './menu-prices.ts';
import { bareContractionRule, elidedRule, emoticonRule, kissRule } from './messages.ts';
import { metarRule } from './metar.ts';
import { minutesRule } from './minutes.ts';
import { moneyRule } from './money.ts';
import { nameLinkRule } from './name-links.ts';
import { namedCodeRule } from './named-codes.ts';
import { cellErrorRule, closeButtonRule, namedSignRule, poundSignRule } from './named-signs.ts';
import { versionRule } from './numbers.ts';
import { mayLead, numericRules } from './numeric-rules.ts';
import { partyRule } from './parties.ts';
import { identifierRule, keyRule, localhostRule, pathRule, userNameRule } from './paths.ts';
import { placeCodeRule } from './place-codes.ts';
import { plainWordRule } from './plain-words.ts';
import { currencyPairRule } from './price-pairs.ts';
import {
  aboutPriceRule,
  bareRateRule,
  foreignCentsRule,
  priceGapRule,
  priceRateRule,
} from './price-rates.ts';
import { purchaseOrderRule } from './purchase-orders.ts';
import { loneUnitRule } from './quantities.ts';
import { randRule } from './rand-prices.ts';
import { copyrightRule, machineNameRule, testSignRule } from './record-numbers.ts';
import { checkboxRule, noteMarkRule, pronunciationRule } from './reference-marks.ts';
import { referenceNumberRule } from './reference-numbers.ts';
import { releaseRule } from './releases.ts';
import { resultFigureRule } from './result-figures.ts';
import { episodeRule, starsRule } from './reviews.ts';
import { junctionRule } from './roads.ts';
import { romanRule } from './roman.ts';
import { routeDashRule } from './route-dashes.ts';
import { questionRule, schoolYearRule } from './school-numbers.ts';
import {
  golfCellRule,
  notOutCellRule,
  outcomeCellRule,
  streakRule,
  totalDashRule,
} from './score-rows.ts';
import { dismissalRule } from './scores.ts';
import { honorRule, scriptureRule } from './scripture.ts';
import { settingNameRule } from './setting-names.ts';
import { shortFormRule } from './short-forms.ts';
import { shorthandRule } from './shorthand.ts';
import { handleRule, hashtagRule, threadRule } from './social.ts';
import { dateDashRule, emptyCellRule, manualSignRule, shortYearsRule } from './spans.ts';
import { sportHeadRule } from './sport-heads.ts';
import { notOutRule, resultRule } from './sports.ts';
import { stateRoadRule } from './state-roads.ts';
import { cornerRule, shiftDashRule } from './street-corners.ts';
import { streetRule } from './streets.ts';
import { styleSignRule } from './style-signs.ts';
import { symbolRule } from './symbols.ts';
import { kilotonRule, monthFigureRule, thousandsHeadRule } from './table-figures.ts';
import { tableHeadRule } from './table-heads.ts';
import { tagNameRule } from './tag-names.ts';
import { terminalRule } from './terminal-lines.ts';
import { fromNoonRule } from './times.ts';
import { mixedCapitalRule } from './told-capitals.ts';
import { tractRule } from './tracts.ts';
import { rowGapRule } from './travel-times.ts';
import { noteSlashRule, noteWordRule } from './ward-numbers.ts';
import { wardSignRule, wardWordRule } from './ward-words.ts';
import { weatherSignRule } from './weather-signs.ts';
import { weekdayRule } from './weekdays.ts';
import { initialismRule, wordRule } from './words.ts';
import { montanaRule, zoneNameRule } from './zone-names.ts';

const lettered: readonly (Rule | KindRule)[] = [
  upper(metarRule),
  upper(underTeamRule),
  upper(currencyPairRule),
  upper(codeBracketRule),
  currencyCodeRule,
  randRule,
  sportHeadRule,
  upper(tableHeadRule),
  upper(streakRule),
  upper(outcomeCellRule),
  upper(golfCellRule),
  cellUnitRule,
  upper(spineRule),
  lessonRule,
  questionRule,
  schoolYearRule,
  confirmationRule,
  upper(flightRule),
  upper(zoneNameRule),
  upper(montanaRule),
  upper(stateRoadRule),
  wardWordRule,
  upper(placeCodeRule),
  positionRule,
  citationRule,
  upper(journalRule),
  loneMeasureRule,
  nutrientRule,
  chatterRule,
  serverRule,
  legendRule,
  upper(monthFigureRule),
  upper(purchaseOrderRule),
  kilotonRule,
  noteWordRule,
  machineNameRule,
  upper(tractRule),
  userNameRule,
  resultFigureRule,
  upper(rateRowRule),
  upper(junctionRule),
  foreignCentsRule,
  upper(minutesRule),
  nameLinkRule,
  upper(partyRule),
  upper(firmNameRule),
  upper(scriptureRule),
  firstLettersRule,
  hexRule,
  upper(yearlyCodeRule),
  upper(storageCodeRule),
  madeByRule,
  smallRomanRule,
  familyRule,
  upper(honorRule),
  episodeRule,
  releaseRule,
  localhostRule,
  upper(countyRule),
  versusRule,
  maskedWordRule,
  lifeRule,
  literalRule,
  kissRule,
  hissRule,
  slashedAgeRule,
  datePatternRule,
  gradeRangeRule,
  bareContractionRule,
  upper(chordRule),
  upper(sharpRule),
  howLongRule,
  kitchenRule,
  knittingRule,
  centuryRule,
  powerUnitRule,
  equationRule,
  timesSignRule,
  productRule,
  upper(courseRule),
  lawWordRule,
  upper(identityNumberRule),
  referenceNumberRule,
  namedCodeRule,
  letteredCodeRule,
  continentalPriceRule,
  moneyRule,
  versionRule,
  upper(shortYearRule),
  upper(namedDateRule),
  weekdayRule,
  upper(capitalDayRule),
  fromNoonRule,
  loneUnitRule,
  identifierRule,
  signatureRule,
  clinicRule,
  resultRule,
  countedLetterRule,
  upper(tideRule),
  forecastRule,
  dismissalRule,
  expiresRule,
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
  upper(windRangeRule),
  upper(compassRule),
  mixedCapitalRule,
  upper(capitalAbbreviationRule),
  upper(streetRule),
  abbreviationRule,
  clippedWordRule,
  upper(initialRule),
  romanRule,
  upper(initialismRule),
  wordRule,
  cyrillicRule,
];

/**
 * English rules, in order of precedence. Mongolian script in an English text becomes Cyrillic, for a Mongolian voice.
 * A rule marked with a kind of character is tried only where one begins.
 */
export function englishRulesIn(order: (...rules: Parameters<typeof inOrder>) => Rule): Rule {
  return order([
    sign(wardSignRule),
    sign(citationSignRule),
    space(priceGapRule),
    sign(shiftDashRule),
    routeDashRule,
    space(rowGapRule),
    sign(pastHourRule),
    space(bareRateRule),
    space(spaceRule),
    terminalRule,
    patternRule,
    codePatternRule,
    sign(tagNameRule),
    sign(styleSignRule),
    buildLineRule,
    sign(codeMarkRule),
    codeSignRule,
    codeValueRule,
    sign(namedSignRule),
    sign(cellErrorRule),
    sign(closeButtonRule),
    sign(poundSignRule),
    upper(degreeRule),
    mailRule,
    linkRule,
    emoticonRule,
    repositoryRule,
    pathRule,
    sign(flagRule),
    settingNameRule,
    fileRule,
    sign(dotNameRule),
    commandSignRule,
    portPairRule,
    legendRule,
    sign(breadcrumbRule),
    sign(copyrightSignRule),
    sign(handleRule),
    hexRule,
    sign(hashtagRule),
    sign(hashNumberRule),
    threadRule,
    sign(shortYearsRule),
    sign(dateDashRule),
    sign(totalDashRule),
    sign(emptyCellRule),
    sign(notOutCellRule),
    extensionRule,
    manualSignRule,
    maskedDigitsRule,
    maskedNumberRule,
    sign(starsRule),
    sign(loveRule),
    sign(keyRule),
    sign(elidedRule),
    sign(pronunciationRule),
    departedRule,
    sign(noteMarkRule),
    sign(checkboxRule),
    sign(dialCodeRule),
    thousandsHeadRule,
    labFlagRule,
    headingUnitRule,
    sign(priceRateRule),
    sign(testSignRule),
    sign(noteSlashRule),
    sign(copyrightRule),
    sign(aboutPriceRule),
    byFirst(numericRules.map(afterBetween), [order(lettered)], mayLead),
    cornerRule,
    weatherSignRule,
    sexSignRule,
    loneEmojiRule,
    emojiRule,
    heartRule,
    notOutRule,
    spanDashRule,
    dualRule,
    mathSignRule,
    tildeRule,
    raisedChemistryRule,
    arrowRule,
    symbolRule,
    traditionalRule,
    punctuationRule,
    otherScriptRule,
    straySymbolRule,
  ]);
}

export const englishRules: readonly Rule[] = [plainWordRule, englishRulesIn(inOrder)];
