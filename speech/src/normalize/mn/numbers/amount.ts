import { match } from '../../draft.ts';
import { keptAt } from '../../kept.ts';
import { leftOf, rightOf } from '../../near.ts';
import { daySuffix } from '../endings/after.ts';
import { decimalWords, digitByDigit, Numeral } from './cardinal.ts';

/** A number as written: its end, its digits, and whether its reading is certain. */
export interface Amount {
  readonly end: number;
  readonly whole: string;
  /** Digits after the point or comma; '' if there are none. */
  readonly fraction: string;
  readonly negative: boolean;
  readonly signed: boolean;
  readonly certain: boolean;
}

const grouped =
  /(\d{1,3}(?:,\d{3}){1,6})(?:\.(\d{1,12}))?(?![\d,]\d|\d)|(\d{1,3}(?:[ \u00A0\u202F\u2009]\d{3}){1,6})(?:[.,](\d{1,12}))?(?![ \u00A0]?\d)|(\d{1,3}(?:\.\d{3}){2,6})(?:,(\d{1,12}))?(?![.,]?\d)|(\d{1,3}(?:'\d{3}){1,6})(?:[.,](\d{1,12}))?(?!['\d])/y;
const plain = /(\d{1,400})(?:\.(\d{1,12})(?![\d]|\.\d)|,(\d{1,12})(?!\d|,\d))?/y;
const sign = /[-+\u2212](?=[\d])/y;
/** A dash in place of the minus sign before degrees: –10°C. */
const typedMinus =
  /\u2013(?=\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:-|\u2013|\u2212|\.{2,3}|…) ?[-\u2013\u2212]?\d{1,3})? ?(?:°|хэм|градус))/y;
const ordinalBehind = /^(?:-р(?![а-яөү])|[- ]?(?:дугаар|дүгээр))/;
const memory = /^(?:[GT]B|[gt]b|[ГТ][Бб])/;
const money = /^ ?(?:₮|төг|MNT)/;

/** Behind these three decimals are exact: 1.250 кг; 12.000 км is a round number of them. */
const measured =
  /^ ?(?:кг|гр?|мг|м|км|см|мм|мл|л|тн?|га|сек|мс|секунд|метр|литр|тонн|килограмм|грамм|километр|хувь|хувиар|хэм|градус)(?!\p{L})|^ ?[%°‰]/u;

/** 25.283 өргөдөл: what is counted is whole. */
const counted =
  /^ (?:хүн|иргэн|айл|өрх|сурагч|оюут|хүүхэд|хүүхд|өргөдөл|гомдол|дуудлага|зөрчил|толгой|ширхэг|жуулчин)/;

/** Whether a minus sign is possible here: a hyphen after a letter or a digit joins. */
export function signMayStand(text: string, at: number): boolean {
  return (
    at === 0 ||
    /[\s([{=:;,/"«„“<>≤≥…~≈₮$€£¥±|]/.test(text.charAt(at - 1)) ||
    text.slice(at - 2, at) === '..'
  );
}

/** Reads a number: 1,234 is one thousand, 1,2 a decimal; 9.900₮ is thousands because of the currency. */
export const readAmount = keptAt((text, at): Amount | undefined => {
  const signFound = match(sign, text, at) ?? match(typedMinus, text, at);
  if (signFound && !signMayStand(text, at)) return undefined;
  const start = signFound ? at + 1 : at;
  const negative = signFound !== null && /[-\u2212\u2013]/.test(signFound[0]);
  const signed = signFound !== null;
  const found = match(grouped, text, start);
  // iPhone 13 128GB and А4 500 хуудас have two numbers.
  const isTwo =
    found?.[3] !== undefined &&
    (memory.test(rightOf(text, start + found[0].length, 3)) ||
      (/(?<!\p{L})\p{L}{1,2}$/u.test(leftOf(text, start, 3)) && !found[0].endsWith(' 000')));
  if (found && !isTwo) {
    const whole = (found[1] ?? found[3] ?? found[5] ?? found[7] ?? '').replace(/\D/g, '');
    const fraction = found[2] ?? found[4] ?? found[6] ?? found[8] ?? '';
    const end = start + found[0].length;
    if (!/^0\d/.test(whole)) return { end, whole, fraction, negative, signed, certain: true };
  }
  const simple = match(plain, text, start);
  if (!simple?.[1]) return undefined;
  // 1,2,3 and 5,6-р are lists, not decimals.
  const behind = rightOf(text, start + simple[0].length, 8);
  const listed =
    simple[3] !== undefined &&
    (/\d,$|№ ?$/.test(leftOf(text, start, 2)) ||
      // C(5,2), f(3,4)
      (/(?<!\p{L})[A-Za-z]\($/u.test(leftOf(text, start, 3)) && behind.startsWith(')')) ||
      ordinalBehind.test(behind) ||
      (daySuffix.test(behind) && leftOf(text, start, 6) === 'сарын '));
  const end = start + (listed ? simple[1].length : simple[0].length);
  const fraction = simple[2] ?? (listed ? '' : (simple[3] ?? ''));
  const priced = money.test(text.slice(end, end + 5));
  // 16.000, 9.500: prices of a menu, as hardly anybody writes three decimals that end in zero.
  const grouping =
    simple[2] !== undefined &&
    !simple[1].startsWith('0') &&
    (counted.test(text.slice(end, end + 12)) ||
      (/^\d\d0$/.test(fraction) &&
        (fraction === '000' || !measured.test(text.slice(end, end + 14)))));
  if (fraction.length === 3 && simple[1].length <= 3 && (priced || grouping))
    return { end, whole: simple[1] + fraction, fraction: '', negative, signed, certain: true };
  const certain = simple[1].length <= 21 && !(fraction.length === 3 && simple[3] !== undefined);
  return { end, whole: simple[1], fraction, negative, signed, certain };
});

/** Returns an amount's numeral. Leading zeros (007) make it a serial number, read digit by digit. */
export function numeralOf(amount: Amount): Numeral {
  const lead = amount.negative ? ['хасах'] : amount.signed ? ['нэмэх'] : [];
  // 3450.00 has no hundredths.
  if (amount.fraction !== '' && !(/^0+$/.test(amount.fraction) && amount.fraction.length > 1))
    return new Numeral([...lead, ...decimalWords(amount.whole, amount.fraction)]);
  if (/^0\d/.test(amount.whole))
    return new Numeral([...lead, ...digitByDigit(amount.whole).split(' ')]);
  return new Numeral([...lead, ...new Numeral(amount.whole).words]);
}
