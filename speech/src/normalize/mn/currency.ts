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
  Object.entries({
    '₮': tugrug,
    MNT: tugrug,
    төгрөг: tugrug,
    төг: tugrug,
    $: made('доллар', 'цент'),
    'ам.доллар': made('америк доллар', 'цент'),
    US$: made('америк доллар', 'цент'),
    USD: made('америк доллар', 'цент'),
    '€': made('евро', 'цент'),
    EUR: made('евро', 'цент'),
    '£': made('фунт', 'пенни'),
    GBP: made('фунт', 'пенни'),
    '¥': made('юань', 'фэнь', false),
    CNY: made('юань', 'фэнь'),
    RMB: made('юань', 'фэнь'),
    JPY: made('иен', 'сен'),
    CHF: made('франк', 'раппен'),
    AUD: made('австрали доллар', 'цент'),
    HKD: made('хонконг доллар', 'цент'),
    SGD: made('сингапур доллар', 'цент'),
    INR: made('рупи', 'пайс'),
    THB: made('бат', 'сатанг'),
    KZT: made('тэнгэ', 'тиын'),
    '₽': made('рубль', 'копейк'),
    RUB: made('рубль', 'копейк'),
    '₩': made('вон', 'жон'),
    KRW: made('вон', 'жон'),
    '₹': made('рупи', 'пайс'),
    '฿': made('бат', 'сатанг'),
    '₿': made('биткойн', 'сатоши'),
    '₴': made('гривн', 'копейк'),
    '₸': made('тэнгэ', 'тиын'),
    '₺': made('лир', 'куруш'),
    '¢': made('цент', 'цент'),
  }),
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

/** The currency at a place, sign or code; `төг` includes its full stop. */
export function currencyAt(
  text: string,
  at: number,
): { currency: Currency; end: number } | undefined {
  shape.lastIndex = at;
  const found = shape.exec(text);
  const currency = found ? currencies.get(found[0]) : undefined;
  if (!found || !currency) return undefined;
  const end = at + found[0].length;
  const stop =
    found[0] === 'төг' && text[end] === '.' && !/^\.\s+\p{Lu}|^\.$/u.test(text.slice(end, end + 4));
  return { currency, end: stop ? end + 1 : end };
}
