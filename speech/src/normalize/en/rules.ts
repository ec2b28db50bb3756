import { byFirst, inOrder, sign, space, upper } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { formulaRuleOf } from '../formula/formula-rule.ts';
import { traditionalRule } from '../mn/scripts/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, heartRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { labFlagRule } from './clinic/lab-flags.ts';
import { codeBracketRule } from './codes/flights.ts';
import { repositoryRule } from './codes/manual-figures.ts';
import { rowsOf } from './figures.ts';
import { letteredRules } from './lettered-rules.ts';
import { weatherSignRule } from './measures/weather-signs.ts';
import { bareRateRule, priceGapRule, priceRateRule } from './money/price-rates.ts';
import { afterBetween } from './numbers/between.ts';
import { letterDashRule } from './numbers/spans.ts';
import { mayLead, numericRules } from './numeric-rules.ts';
import openings from './openings.json' with { type: 'json' };
import { routeDashRule } from './places/route-dashes.ts';
import { plainWordRule } from './plain-words.ts';
import { dotNameRule, fileRule, linkRule, mailRule } from './programs/addresses.ts';
import { codePatternRule, patternRule } from './programs/code-patterns.ts';
import { codeValueRule } from './programs/code-values.ts';
import { flagRule } from './programs/flags.ts';
import { pathRule } from './programs/paths.ts';
import { settingNameRule } from './programs/setting-names.ts';
import { handleRule, hashtagRule, threadRule } from './programs/social.ts';
import { tagNameRule } from './programs/tag-names.ts';
import { terminalRule } from './programs/terminal-lines.ts';
import { raisedChemistryRule } from './science/chemistry.ts';
import { sexSignRule } from './science/ions.ts';
import { say } from './science/say-formula.ts';
import { arrowRule } from './signs/arrows.ts';
import { loneEmojiRule } from './signs/lone-emoji.ts';
import { namedSignRule } from './signs/named-signs.ts';
import { noteMarkRule, pronunciationRule } from './signs/reference-marks.ts';
import { starsRule } from './signs/reviews.ts';
import { signRules } from './signs/sign-rules.ts';
import { notOutCellRule, totalDashRule } from './sports/score-rows.ts';
import { headingUnitRule } from './tables/headings.ts';
import { breadcrumbRule } from './tables/legends.ts';
import { thousandsHeadRule } from './tables/table-figures.ts';
import { rowGapRule } from './times/travel-times.ts';
import { departedRule } from './words/departed.ts';
import { emoticonRule } from './words/messages.ts';

/**
 * English rules, in order of precedence. Mongolian script in an English text becomes Cyrillic, for a Mongolian voice.
 * A rule marked with a kind of character is tried only where one begins.
 */
export function englishRulesIn(order: (...rules: Parameters<typeof inOrder>) => Rule): Rule {
  return order(
    {
      ...rowsOf('ward-signs'),
      ...rowsOf('citation-signs'),
      priceGapRule: space(priceGapRule),
      ...rowsOf('shift-dashes'),
      routeDashRule,
      rowGapRule: space(rowGapRule),
      ...rowsOf('past-hours'),
      bareRateRule: space(bareRateRule),
      spaceRule: space(spaceRule),
      ...rowsOf('terminal'),
      terminalRule,
      patternRule,
      codePatternRule,
      tagNameRule: sign(tagNameRule),
      ...rowsOf('style-signs'),
      ...rowsOf('build-lines'),
      ...rowsOf('code-marks'),
      ...rowsOf('code-signs'),
      codeValueRule,
      namedSignRule: sign(namedSignRule),
      ...rowsOf('marks-of-cells'),
      ...rowsOf('degrees'),
      mailRule,
      linkRule,
      emoticonRule,
      repositoryRule,
      ...rowsOf('images'),
      pathRule,
      flagRule: sign(flagRule),
      settingNameRule,
      fileRule,
      dotNameRule: sign(dotNameRule),
      mathRule: formulaRuleOf(say),
      ...rowsOf('commands'),
      ...rowsOf('ports'),
      ...rowsOf('legends'),
      breadcrumbRule: sign(breadcrumbRule),
      ...rowsOf('copyright'),
      handleRule: sign(handleRule),
      ...rowsOf('hashes-of-files'),
      hashtagRule: sign(hashtagRule),
      ...rowsOf('number-signs'),
      threadRule,
      ...rowsOf('short-years'),
      letterDashRule: sign(letterDashRule),
      totalDashRule: sign(totalDashRule),
      ...rowsOf('date-dashes'),
      notOutCellRule: sign(notOutCellRule),
      ...rowsOf('extensions'),
      ...rowsOf('manual-signs'),
      ...rowsOf('blanks'),
      ...rowsOf('diameters'),
      ...rowsOf('cards'),
      starsRule: sign(starsRule),
      ...rowsOf('hearts'),
      ...rowsOf('key-signs'),
      ...rowsOf('elided'),
      pronunciationRule: sign(pronunciationRule),
      departedRule,
      noteMarkRule: sign(noteMarkRule),
      ...rowsOf('dialed'),
      ...rowsOf('boxes'),
      thousandsHeadRule,
      labFlagRule,
      codeBracketRule: upper(codeBracketRule),
      headingUnitRule,
      ...rowsOf('rates'),
      priceRateRule: sign(priceRateRule),
      ...rowsOf('result-signs'),
      ...rowsOf('note-signs'),
      numberOrWord: byFirst(
        afterBetween(order(numericRules, openings)),
        order(letteredRules, openings),
        mayLead,
      ),
      ...rowsOf('corners'),
      weatherSignRule,
      sexSignRule,
      loneEmojiRule,
      emojiRule,
      heartRule,
      ...rowsOf('not-out'),
      ...rowsOf('dual-slashes'),
      ...rowsOf('math-signs'),
      raisedChemistryRule,
      ...rowsOf('typed-arrows'),
      arrowRule,
      ...signRules,
      traditionalRule,
      punctuationRule,
      otherScriptRule,
      straySymbolRule,
    },
    openings,
  );
}

export const englishRules: readonly Rule[] = [plainWordRule, englishRulesIn(inOrder)];
