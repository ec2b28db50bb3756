import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { suffixAt } from './after.ts';
import { Numeral } from './cardinal.ts';
import lists from './lists.json' with { type: 'json' };
import { inflect } from './suffix.ts';

/** Elements as they are named in formulas, by the Latin names that schools teach. */
const elements: Readonly<Record<string, string>> = lists.elements;
const part = '(?:Na|Ca|Mg|Al|Fe|Cu|Zn|Ag|Ba|Si|Mn|Pb|Cl|Br|Li|Hg|[HCNOPSFIK])\\d{0,2}';
const formula = new RegExp(`(?:${part}|\\((?:${part}){2,4}\\)\\d?){1,8}(?![\\p{L}\\p{N}])`, 'uy');
/** Formulas that could be codes by their shape. */
const common = /^(?:CO2|NO[23]|SO[23]|N2O|NH[34]|CH4|H2[OS]|H2O2|PO4|HCl|KCl|KOH|NaCl|NaOH)$/;

/** H5N1: a kind of influenza. */
const virus = /^H\d{1,2}N\d{1,2}$/;

/** `H2SO4`: аш хоёр эс о дөрөв. Codes such as HP15 and PC2 are not formulas. */
export function formulaRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 4);
  if (/\p{L}$|[\p{L}.,]\d{1,2}$/u.test(behind)) return undefined;
  const found = match(formula, text, at)?.[0] ?? '';
  const counts = found.match(/[A-Za-z)]\d/g)?.length ?? 0;
  const end = at + found.length;
  const reacts = /[+→] ?\d?$/.test(behind) || /^ ?[+→]/.test(text.slice(end, end + 2));
  const named = /химийн|элемент|атом/.test(near(text, at, 30));
  const single = (reacts || named) && /^(?:[HONF]2|Cl2|[A-Z][a-z])$/.test(found);
  const sure = single || counts > 1 || (counts > 0 && /[A-Z][a-z]/.test(found));
  if ((!sure && !common.test(found)) || virus.test(found)) return undefined;
  const said = (found.match(/[A-Z][a-z]?|\d+/g) ?? [])
    .map((one) => elements[one] ?? new Numeral(one).bare())
    .join(' ');
  const suffix = suffixAt(text, end);
  return draft(suffix?.end ?? end, 'initialism', suffix ? inflect(said, suffix.suffix) : said);
}
