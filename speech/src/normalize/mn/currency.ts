/** A currency's names: the unit and its hundredth. */
export interface Currency {
  readonly unit: string;
  readonly cent: string;
  readonly certain: boolean;
}

const made = (unit: string, cent: string, certain = true): Currency => ({ unit, cent, certain });

export const tugrug = made('төгрөг', 'мөнгө');

/** By sign or code. ¥ means the yuan, which is more common in Mongolian texts, and is marked uncertain. */
export const currencies = new Map<string, Currency>(
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
const shape =
  /US\$|ам\.доллар(?![\p{L}\p{N}])|[₮$€£¥₽₩₹฿₿₴₸₺¢]|(?:MNT|USD|EUR|GBP|CNY|RMB|JPY|RUB|KRW|төгрөг|төг)(?![\p{L}\p{N}])/uy;

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
