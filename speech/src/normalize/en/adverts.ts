import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';

/** After a price. */
const afterPrice: Readonly<Record<string, string>> = {
  'o.n.o.': 'or nearest offer',
  'o.n.o': 'or nearest offer',
  'o.b.o.': 'or best offer',
  'o.v.n.o.': 'or very near offer',
  ovno: 'or very near offer',
  OVNO: 'or very near offer',
  'p.w.': 'per week',
  'p.w': 'per week',
  'p.m.': 'per month',
  'p.c.m.': 'per calendar month',
  'p.c.m': 'per calendar month',
  'p.p.': 'per person',
  'p.p': 'per person',
  'p.h.': 'per hour',
  'p.d.': 'per day',
  pm: 'per month',
  ph: 'per hour',
  pd: 'per day',
  pn: 'per night',
  pppw: 'per person per week',
  pppm: 'per person per month',
  'p/m': 'per month',
  'p/w': 'per week',
  'p/h': 'per hour',
  'p/hr': 'per hour',
  'p/d': 'per day',
  'p/a': 'per annum',
  'p/p': 'per person',
  'p/n': 'per night',
  'p/month': 'per month',
  'p/week': 'per week',
  ea: 'each',
  'ea.': 'each',
  neg: 'negotiable',
  nego: 'negotiable',
  dep: 'deposit',
  'dep.': 'deposit',
  'neg.': 'negotiable',
};
const afterPriceShape = new RegExp(
  `(?:${Object.keys(afterPrice)
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('.', '\\.')})(?![\\p{L}\\p{N}])`,
  'uy',
);
const price =
  /(?:(?:\p{Sc}|(?<!\p{L})(?:Rs\.?|[RN]|[A-Z]{3}|KSh|Ksh|kr)) ?\d[\d., ]{0,14}(?:k|K|m|M|cr|Cr| lakhs?| crores?)?|\d ?(?:\p{Sc}|EUR|USD|GBP|SAR|AED|kr)|\d\d?p),? ?\(?$/u;

/** In an advert of a home, a car or a job, or beside a number. */
const always: Readonly<Record<string, string>> = {
  "req'd": 'required',
  "Req'd": 'Required',
  "gov't": 'government',
  "Gov't": 'Government',
  "int'l": 'international',
  "Int'l": 'International',
  dbl: 'double',
  Dbl: 'Double',
  hse: 'house',
  Hse: 'House',
  hrs: 'hours',
  Hrs: 'Hours',
  yrs: 'years',
  mths: 'months',
  wkly: 'weekly',
  mthly: 'monthly',
  chqs: 'cheques',
  btl: 'bottle',
  pcs: 'pieces',
  Pcs: 'Pieces',
  pkt: 'packet',
  dtd: 'dated',
  Regn: 'Registration',
  mkt: 'market',
  Mkt: 'Market',
  fwd: 'forward',
  OIRO: 'offers in the region of',
  OIEO: 'offers in excess of',
  'd/b/a': 'doing business as',
  'f/k/a': 'formerly known as',
  'a/k/a': 'also known as',
  'n/k/a': 'now known as',
  't/a': 'trading as',
  'q/q': 'quarter over quarter',
  'y/y': 'year over year',
  'm/m': 'month over month',
  'w/w': 'week over week',
  'd/d': 'day over day',
  'Y/Y': 'year over year',
  QoQ: 'quarter over quarter',
  MoM: 'month over month',
  WoW: 'week over week',
  yoy: 'year over year',
  qoq: 'quarter over quarter',
};
const alwaysShape = /(?:[a-zA-Z]\/[a-zA-Z](?:\/a)?|[A-Za-z]{2,5}(?:'[dtl])?)(?![\p{L}\p{N}'/])/uy;
const figure = /\d ?%|\bbps?\b/;
const home =
  /\b(?:\d ?(?:br|ba|bd|bdrms?|beds?|baths?)|bed(?:room)?s?|bath(?:room)?s?|hse|semi|shared|apartment|unit|hook-?ups?|rent|kitchen|floors?|sq\.? ?ft|condo|house|flat|studio|utilities|laundry|deposit)\b/;
const inHome: Readonly<Record<string, string>> = {
  'w/d': 'washer and dryer',
  'W/D': 'washer and dryer',
  'h/w': 'hardwood',
  'H/W': 'hardwood',
  apt: 'apartment',
  apts: 'apartments',
  rm: 'room',
  rms: 'rooms',
  nr: 'near',
  bdrm: 'bedroom',
  bdrms: 'bedrooms',
  ba: 'bath',
  sgl: 'single',
  furn: 'furnished',
  unfurn: 'unfurnished',
  smkg: 'smoking',
  Avail: 'Available',
  util: 'utilities',
  utils: 'utilities',
};
/** Words with a stop, and what must be beside them. */
const stopped: readonly (readonly [
  shape: RegExp,
  said: string,
  before: RegExp | undefined,
  after: RegExp | undefined,
])[] = [
  [/exp\./y, 'experience', /\b(?:yrs?\.?|years?'?|hrs|on|with|no|prev(?:ious|\.)?) $/i, undefined],
  [
    /exp(?= (?:req|pref|nec|ess|needed|required|preferred|necessary|essential))/y,
    'experience',
    /$/,
    undefined,
  ],
  [/exp(?!\p{L})\.?/uy, 'expected', /\d ?(?:%|k|m|bn) $/, undefined],
  [/est\./y, 'estimated', /\d ?(?:%|k|m|bn|B|M)? ?$/, /^(?! \d{4}(?!\d))/],
  [/est\./y, 'estimated', /$/, /^ (?:~|\p{Sc}\d|value\b|cost\b|\d{1,3}(?:[,.%]|k|m| ))/u],
  [/req\./y, 'required', /\p{L}[\p{L}.'-]* $/u, undefined],
  [/pref\./y, 'preferred', /\p{L}[\p{L}.'-]* $/u, undefined],
  [/inc\./y, 'including', /$/, /^ (?:\p{Ll}|VAT|GST|P&P|p&p)/u],
  [/exc\./y, 'excluding', /$/, /^ (?:\p{Ll}|VAT|GST|P&P|p&p)/u],
  [
    /adj\./y,
    'adjusted',
    /$/,
    /^ (?:EBIT|PBT|EPS|net|operating|profit|earnings|loss|gross|pre|diluted|basic|close)/,
  ],
  [
    /Adj\./y,
    'Adjusted',
    /$/,
    /^ (?:EBIT|PBT|EPS|net|operating|profit|earnings|loss|gross|pre|diluted|basic|close)/,
  ],
  [/Inv\./y, 'Invoice', /$/, /^ (?:[Nn]o|[Dd]ate|#|\d|amt|amount)/],
  [
    /avail/y,
    'available',
    /^(?!.*\b(?:to|no|of|little|any|much) $)/,
    /^ (?:now|from|immed|asap|\d|Sept|[A-Z][a-z]{2} |for \p{Ll}|at \p{Sc}?\d|on \d)/u,
  ],
  [/Flt\.?/y, 'Flight', /$/, /^ ?[A-Z\d]{2} ?-?\d/],
  [/dt\.?/y, 'dated', /$/, /^ ?\d{1,2}[-./ ]/],
  [/Div\.?/y, 'Dividend', /$/, /^ (?:yield|yld)/],
  [/corp\./y, 'corporation', /\p{L} $/u, /^(?:[,;)]| \p{Ll})/u],
  [/btw/y, 'between', /$/, /^ \d/],
  [/dr/y, 'door', /(?:^|[^\d.])[2-5][ -]?$/, /^[,. ]/],
  [/cyl/y, 'cylinder', /\d[ -]?$/, /^[,. ]/],
  [/gsm/y, 'grams per square meter', /\d ?$/, undefined],
  [/pk/y, 'pack', /\d[ -]?$/, /^(?!\p{L})/u],
  [/[Nn]o\.?/y, 'number', /\($/, /^ ?\d{1,3}\)/],
  [
    /x/y,
    ' times',
    /\d\.\d$|(?:P\/E|EBITDA|multiple|leverage|P\/B|oversubscribed|sales|earnings).{0,18}\d$/i,
    /^(?! ?\d)/,
  ],
  [/Pte\./y, 'Private', /$/, /^ Ltd/],
  [/Co\./y, 'Company', /$/, /^ (?:No|Reg|KG|KGaA|Ltd|Inc|Limited|LLC|number|Number)/],
  [/Dr\./y, 'Debit', /$/, /^ (?:to|by) (?:A|a)/],
];

/** A full stop within a sentence. */
const innerStop = /^\.(?: [a-z\d]|[,;)])/;

/** Shorthand of classified adverts, offers of work and results: `£135 p.w.`, `w/d in unit`, `2 yrs exp. req.` */
export function advertRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  const behind = text.slice(Math.max(0, at - 28), at);
  const glued = /\d/.test(last);
  if (/[\p{L}@#_/.]/u.test(last)) return undefined;
  const owed = match(afterPriceShape, text, at)?.[0];
  if (owed && price.test(behind)) {
    const end = at + owed.length;
    const closes =
      owed.endsWith('.') && /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(text.slice(end, end + 4));
    return draft(closes ? end - 1 : end, 'abbreviation', afterPrice[owed] ?? owed);
  }
  for (const [shape, said, before, after] of stopped) {
    const found = match(shape, text, at);
    if (!found || /\p{L}/u.test(text.charAt(at + found[0].length))) continue;
    if ((before && !before.test(behind)) || (glued && !before?.test(behind))) continue;
    const end = at + found[0].length;
    if (after && !after.test(text.slice(end, end + 14))) continue;
    const closes =
      found[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(text.slice(end, end + 4));
    return draft(closes && !after ? end - 1 : end, 'abbreviation', said);
  }
  if (glued) return undefined;
  const short = match(alwaysShape, text, at)?.[0];
  if (!short) return undefined;
  const plain = Object.hasOwn(always, short) ? always[short] : undefined;
  const stop =
    short !== 'Avail' && innerStop.test(text.slice(at + short.length, at + short.length + 4))
      ? 1
      : 0;
  if (plain) {
    const compared = / over /.test(plain);
    if (compared && !figure.test(near(text, at, 60))) return undefined;
    return draft(at + short.length + stop, 'abbreviation', plain);
  }
  const room = Object.hasOwn(inHome, short) ? inHome[short] : undefined;
  return room && home.test(near(text, at, 40).replace(short, ''))
    ? draft(at + short.length + stop, 'abbreviation', room)
    : undefined;
}
