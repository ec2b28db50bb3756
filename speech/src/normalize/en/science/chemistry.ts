import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readAmount } from '../numbers/amount.ts';
import { cardinal, inPairs } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';
import { elementSource, formulaSource, isotopeNames } from './elements.ts';

/** Formulas and symbols with small letters in them, which are said by their letters. */
const formula =
  /(HCl|KCl|LiCl|NaCl|NaOH|NaF|HBr|KBr|pH|pKa|pKb|pOH|[mrt]RNA|[sm]iRNA|[MA]r(?= ?=)|cDNA|mtDNA|eGFR)(?![\p{L}\p{N}])/uy;
const molar =
  / ?M(?= (?:[A-Z][a-z]?\d{0,2}){2,6}(?![\p{L}\p{N}])| [a-z]{0,20} ?(?:acid|solution|chloride|hydroxide|buffer|ammonia)(?!\p{L}))/uy;
/** What shows that the capitals behind M are a formula: a small letter or a digit. */
const isFormula = /^ (?:[A-Z]{1,3}[a-z\d]|KOH|KI |HI )|^ [a-z]/;

const shape = new RegExp(`${formulaSource}(?![\\p{L}\\p{N}'-])`, 'uy');
/** NiCd, LiPo and PoS are said in other ways, PCs and NaNs are plurals, MoMo is a name. */
const noFormula = /^(?:[A-Z]{1,5}s|([A-Z][a-z])\1|LiPo|NaN|OsCar|CoS|InCo|SiC?Fi)$/;
const parts = new RegExp(`${elementSource}|\\d{1,3}`, 'gu');
const spell = (written: string): string =>
  (written.match(parts) ?? [])
    .map((part) => (/\d/.test(part) ? cardinal(part) : [...part.toUpperCase()].join(' ')))
    .join(' ');

/** CaCO3: two elements at least, one of which has a small letter; or Cl2 and Br2. */
function compoundAt(text: string, at: number): string | undefined {
  const found = match(shape, text, at)?.[0];
  if (!found || noFormula.test(found)) return undefined;
  // OH⁻, NH₄⁺.
  if (/^[²³⁴]?[⁺⁻]/.test(rightOf(text, at + found.length, 2))) return found;
  const capitals = found.match(/[A-Z]/g)?.length ?? 0;
  const mixed =
    capitals > 1 && /[a-z]/.test(found) && (/\d/.test(found) || /^[A-Z][a-z]/.test(found));
  return mixed ? found : undefined;
}

const ion = new RegExp(
  `(${elementSource})(?:([²³⁴]?)([⁺⁻])|(\\d?)([+\\u2212])(?![\\p{L}\\p{N}]))`,
  'uy',
);
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const charged = /([²³⁴]?)([⁺⁻])/y;
const isotope = /[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}(?=[A-Z][a-z]?(?![a-z]))/y;
const numbered = new RegExp(
  `(${Object.keys(isotopeNames).join('|')})-(\\d{1,3})(?![\\d\\p{L}-])`,
  'uy',
);

const charge = (count: string, sign: string): string => {
  const many =
    count === '' ? '' : `${cardinal(String(Math.max(raisedDigits.indexOf(count), 0) || count))} `;
  return `${many}${/[⁺+]/.test(sign) ? 'plus' : 'minus'}`;
};

/** `Fe³⁺`, `Ca2+`: an ion. `Cs-137`: an isotope. */
function ionAt(text: string, at: number): Draft | undefined {
  const found = match(ion, text, at);
  // K+ and C+ are grades and shops; a large digit or two letters show an ion.
  if (found?.[1] && (found[3] || found[4] || found[1].length > 1)) {
    const [, symbol, count, sign, typed, plus] = found;
    const said = charge(count ?? typed ?? '', sign ?? plus ?? '');
    return draftOf(found, 'initialism', `${[...symbol.toUpperCase()].join(' ')} ${said}`);
  }
  const named = match(numbered, text, at);
  const name = named?.[1] && named[1].length > 1 ? isotopeNames[named[1]] : undefined;
  return named?.[2] && name && isNuclide(named[1] ?? '', named[2])
    ? draftOf(named, 'initialism', `${name} ${inPairs(named[2])}`)
    : undefined;
}

/** Co-60 and Am-241; but Co-1 and Ra-ra. */
const isNuclide = (symbol: string, mass: string): boolean =>
  symbol === 'He' || symbol === 'Li' || symbol === 'Be' ? Number(mass) < 11 : Number(mass) > 20;

