import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral } from '../numbers/cardinal.ts';

const ending = /^([a-z]{2,14}?)(?:(h)(gui|d|daa)?|(s)n(gui|iig|uu)?|(d)g|([vw])l)$/;

/**
 * Spellings with the vowel that a chat leaves out before the end of a verb: ywsn for yavsan, irhgui for irehgui.
 */
export function fuller(typed: string): readonly string[] {
  const found = ending.exec(typed);
  const stem = found?.[1] ?? '';
  // kh, sh and ch are one sound; after a vowel only the last one is missing.
  const soft = found?.[2] !== undefined && /[aeiouykscztg]$/.test(stem);
  if (!found || stem === '' || soft) return [];
  const [, , has, hasTail = '', was, wasTail = '', does] = found;
  const out: string[] = [];
  for (const vowel of ['a', 'e', 'o', 'i']) {
    if (has) out.push(`${stem}${vowel}h${hasTail}`);
    else if (vowel !== 'i') {
      const end = was ? `s${vowel}n${wasTail}` : does ? `d${vowel}g` : `v${vowel}l`;
      out.push(stem + end, `${stem}i${end}`);
    }
  }
  return out;
}

/** Tani dugaar: at the beginning of a sentence a pronoun rather than the particle тань. */
export const owners: Readonly<Record<string, string>> = {
  ...{ mini: 'миний', mine: 'миний', chini: 'чиний', tani: 'таны', mani: 'манай' },
};

/** Words of bank messages by what is next to them: TSALIN 10-R SAR II HAGAS Uld:1,263,118.40. */
export function bankWord(text: string, at: number, end: number): string | undefined {
  const written = text.slice(at, end).toLowerCase();
  if (written === 'uld')
    return /^[:.]? ?\d/.test(text.slice(end, end + 4)) ? 'үлдэгдэл' : undefined;
  if (written === 'sar') return /\d ?-? ?[rR] $/.test(leftOf(text, at, 6)) ? 'сар' : undefined;
  const value = /^[IVX]{1,4}$/.test(text.slice(at, end))
    ? romanValue(written.toUpperCase())
    : undefined;
  return value && numberedInGalig.test(text.slice(end, end + 10))
    ? new Numeral(String(value)).ordinal()
    : undefined;
}

const numberedInGalig = /^ (?:hagas|uliral|ulirl|sar(?![a-z])|heseg|hesg|kvartal|shat|eelj|kurs)/i;

/** Words of galig that mean something else behind another: give, not a word; worry, not right. */
export const pairs: Readonly<Record<string, string>> = lists.pairs;
