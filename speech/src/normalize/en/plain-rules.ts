import { byFirst, inOrder, space, upper } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { traditionalRule } from '../mn/scripts/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { rowsOf } from './figures.ts';
import { unitRule } from './measures/quantities.ts';
import { moneyRule } from './money/money.ts';
import { fractionRule } from './numbers/fractions.ts';
import { lastDigitRule, numberRule } from './numbers/numbers.ts';
import { percentRule } from './numbers/percents.ts';
import { mayLead } from './numeric-rules.ts';
import { linkRule, mailRule } from './programs/addresses.ts';
import { signRules } from './signs/sign-rules.ts';
import { timeRule } from './times/times.ts';
import { cyrillicRule } from './words/cyrillic.ts';
import { initialismRule } from './words/initialisms.ts';
import { wordRule } from './words/words.ts';

/** The rules for a dense text (see `isDense`): they need nothing of what stands around a figure. */
export const plainRules: readonly Rule[] = [
  inOrder({
    spaceRule: space(spaceRule),
    mailRule,
    linkRule,
    numberOrWord: byFirst(
      inOrder({
        ...rowsOf('full-dates'),
        moneyRule,
        ...rowsOf('negative-percents'),
        percentRule,
        ...rowsOf('hours'),
        timeRule,
        ...rowsOf('dotted'),
        fractionRule,
        unitRule,
        ...rowsOf('ordinals'),
        numberRule,
        lastDigitRule,
      }),
      inOrder({ moneyRule, initialismRule: upper(initialismRule), wordRule, cyrillicRule }),
      mayLead,
    ),
    emojiRule,
    ...signRules,
    traditionalRule,
    punctuationRule,
    otherScriptRule,
    straySymbolRule,
  }),
];
