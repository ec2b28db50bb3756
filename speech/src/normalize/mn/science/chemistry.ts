import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf, letter, near } from '../../near.ts';
import { suffixed } from '../endings/after.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral } from '../numbers/cardinal.ts';

/** Elements as they are named in formulas, by the Latin names that schools teach. */
const elements: Readonly<Record<string, string>> = lists.elements;
const part = '(?:Na|Ca|Mg|Al|Fe|Cu|Zn|Ag|Ba|Si|Mn|Pb|Cl|Br|Li|Hg|[HCNOPSFIK])\\d{0,2}';
const formula = new RegExp(`(?:${part}|\\((?:${part}){2,4}\\)\\d?){1,8}(?![\\p{L}\\d])`, 'uy');
/** Formulas that could be codes by their shape. */
const common = /^(?:CO2|NO[23]|SO[23]|N2O|NH[34]|CH4|H2[OS]|H2O2|PO4|HCl|KCl|KOH|NaCl|NaOH)$/;

/** H5N1: a kind of influenza. */
const virus = /^H\d{1,2}N\d{1,2}$/;

const nucleus = /(?:([⁰¹²³⁴-⁹]{1,3})|(?=\p{Lu}))(\p{Lu}\p{Ll}?)(?:-(\d{1,3}))?(?![\p{L}\d])/uy;
const heavy = /^(?:U-23\d|Pu-2\d\d|Cs-13\d|Sr-9\d|Ra-22\d|Th-23\d)$/;
const nuclear = /изотоп|цацраг|цөм|задрал|реактор|атом/;

/** `¹⁴C`, `U-235`, `I-131 изотоп`: an isotope; U-20 and C-14 are also something else. */
export function isotopeAt(text: string, at: number): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const [whole = '', raised = '', element = '', typed = ''] = match(nucleus, text, at) ?? [];
  const name = Object.hasOwn(elements, element) ? elements[element] : undefined;
  const digits = typed || [...raised].map((one) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)).join('');
  if (!name || digits === '' || (typed && raised)) return undefined;
  if (typed && !heavy.test(whole) && !nuclear.test(near(text, at, 40))) return undefined;
  const end = at + whole.length;
  return suffixed(text, end, 'initialism', `${name} ${new Numeral(digits).bare()}`);
}

/** `H2SO4`: аш хоёр эс о дөрөв. Codes such as HP15 and PC2 are not formulas. */
export function formulaRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Z]/.test(text.charAt(at))) return undefined;
  const isotope = isotopeAt(text, at);
  if (isotope) return isotope;
  const behind = leftOf(text, at, 4);
  if (/\p{L}$|[\p{L}.,]\d{1,2}$/u.test(behind)) return undefined;
  const found = match(formula, text, at)?.[0] ?? '';
  if (found === '') return undefined;
  const counts = found.match(/[A-Za-z)]\d/g)?.length ?? 0;
  const end = at + found.length;
  const reacts =
    /(?<![а-яөү] ?)[+→] ?\d?$/.test(behind) || /^ ?[+→]/.test(text.slice(end, end + 2));
  const named = /химийн|элемент|атом/.test(near(text, at, 30));
  const charge =
    match(/[²³⁴]?[⁺⁻]/uy, text, end) ??
    (/ион(?!ы?х)|ммоль|mmol|электролит/.test(near(text, at, 60))
      ? match(/[-+\u2212](?=[\s,;)]|$)/y, text, end)
      : null);
  const single =
    charge !== null ||
    (reacts && /^(?:[A-Z][a-z]?){2,3}$/.test(found)) ||
    ((reacts || named) && /^(?:[HONF]2|Cl2|[A-Z][a-z])$/.test(found));
  const sure = single || counts > 1 || (counts > 0 && /[A-Z][a-z]/.test(found));
  if ((!sure && !common.test(found)) || virus.test(found)) return undefined;
  const parts = (found.match(/[A-Z][a-z]?|\d+/g) ?? []).map(
    (one) => elements[one] ?? new Numeral(one).bare(),
  );
  const [sign = '', size = ''] = /([²³⁴]?)([⁺⁻+-])/.exec(charge?.[0] ?? '')?.reverse() ?? [];
  const stop = end + (charge?.[0].length ?? 0);
  const many = { '²': ['хоёр'], '³': ['гурав'], '⁴': ['дөрөв'] }[size] ?? [];
  const charged = charge ? [...many, /[⁺+]/.test(sign) ? 'нэмэх' : 'хасах'] : [];
  return suffixed(text, stop, 'initialism', [...parts, ...charged].join(' '));
}