/** Raised signs of chemistry: `¹⁴C` carbon fourteen, the charge of `SO₄²⁻`. */
export function raisedChemistryRule({ text, at }: Scan): Draft | undefined {
  const before = text.charAt(at - 1);
  const charges = match(charged, text, at);
  if (
    charges?.[2] &&
    /[A-Za-z\d)\]]/.test(before) &&
    !/[\d⁻⁺¹²³⁰⁴-⁹]/.test(text.charAt(at + charges[0].length))
  )
    return draftOf(charges, 'symbol', charge(charges[1] ?? '', charges[2]));
  const mass = /[\p{L}\p{N})]/u.test(before) ? null : match(isotope, text, at)?.[0];
  const symbol = mass && /^[A-Z][a-z]?/.exec(rightOf(text, at + mass.length, 2))?.[0];
  const name = symbol ? isotopeNames[symbol] : undefined;
  if (!mass || !symbol || !name) return undefined;
  const digits = [...mass].map((digit) => raisedDigits.indexOf(digit)).join('');
  return draft(at + mass.length + symbol.length, 'symbol', `${name} ${inPairs(digits)}`);
}

/** `HCl`: H C L. */
export function formulaRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const symbol = match(/([A-Z])([a-z])(?=\))/y, text, at);
  if (symbol && allows('@element', 'before', leftOf(text, at, 14).toLowerCase()))
    return readAs(symbol, 'initialism', '{1:text} {2:letters}');
  // T½: how long half of it takes to decay.
  const halfLife = match(/t(?:½|1[/\u2044]2)(?=[ =,;)])/y, text, at);
  if (halfLife) return readAs(halfLife, 'symbol', 't half');
  const compound = compoundAt(text, at);
  if (compound) return draft(at + compound.length, 'initialism', spell(compound));
  const charged = ionAt(text, at);
  if (charged) return charged;
  const found = match(formula, text, at);
  return found ? readAs(found, 'initialism', '{1:letters}') : undefined;
}

/** `0.1 M HCl`: zero point one molar. */
export function molarRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£¥₮₦]/u.test(text.charAt(at - 1))) return undefined;
  const amount = readAmount(text, at);
  const found = amount && match(molar, text, amount.end);
  if (!amount || !found) return undefined;
  const end = amount.end + found[0].length;
  return isFormula.test(text.slice(end, end + 6))
    ? draft(end, 'unit', `${amountWords(amount)} molar`)
    : undefined;
}

const typedIsotope =
  /(\d{1,3}m?)(U|Pu|Pb|Cs|Sr|Po|Rn|Ra|Th|Am|Tc|I|C|N|O|H|K|Ar|P|Co)(?![\p{L}\p{N}'’])/uy;
/** Letters that degrees, hours and directions have as well, with the masses that their atoms have. */
const lightAtom = /^(?:[CNOHKPIU]|Am)$/;
const lightMass =
  /^(?:1[1-4]C|1[3-6]N|1[5-9]O|[1-3]H|(?:39|4[0-2])K|3[1-3]P|1[23]\d+I|23[3-8]U|24[1-3]Am)$/;
const isotopeGoesOn =
  /^[-\u2013 ](?:dating|dated?|dates|labell?ed|NMR|ages?|isotopes?|decays?|half-li\p{Ll}+|enriched|depleted|atoms?|nucle\p{L}+|content|ratios?|activity|uptake|scans?|therapy)/u;

/** `14C dating`, `235U`, `18O/16O`: the mass of an atom whose small digits were copied as large ones. */
export function typedIsotopeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(typedIsotope, text, at);
  const name = found?.[2] ? isotopeNames[found[2]] : undefined;
  if (!found?.[1] || !found[2] || !name) return undefined;
  const end = at + found[0].length;
  const light = lightAtom.test(found[2]);
  if (light ? !lightMass.test(found[0]) : found[1].length < 2) return undefined;
  const behind = leftOf(text, at, 16);
  const told =
    !light ||
    /^(?:23\dU|1[23]\dI)$/.test(found[0]) ||
    isotopeGoesOn.test(text.slice(end, end + 16)) ||
    // 18O/16O, but 14C/57F is how warm it is.
    new RegExp(`^/\\d{1,2}${found[2]}(?!\\p{L})`, 'u').test(text.slice(end, end + 5)) ||
    new RegExp(`\\d{1,2}${found[2]}/$`, 'u').test(behind);
  const mass = found[1].replace('m', '');
  return told
    ? draft(end, 'symbol', `${name} ${inPairs(mass)}${found[1] === mass ? '' : ' M'}`)
    : undefined;
}
