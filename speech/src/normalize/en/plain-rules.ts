import { byFirst, inOrder, sign, space, upper } from '../by-first.ts';
import type { Rule } from '../draft.ts';
import { traditionalRule } from '../mn/traditional.ts';
import { punctuationRule, spaceRule } from '../punctuation.ts';
import { emojiRule, otherScriptRule, straySymbolRule } from '../symbols.ts';
import { linkRule, mailRule } from './addresses.ts';
import { cyrillicRule } from './cyrillic.ts';
import { rowsOf } from './figures.ts';
import { fractionRule } from './fractions.ts';
import { initialismRule } from './initialisms.ts';
import { moneyRule } from './money.ts';
import { lastDigitRule, numberRule, versionRule } from './numbers.ts';
import { mayLead } from './numeric-rules.ts';
import { ordinalRule } from './ordinals.ts';
import { percentRule } from './percents.ts';
import { unitRule } from './quantities.ts';
import { symbolRule } from './symbols.ts';
import { timeRule } from './times.ts';
import { wordRule } from './words.ts';

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
        percentRule,
        timeRule,
        versionRule,
        fractionRule,
        unitRule,
        ordinalRule,
        numberRule,
        lastDigitRule,
      }),
      inOrder({ moneyRule, initialismRule: upper(initialismRule), wordRule, cyrillicRule }),
      mayLead,
    ),
    emojiRule,
    symbolRule: sign(symbolRule),
    traditionalRule,
    punctuationRule,
    otherScriptRule,
    straySymbolRule,
  }),
];
