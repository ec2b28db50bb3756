import { byFirst, inOrder, type Ordered, sign, space, upper } from '../by-first.ts';
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
import { clinicRule } from './clinic-notes.ts';
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
import { howLongRule, signatureRule } from './doses.ts';
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
import { lawWordRule } from './law-words.ts';
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
import openings from './openings.json' with { type: 'json' };
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

const lettered: Ordered = {
  metarRule: upper(metarRule),
  underTeamRule: upper(underTeamRule),
  currencyPairRule: upper(currencyPairRule),
  codeBracketRule: upper(codeBracketRule),
  currencyCodeRule,
  randRule,
  sportHeadRule,
  tableHeadRule: upper(tableHeadRule),
  streakRule: upper(streakRule),
  outcomeCellRule: upper(outcomeCellRule),
  golfCellRule: upper(golfCellRule),
  cellUnitRule,
  spineRule: upper(spineRule),
  lessonRule,
  questionRule,
  schoolYearRule,
  confirmationRule,
  flightRule: upper(flightRule),
  zoneNameRule: upper(zoneNameRule),
  montanaRule: upper(montanaRule),
  stateRoadRule: upper(stateRoadRule),
  wardWordRule,
  placeCodeRule: upper(placeCodeRule),
  positionRule,
  citationRule,
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
  machineNameRule,
  tractRule: upper(tractRule),
  userNameRule,
  resultFigureRule,
  rateRowRule: upper(rateRowRule),
  junctionRule: upper(junctionRule),
  foreignCentsRule,
  minutesRule: upper(minutesRule),
  nameLinkRule,
  partyRule: upper(partyRule),
  firmNameRule: upper(firmNameRule),
  scriptureRule: upper(scriptureRule),
  firstLettersRule,
  hexRule,
  yearlyCodeRule: upper(yearlyCodeRule),
  storageCodeRule: upper(storageCodeRule),
  madeByRule,
  smallRomanRule,
  familyRule,
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
  slashedAgeRule,
  datePatternRule,
  gradeRangeRule,
  bareContractionRule,
  chordRule: upper(chordRule),
  sharpRule: upper(sharpRule),
  howLongRule,
  kitchenRule,
  knittingRule,
  centuryRule,
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
  shortYearRule: upper(shortYearRule),
  namedDateRule: upper(namedDateRule),
  weekdayRule,
  capitalDayRule: upper(capitalDayRule),
  fromNoonRule,
  loneUnitRule,
  identifierRule,
  signatureRule,
  clinicRule,
  resultRule,
  countedLetterRule,
  tideRule: upper(tideRule),
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
  windRangeRule: upper(windRangeRule),
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

/**
 * English rules, in order of precedence. Mongolian script in an English text becomes Cyrillic, for a Mongolian voice.
 * A rule marked with a kind of character is tried only where one begins.
 */
export function englishRulesIn(order: (...rules: Parameters<typeof inOrder>) => Rule): Rule {
  const numeric = Object.entries(numericRules).map(([name, rule]) => [name, afterBetween(rule)]);
  return order(
    {
      wardSignRule: sign(wardSignRule),
      citationSignRule: sign(citationSignRule),
      priceGapRule: space(priceGapRule),
      shiftDashRule: sign(shiftDashRule),
      routeDashRule,
      rowGapRule: space(rowGapRule),
      pastHourRule: sign(pastHourRule),
      bareRateRule: space(bareRateRule),
      spaceRule: space(spaceRule),
      terminalRule,
      patternRule,
      codePatternRule,
      tagNameRule: sign(tagNameRule),
      styleSignRule: sign(styleSignRule),
      buildLineRule,
      codeMarkRule: sign(codeMarkRule),
      codeSignRule,
      codeValueRule,
      namedSignRule: sign(namedSignRule),
      cellErrorRule: sign(cellErrorRule),
      closeButtonRule: sign(closeButtonRule),
      poundSignRule: sign(poundSignRule),
      degreeRule: upper(degreeRule),
      mailRule,
      linkRule,
      emoticonRule,
      repositoryRule,
      pathRule,
      flagRule: sign(flagRule),
      settingNameRule,
      fileRule,
      dotNameRule: sign(dotNameRule),
      commandSignRule,
      portPairRule,
      legendRule,
      breadcrumbRule: sign(breadcrumbRule),
      copyrightSignRule: sign(copyrightSignRule),
      handleRule: sign(handleRule),
      hexRule,
      hashtagRule: sign(hashtagRule),
      hashNumberRule: sign(hashNumberRule),
      threadRule,
      shortYearsRule: sign(shortYearsRule),
      dateDashRule: sign(dateDashRule),
      totalDashRule: sign(totalDashRule),
      emptyCellRule: sign(emptyCellRule),
      notOutCellRule: sign(notOutCellRule),
      extensionRule,
      manualSignRule,
      maskedDigitsRule,
      maskedNumberRule,
      starsRule: sign(starsRule),
      loveRule: sign(loveRule),
      keyRule: sign(keyRule),
      elidedRule: sign(elidedRule),
      pronunciationRule: sign(pronunciationRule),
      departedRule,
      noteMarkRule: sign(noteMarkRule),
      checkboxRule: sign(checkboxRule),
      dialCodeRule: sign(dialCodeRule),
      thousandsHeadRule,
      labFlagRule,
      headingUnitRule,
      priceRateRule: sign(priceRateRule),
      testSignRule: sign(testSignRule),
      noteSlashRule: sign(noteSlashRule),
      copyrightRule: sign(copyrightRule),
      aboutPriceRule: sign(aboutPriceRule),
      numberOrWord: byFirst(
        order(Object.fromEntries(numeric), openings),
        order(lettered, openings),
        mayLead,
      ),
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
    },
    openings,
  );
}

export const englishRules: readonly Rule[] = [plainWordRule, englishRulesIn(inOrder)];
