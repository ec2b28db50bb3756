import { moreCurrencies } from './more-currencies.ts';
import { both, type Names, plural } from './unit-names.ts';

type Currency = readonly [unit: Names, cent: Names];

const of = (unit: string, cent: string): Currency => [plural(unit), plural(cent)];
const pounds = (unit: string): Currency => [plural(unit), ['penny', 'pence']];
const dollars = (unit: string): Currency => of(unit, 'cent');
const yuan: Currency = [both('yuan'), both('fen')];
const rupees: Currency = [plural('rupee'), both('paise')];
const naira: Currency = [both('naira'), both('kobo')];
const rand: Currency = [both('rand'), plural('cent')];
const lira: Currency = [['lira', 'lira'], both('kurush')];
const ringgit: Currency = [both('ringgit'), both('sen')];
const zloty: Currency = [plural('zloty'), both('groszy')];
const cedi: Currency = [plural('cedi'), plural('pesewa')];
const baht: Currency = [both('baht'), both('satang')];
const dong: Currency = [both('dong'), both('dong')];
const rupiah: Currency = [both('rupiah'), both('sen')];
const tenge: Currency = [both('tenge'), both('tiyn')];

/** Currencies by the signs and codes they are written with. */
const currencies: Record<string, Currency> = {
  $: dollars('dollar'),
  US$: dollars('U S dollar'),
  $US: dollars('U S dollar'),
  $A: dollars('Australian dollar'),
  $NZ: dollars('New Zealand dollar'),
  USD: dollars('U S dollar'),
  '€': dollars('euro'),
  EUR: dollars('euro'),
  '£': pounds('pound'),
  GBP: pounds('pound'),
  '¥': [both('yen'), both('sen')],
  JPY: [both('yen'), both('sen')],
  CNY: yuan,
  CNH: yuan,
  RMB: yuan,
  '₮': [plural('tugrik'), both('mongo')],
  MNT: [plural('tugrik'), both('mongo')],
  '₽': of('ruble', 'kopek'),
  RUB: of('ruble', 'kopek'),
  '₩': [both('won'), both('jeon')],
  KRW: [both('won'), both('jeon')],
  '₹': rupees,
  INR: rupees,
  Rs: rupees,
  'Rs.': rupees,
  PKR: rupees,
  LKR: [plural('rupee'), plural('cent')],
  A$: dollars('Australian dollar'),
  AU$: dollars('Australian dollar'),
  AUD: dollars('Australian dollar'),
  C$: dollars('Canadian dollar'),
  CA$: dollars('Canadian dollar'),
  CAD: dollars('Canadian dollar'),
  NZ$: dollars('New Zealand dollar'),
  NZD: dollars('New Zealand dollar'),
  HK$: dollars('Hong Kong dollar'),
  HKD: dollars('Hong Kong dollar'),
  S$: dollars('Singapore dollar'),
  SGD: dollars('Singapore dollar'),
  NT$: dollars('Taiwan dollar'),
  TWD: dollars('Taiwan dollar'),
  CHF: of('Swiss franc', 'centime'),
  SEK: [['Swedish krona', 'Swedish kronor'], both('öre')],
  NOK: [['Norwegian krone', 'Norwegian kroner'], both('øre')],
  DKK: [['Danish krone', 'Danish kroner'], both('øre')],
  PLN: zloty,
  zł: zloty,
  CZK: [['Czech koruna', 'Czech koruna'], both('haléř')],
  Kč: [['koruna', 'koruna'], both('haléř')],
  HUF: [both('forint'), both('fillér')],
  RON: [
    ['leu', 'lei'],
    ['ban', 'bani'],
  ],
  BGN: [['lev', 'leva'], both('stotinki')],
  '₴': [['hryvnia', 'hryvnias'], plural('kopek')],
  UAH: [['hryvnia', 'hryvnias'], plural('kopek')],
  '₺': lira,
  TRY: lira,
  '₪': of('shekel', 'agora'),
  ILS: of('shekel', 'agora'),
  AED: [plural('dirham'), both('fils')],
  SAR: [plural('riyal'), plural('halala')],
  QAR: [plural('riyal'), plural('dirham')],
  KWD: [plural('Kuwaiti dinar'), both('fils')],
  BHD: [plural('Bahraini dinar'), both('fils')],
  EGP: of('Egyptian pound', 'piastre'),
  MAD: of('dirham', 'centime'),
  '₸': tenge,
  KZT: tenge,
  '৳': [both('taka'), both('poisha')],
  BDT: [both('taka'), both('poisha')],
  '฿': baht,
  THB: baht,
  '₫': dong,
  VND: dong,
  '₱': of('peso', 'centavo'),
  P: of('peso', 'centavo'),
  PHP: of('Philippine peso', 'centavo'),
  IDR: rupiah,
  Rp: rupiah,
  MYR: ringgit,
  RM: ringgit,
  R$: [['real', 'reais'], plural('centavo')],
  BRL: [['real', 'reais'], plural('centavo')],
  MXN: of('Mexican peso', 'centavo'),
  MX$: of('Mexican peso', 'centavo'),
  CLP: of('Chilean peso', 'centavo'),
  COP: of('Colombian peso', 'centavo'),
  ARS: of('Argentine peso', 'centavo'),
  PEN: [['sol', 'soles'], plural('centimo')],
  ZAR: rand,
  R: rand,
  '₦': naira,
  NGN: naira,
  N: naira,
  '₵': cedi,
  'GH₵': cedi,
  'GH¢': cedi,
  Php: of('Philippine peso', 'centavo'),
  Tk: [both('taka'), both('poisha')],
  GHS: cedi,
  KES: of('Kenyan shilling', 'cent'),
  KSh: of('shilling', 'cent'),
  Sh: of('shilling', 'cent'),
  Ksh: of('shilling', 'cent'),
  Kes: of('Kenyan shilling', 'cent'),
  Kshs: of('shilling', 'cent'),
  KShs: of('shilling', 'cent'),
  Ushs: of('shilling', 'cent'),
  Tshs: of('shilling', 'cent'),
  Shs: of('shilling', 'cent'),
  UGX: of('Ugandan shilling', 'cent'),
  ...moreCurrencies,
  '¢': [plural('cent'), plural('cent')],
  '₿': of('bitcoin', 'satoshi'),
};

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
