import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
/** A currency's names: the unit and its hundredth. */
export interface Currency {
  readonly unit: string;
  readonly cent: string;
  readonly certain: boolean;
}

const made = (unit: string, cent: string, certain = true): Currency => ({ unit, cent, certain });

export const tugrug = made('төгрөг', 'мөнгө');

/** By sign or code. ¥ means the yuan, which is more common in Mongolian texts, and is marked uncertain. */
const currencies = new Map<string, Currency>(
  Object.entries(lists.currencies).map(([written, [unit = '', cent = '']]) => [
    written,
    made(unit, cent, written !== '¥'),
  ]),
);
const codes = 'MNT|USD|EUR|GBP|CNY|RMB|JPY|RUB|KRW|CHF|AUD|HKD|SGD|INR|THB|KZT';
const shape = new RegExp(
  `US\\$|ам\\.доллар(?![\\p{L}\\p{N}])|[₮$€£¥₽₩₹฿₿₴₸₺¢]|(?:${codes}|төгрөг|төг)(?![\\p{L}\\p{N}])`,
  'uy',
);
const code = new RegExp(`(?:${codes})(?![\\p{L}\\p{N}])(?! ?\\p{Script=Latin})`, 'uy');

/** The name of a code without an amount: `USD: 3,571₮`, `USD/MNT`, `USD-ийн ханш`. */
export function currencyCodeAt(
  text: string,
  at: number,
): { currency: Currency; end: number } | undefined {
  code.lastIndex = at;
  const found = code.exec(text);
  const currency = found ? currencies.get(found[0]) : undefined;
  return found && currency ? { currency, end: at + found[0].length } : undefined;
}

const mayBegin = /[A-ZtатТ\p{Sc}]/u;

/** The currency at a place, sign or code; `төг` includes its full stop. */
export function currencyAt(
  text: string,
  at: number,
): { currency: Currency; end: number } | undefined {
  if (!mayBegin.test(text.charAt(at))) return undefined;
  shape.lastIndex = at;
  const found = shape.exec(text);
  const currency = found ? currencies.get(found[0]) : undefined;
  if (!found) return shortTugrug(text, at);
  if (!currency) return undefined;
  const end = at + found[0].length;
  const stop =
    found[0] === 'төг' && text[end] === '.' && !/^\.\s+\p{Lu}|^\.$/u.test(text.slice(end, end + 4));
  return { currency, end: stop ? end + 1 : end };
}

/** The currency behind a number, directly or behind a space. */
export const currencyBehind = (text: string, end: number): ReturnType<typeof currencyAt> =>
  currencyAt(text, /[ \u00A0]/.test(text.charAt(end)) ? end + 1 : end);

const shortSign = /[TtТт](?![\p{L}\p{N}])/uy;
const roundAmount = /(?<![\d.,])(?:\d{1,3}(?:[,' ]\d{3}){1,2}|\d{3,7}) ?$/;
const paid =
  /үнэ|төл|данс|мөнг|зар(?:на|даг|сан)|төг|₮|хямд|карт|хүргэлт|шилж|зээл|цалин|орлого|зарлага|үлдэгдэл|захиал|авсан|avsan|une\b|uniin|unetei|tul|dans|mung|mong|zar(?:na|dag|san)|hyamd|kart|hurgelt|shilj|zeel|tsalin|orlogo|zarlaga|uld|zahial|gui(?:lgee|vel)/i;
const loads =
  /тонн|нүүрс|ачаа|даац|хүдэр|зэс|баяжмал|экспорт|импорт|ургац|буудай|тариа|төмс|тэжээл|өвс|хог|цемент|tonn|nuurs|achaa|tsement/i;

/** `8500т`, `25000t`: tögrög where something is paid, and no load is spoken of. */
function shortTugrug(text: string, at: number): { currency: Currency; end: number } | undefined {
  shortSign.lastIndex = at;
  if (!shortSign.test(text)) return undefined;
  const written = roundAmount.exec(leftOf(text, at, 13))?.[0];
  const amount = Number(written?.replace(/\D/g, '') ?? 1);
  if (amount % 50 !== 0) return undefined;
  const left = leftOf(text, at, 120);
  const line =
    left.slice(left.lastIndexOf('\n') + 1) + (text.slice(at, at + 80).split('\n')[0] ?? '');
  // Few write thousands of tons with a Latin letter.
  const told = paid.test(line) || (amount >= 1000 && /[Tt]/.test(text.charAt(at)));
  return told && !loads.test(line)
    ? { currency: { ...tugrug, certain: false }, end: at + 1 }
    : undefined;
}
