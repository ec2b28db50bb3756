import { byFirst, inOrder, sign, space, upper } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { traditionalRule } from '../mn/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { degreeRule, dotNameRule, fileRule, linkRule, mailRule } from './addresses.ts';
import { arrowRule } from './arrows.ts';
import { loveRule } from './attributive.ts';
import { afterBetween } from './between.ts';
import { buildLineRule } from './build-lines.ts';
import { raisedChemistryRule } from './chemistry.ts';
import { codeMarkRule } from './code-marks.ts';
import { codePatternRule, patternRule } from './code-patterns.ts';
import { codeSignRule, codeValueRule } from './code-signs.ts';
import { commandSignRule, portPairRule } from './commands.ts';
import { departedRule } from './departed.ts';
import { dialCodeRule } from './dial-codes.ts';
import { rowsOf } from './figures.ts';
import { flagRule } from './flags.ts';
import { headingUnitRule } from './headings.ts';
import { hexRule } from './hex.ts';
import { sexSignRule } from './ions.ts';
import { labFlagRule } from './lab-flags.ts';
import { breadcrumbRule, copyrightSignRule, legendRule } from './legends.ts';
import { letteredRules } from './lettered-rules.ts';
import { hashNumberRule } from './log-lines.ts';
import { loneEmojiRule } from './lone-emoji.ts';
import { repositoryRule } from './manual-figures.ts';
import { maskedDigitsRule, maskedNumberRule } from './masked-numbers.ts';
import { mathSignRule, tildeRule } from './math-signs.ts';
import { elidedRule, emoticonRule } from './messages.ts';
import { cellErrorRule, closeButtonRule, namedSignRule, poundSignRule } from './named-signs.ts';
import { mayLead, numericRules } from './numeric-rules.ts';
import openings from './openings.json' with { type: 'json' };
import { keyRule, pathRule } from './paths.ts';
import { plainWordRule } from './plain-words.ts';
import { aboutPriceRule, bareRateRule, priceGapRule, priceRateRule } from './price-rates.ts';
import { checkboxRule, noteMarkRule, pronunciationRule } from './reference-marks.ts';
import { starsRule } from './reviews.ts';
import { routeDashRule } from './route-dashes.ts';
import { notOutCellRule, totalDashRule } from './score-rows.ts';
import { settingNameRule } from './setting-names.ts';
import { handleRule, hashtagRule, threadRule } from './social.ts';
import { blankRule, diameterRule, letterDashRule } from './spans.ts';
import { notOutRule } from './sports.ts';
import { cornerRule, shiftDashRule } from './street-corners.ts';
import { styleSignRule } from './style-signs.ts';
import { symbolRule } from './symbols.ts';
import { thousandsHeadRule } from './table-figures.ts';
import { tagNameRule } from './tag-names.ts';
import { terminalRule } from './terminal-lines.ts';
import { rowGapRule } from './travel-times.ts';
import { noteSlashRule } from './ward-numbers.ts';
import { wardSignRule } from './ward-words.ts';
import { weatherSignRule } from './weather-signs.ts';

/**
 * English rules, in order of precedence. Mongolian script in an English text becomes Cyrillic, for a Mongolian voice.
 * A rule marked with a kind of character is tried only where one begins.
 */
export function englishRulesIn(order: (...rules: Parameters<typeof inOrder>) => Rule): Rule {
  return order(
    {
      wardSignRule: sign(wardSignRule),
      ...rowsOf('citation-signs'),
      priceGapRule: space(priceGapRule),
      shiftDashRule: sign(shiftDashRule),
      routeDashRule,
      rowGapRule: space(rowGapRule),
      ...rowsOf('past-hours'),
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
      ...rowsOf('short-years'),
      letterDashRule: sign(letterDashRule),
      totalDashRule: sign(totalDashRule),
      ...rowsOf('date-dashes'),
      notOutCellRule: sign(notOutCellRule),
      ...rowsOf('extensions'),
      ...rowsOf('manual-signs'),
      blankRule: sign(blankRule),
      diameterRule,
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
      ...rowsOf('result-signs'),
      noteSlashRule: sign(noteSlashRule),
      ...rowsOf('copyright'),
      aboutPriceRule: sign(aboutPriceRule),
      numberOrWord: byFirst(
        afterBetween(order(numericRules, openings)),
        order(letteredRules, openings),
        mayLead,
      ),
      cornerRule,
      weatherSignRule,
      sexSignRule,
      loneEmojiRule,
      emojiRule,
      heartRule,
      notOutRule,
      ...rowsOf('dual-slashes'),
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
