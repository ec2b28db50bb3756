import lists from '../lists.json' with { type: 'json' };
import type { Names } from '../measures/unit-names.ts';
import { cardinal } from '../numbers/cardinal.ts';

export type Currency = readonly [unit: Names, cent: Names];

/** A line each: how they are written | one | many | a hundredth | hundredths. */
const currencies: Readonly<Record<string, Currency>> = Object.fromEntries(
  lists.currencies.flatMap((line) => {
    const [written = '', one = '', many = '', cent = '', cents = ''] = line.split('|');
    const names: Currency = [
      [one, many],
      [cent, cents],
    ];
    return written.split(' ').map((key) => [key, names]);
  }),
);

const codes = Object.keys(currencies)
  .filter((written) => /^[A-Z]{3}$/.test(written))
  .join('|');
/** Expression source: the three letters of a currency. */
export const codeSource = `(?:${codes})`;
/** Amounts of money have groups of thousands or two decimals where the letters before them mean more than money. */
const sum = '(?=\\d{1,3}(?:,\\d{3})+(?!,?\\d)|\\d{1,6}\\.\\d\\d(?!\\.?\\d))';
/** TRY 5 times, COP 29, PEN 2, R2 and N5: words, names and roads. */
const ambiguous = '(?:TRY|COP|PEN|MAD|RON|PHP|ARS|AMD|BOB|CFA|CRC|IRR)';
/** RON 500 and PHP 1200: too much for a kind of petrol, and for a version. */
const hundreds = '(?=\\d{3,6}(?![\\d%]| ?[A-Z]))';
/** R1.2m, N500k, K3 billion, R250pp. */
const sized =
  '(?=\\d[\\d.,]{0,10}(?:[-\\u2013]\\d[\\d.,]{0,8})?(?:[km]|bn|tn|trn|pp|pm|p/m|p/d|p/w|K|M)(?!\\p{L})|\\d[\\d.,]{0,10} (?:million|billion|trillion|each|per|p\\/[mdw]|p\\.[mdw]\\.)(?!\\p{L}))';

/** R1 450 and R12,50. */
const rands = '(?=\\d{1,3}(?: \\d{3})+(?!\\d)|\\d{1,4},\\d\\d(?![\\d,]))';

/** A currency before or after its amount. */
export const currency = new RegExp(
  [
    '\\$(?:US|NZ|A)(?=\\d)|(?:US|AU?|CA?|NZ|HK|NT|MX|S|R|TT|RD|JM?|EC|BZ|Bds|BD|FJ|CI|G|N|U)\\$|GH[₵¢]|[$€£¥₮₽₩₹₿¢₴₺₪₸৳฿₫₱₦₵₡₲₭₾₼֏؋៛﷼元円]',
    '(?:Rs\\.?|Rp\\.?|K[Ss][hH]s?\\.?|Kes\\.?|[TU]shs|Shs|T[Ss]h|U[Ss]h|Bs\\.?|Php|Kr|kr\\.?)(?= ?\\d)|Sh(?=\\d| \\d[\\d,]*\\/=)|Tk\\.?(?= ?\\d[\\d,]{1,9}(?!\\.\\d(?!\\d)))|RM(?=\\d)|(?:zł|Kč)(?!\\p{L})',
    // S/21/45 is a reference, and 20 Ft a length.
    'S/\\.?(?= ?\\d{1,3}(?:,\\d{3})*(?:\\.\\d\\d)?(?![\\d/.,-]\\d|\\d|-?\\p{L}))|(?<=\\d ?)kr(?!\\p{L})|(?<=\\d[ .,]?\\d{3} ?)(?:Ft|Kz)(?!\\p{L})',
    // From R450, received N200 airtime.
    '(?<=\\b(?:from|of|only|COD|pay|paid|received|sent|just|costs?|save|win|worth|loaded|deducted|bal(?:ance)?:?|rates|levy|deposit|rent|fees?|entry|entrance|adults?|kids|pensioners) )[RN](?=\\d{3,6}(?![\\p{L}\\d/-]))',
    `[RNKP](?:${sum}|${sized})|R ?(?:${rands})|R ${sum}|${ambiguous} ?(?:${sum}|${hundreds})|(?<=\\d[\\d.,]{1,8}\\d ?)(?:PHP|RON|MAD|ARS|AMD|BOB|CFA)(?![\\p{L}\\p{N}])`,
    // Teams that search and rescue.
    `(?!${ambiguous}|SAR (?:team|mission|helicopter|operation|dog|value|level))${codeSource}(?![A-Za-z])|FCFA(?![A-Za-z])`,
  ].join('|'),
  'uy',
);

/** The names of a currency as written, and of its hundredth part. */
export function currencyNames(written: string): Currency | undefined {
  const key = [written.trimEnd(), written.replace(/\.? ?$/, '')].find((one) =>
    Object.hasOwn(currencies, one),
  );
  return key === undefined ? undefined : currencies[key];
}

/** A sum with its hundredths: five dollars and fifty cents. */
export function sumWords(whole: string, fraction: string, [unit, cent]: Currency): string {
  const big = `${cardinal(whole)} ${whole === '1' ? unit[0] : unit[1]}`;
  if (/^0*$/.test(fraction)) return big;
  const small = `${cardinal(fraction)} ${fraction === '01' ? cent[0] : cent[1]}`;
  return /^0+$/.test(whole) ? small : `${big} and ${small}`;
}
