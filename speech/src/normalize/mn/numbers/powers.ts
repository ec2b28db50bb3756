import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { powerOf } from '../../superscript.ts';
import { nounFollows, suffixed } from '../endings/after.ts';
import { perAt, unitBehind } from '../measures/units.ts';
import { decimalWords, Numeral, plainNumber } from './cardinal.ts';
import { withSuffix } from './spans.ts';

const mantissa = '(?:(?<mantissa>\\d{1,6}(?:[.,]\\d{1,9})?) ?[×·xх*] ?(?=10[⁻⁺^]?[-⁰-⁹¹²³\\d]))?';
const raised = new RegExp(
  `${mantissa}(?<base>\\d{1,4})(?<power>[⁻⁺]?(?:[⁰²³⁴-⁹]|¹(?=[⁰-⁹¹²³]))[⁰-⁹¹²³]{0,5}|\\^-?\\d{1,3})`,
  'uy',
);
/** 1e-5, 2.5E6: as computers write a power of ten. */
const scientific =
  /(?<mantissa>\d{1,6})(?:(?=e)|(?=E[-+\u2212])|(?:[.,](?<part>\d{1,9})))[eE](?<power>[-+\u2212]?\d{1,3})(?![\p{L}\d]|[.,]\d)/uy;

/** `10⁶`: the sixth power of ten; `6.02×10²³`, `1e-5`: so many times one. */
export function powerRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,]/u.test(text.charAt(at - 1))) return undefined;
  const typed = match(scientific, text, at);
  const found = typed ?? match(raised, text, at);
  const { mantissa = '', part = '', base = '10', power = '' } = found?.groups ?? {};
  const shown =
    typed || power.startsWith('^')
      ? { minus: /[-\u2212]/.test(power), digits: power.replace(/\D/g, '') }
      : powerOf(base, power);
  if (!found || !shown) return undefined;
  const end = at + found[0].length;
  // 2e3 байр: the entrance of a house.
  if (typed && part === '' && /^\d/.test(power) && nounFollows(text, end)) return undefined;
  const exponent = new Numeral(shown.digits).attributive();
  const small = typed || shown.minus ? undefined : { 2: 'квадрат', 3: 'куб' }[shown.digits];
  const said = small ?? `${shown.minus ? 'хасах ' : ''}${exponent} зэрэг`;
  const [units = '', decimals = part] = mantissa.split(/[.,]/);
  const times = decimals === '' ? [new Numeral(units).bare()] : decimalWords(units, decimals);
  const lead = mantissa === '' ? '' : `${times.join(' ')} үржих `;
  const whole = `${lead}${plainNumber(base).inflect('ийн')} ${said}`;
  const per = perAt(text, end);
  if (per) return draft(per.end, 'unit', `${per.before} ${whole}`);
  const measured = unitBehind(text, end);
  if (measured) {
    const { after, before } = measured.unit;
    const unit = withSuffix(text, before ? `${after} ${before}` : after, measured.end);
    return draft(unit.end, 'unit', `${whole} ${unit.spoken}`);
  }
  return suffixed(text, end, 'number', whole);
}
