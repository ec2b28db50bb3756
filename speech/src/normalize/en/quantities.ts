import { angleAt } from '../angles.ts';
import { type Draft, draft, match, type Scan } from '../draft.ts';
import { amountWords, isOne, readSpan, type Span, spanWords } from './amount.ts';
import { cardinal } from './cardinal.ts';

type Names = readonly [one: string, many: string];
const both = (word: string): Names => [word, word];
const plural = (word: string): Names => [word, `${word}s`];

const currencies: Record<string, readonly [unit: Names, cent: Names]> = {
  $: [plural('dollar'), plural('cent')],
  US$: [plural('U S dollar'), plural('cent')],
  USD: [plural('U S dollar'), plural('cent')],
  '€': [plural('euro'), plural('cent')],
  EUR: [plural('euro'), plural('cent')],
  '£': [plural('pound'), ['penny', 'pence']],
  GBP: [plural('pound'), ['penny', 'pence']],
  '¥': [both('yen'), both('sen')],
  JPY: [both('yen'), both('sen')],
  CNY: [both('yuan'), both('fen')],
  RMB: [both('yuan'), both('fen')],
  '₮': [plural('tugrik'), both('mongo')],
  MNT: [plural('tugrik'), both('mongo')],
  '₽': [plural('ruble'), plural('kopek')],
  RUB: [plural('ruble'), plural('kopek')],
  '₩': [both('won'), both('jeon')],
  KRW: [both('won'), both('jeon')],
  '₹': [plural('rupee'), both('paise')],
  '¢': [plural('cent'), plural('cent')],
  '₿': [plural('bitcoin'), plural('satoshi')],
};
const currency = /US\$|[$€£¥₮₽₩₹₿¢]|(?:USD|EUR|GBP|JPY|CNY|RMB|MNT|RUB|KRW)(?![A-Za-z0-9])/y;
const scale =
  /(?:[ \u00A0-]?(thousand|million|billion|trillion|hundred)|[ \u00A0]?(k|K|M|m|bn|B|T|tn|mn))(?![A-Za-z0-9])/y;
const scaleWords: Record<string, string> = {
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  m: 'million',
  mn: 'million',
  bn: 'billion',
  B: 'billion',
  T: 'trillion',
  tn: 'trillion',
};

const untilSame = / ?[-\u2013\u2014] ?([$€£¥₮])(?=\d)/y;

/** `$5.50`, `€20 million`, `9,900₮`, `$3-5`, `USD 100`. */
export function moneyRule({ text, at }: Scan): Draft | undefined {
  const negative =
    /[-\u2212]/.test(text.charAt(at)) &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) &&
    match(currency, text, at + 1) !== null;
  const from = negative ? at + 1 : at;
  const lead = match(currency, text, from);
  const start = lead ? from + lead[0].length + (text[from + lead[0].length] === ' ' ? 1 : 0) : from;
  const span = /[\d.+\u2212-]/.test(text.charAt(start)) ? readSpan(text, start) : undefined;
  if (!span) return undefined;
  let end = span.to.end;
  const size = lead ? match(scale, text, end) : null;
  const sized =
    size ??
    match(
      /[ \u00A0]?(thousand|million|billion|trillion)(?=[ \u00A0]?(?:US\$|[$€£¥₮₽₩₹]|USD|EUR|MNT))/y,
      text,
      end,
    );
  if (sized) end += sized[0].length;
  const tail = lead ? null : match(currency, text, text[end] === ' ' ? end + 1 : end);
  const sign = lead?.[0] ?? tail?.[0];
  const names = sign ? currencies[sign] : undefined;
  if (!names) return undefined;
  if (tail) end = end + (text[end] === ' ' ? 1 : 0) + tail[0].length;
  const [unit, cent] = names;
  const minus = negative ? 'minus ' : '';
  const article =
    /\b[aA]n? $/.test(text.slice(Math.max(0, at - 4), at)) &&
    /^ [a-z]/.test(text.slice(end, end + 2));
  const attributive =
    article || /^-(?:a|per|worth|year|million|billion)/.test(text.slice(end, end + 9));
  if (sized) {
    const word = sized[1] ?? scaleWords[sized[2] ?? ''] ?? '';
    return draft(
      end,
      'money',
      `${minus}${spanWords(span)} ${word} ${attributive ? unit[0] : unit[1]}`,
    );
  }
  const until = lead ? match(untilSame, text, end) : null;
  const rest = until?.[1] === sign ? readSpan(text, end + (until?.[0].length ?? 0)) : undefined;
  if (rest && !rest.from && !span.from)
    return draft(
      rest.to.end,
      'money',
      `${minus}${spanWords(span)} to ${spanWords(rest)} ${unit[1]}`,
    );
  const small = cents(span, unit, cent);
  return draft(
    end,
    'money',
    minus + (small ?? `${spanWords(span)} ${span.from || !isOne(span.to) ? unit[1] : unit[0]}`),
  );
}

function cents(span: Span, unit: Names, cent: Names): string | undefined {
  const { whole, fraction } = span.to;
  if (span.from || fraction.length !== 2) return undefined;
  const big = `${cardinal(whole)} ${whole === '1' ? unit[0] : unit[1]}`;
  const small = `${cardinal(fraction)} ${fraction === '01' ? cent[0] : cent[1]}`;
  if (fraction === '00') return big;
  return /^0+$/.test(whole) ? small : `${big} and ${small}`;
}

/** `5%`, `5-10 %`. */
export function percentRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const sign = span && match(/ ?(?:%|‰)/y, text, span.to.end);
  if (!span || !sign) return undefined;
  return draft(
    span.to.end + sign[0].length,
    'percent',
    `${spanWords(span)} ${sign[0].includes('%') ? 'percent' : 'per mille'}`,
  );
}

const units: Record<string, Names> = {
  km: plural('kilometer'),
  m: plural('meter'),
  cm: plural('centimeter'),
  mm: plural('millimeter'),
  nm: plural('nanometer'),
  kg: plural('kilogram'),
  g: plural('gram'),
  mg: plural('milligram'),
  lb: plural('pound'),
  lbs: ['pound', 'pounds'],
  oz: plural('ounce'),
  t: plural('ton'),
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  mi: plural('mile'),
  yd: plural('yard'),
  mph: ['mile per hour', 'miles per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  kmh: ['kilometer per hour', 'kilometers per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  'm/s²': ['meter per second squared', 'meters per second squared'],
  tsp: plural('teaspoon'),
  tbsp: plural('tablespoon'),
  'm/s': ['meter per second', 'meters per second'],
  l: plural('liter'),
  L: plural('liter'),
  ml: plural('milliliter'),
  mL: plural('milliliter'),
  ha: plural('hectare'),
  'm²': ['square meter', 'square meters'],
  m2: ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  km2: ['square kilometer', 'square kilometers'],
  'm³': ['cubic meter', 'cubic meters'],
  m3: ['cubic meter', 'cubic meters'],
  'cm²': ['square centimeter', 'square centimeters'],
  'cm³': ['cubic centimeter', 'cubic centimeters'],
  'sq ft': ['square foot', 'square feet'],
  'ft²': ['square foot', 'square feet'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': plural('degree'),
  ºC: ['degree Celsius', 'degrees Celsius'],
  W: plural('watt'),
  kW: plural('kilowatt'),
  MW: plural('megawatt'),
  GW: plural('gigawatt'),
  kWh: ['kilowatt hour', 'kilowatt hours'],
  MWh: ['megawatt hour', 'megawatt hours'],
  V: plural('volt'),
  kV: plural('kilovolt'),
  mA: plural('milliampere'),
  mAh: ['milliampere hour', 'milliampere hours'],
  Hz: both('hertz'),
  kHz: both('kilohertz'),
  MHz: both('megahertz'),
  GHz: both('gigahertz'),
  dB: plural('decibel'),
  Pa: plural('pascal'),
  kPa: plural('kilopascal'),
  hPa: plural('hectopascal'),
  KB: plural('kilobyte'),
  kB: plural('kilobyte'),
  MB: plural('megabyte'),
  GB: plural('gigabyte'),
  TB: plural('terabyte'),
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  kbps: ['kilobit per second', 'kilobits per second'],
  MP: plural('megapixel'),
  px: plural('pixel'),
  fps: ['frame per second', 'frames per second'],
  rpm: ['revolution per minute', 'revolutions per minute'],
  ppm: ['part per million', 'parts per million'],
  kcal: plural('kilocalorie'),
  cal: plural('calorie'),
  hp: both('horsepower'),
  min: plural('minute'),
  mins: ['minute', 'minutes'],
  sec: plural('second'),
  secs: ['second', 'seconds'],
  ms: plural('millisecond'),
  hr: plural('hour'),
  hrs: ['hour', 'hours'],
  s: plural('second'),
  h: plural('hour'),
  μm: plural('micrometer'),
  µm: plural('micrometer'),
  '″': ['inch', 'inches'],
  '"': ['inch', 'inches'],
  gal: plural('gallon'),
  mpg: ['mile per gallon', 'miles per gallon'],
  psi: both('P S I'),
};
const longest = 6;
const apartOnly = new Set(['in', 's', 'h', 't', 'm', 'l']);

const manyPeople =
  /^ (?:people|users|jobs|homes|views|followers|subscribers|dollars|pounds|euros|viewers|readers|downloads)/;

const abbreviated = new Set('lb lbs oz ft in min sec hr hrs gal tsp tbsp mi yd'.split(' '));
/** What may follow "2 in" for the in to be inches. */
const afterInches = /^(?:\s*$|[.,;)]| (?:tall|long|wide|high|deep|thick|across|by)\b)/;

/** The unit that is written at `start`, and where it ends; `joint` is the sign between it and the number. */
export function unitAt(
  text: string,
  start: number,
  joint: string,
): { names: Names; end: number } | undefined {
  for (let size = longest; size > 0; size--) {
    const written = text.slice(start, start + size);
    const names = Object.hasOwn(units, written) ? units[written] : undefined;
    if (!names || written.length < size || /[\p{L}\p{N}²³/]/u.test(text.charAt(start + size)))
      continue;
    const after = text.slice(start + size, start + size + 14);
    if (joint !== '' && written === 's' && !/^(?:\s*$|[.,;)])/.test(after)) continue;
    if (joint !== '' && written === 'in' && !afterInches.test(after)) continue;
    if (written === 'm' && manyPeople.test(after)) continue;
    if (written === '"' || (apartOnly.has(written) && joint === '-')) continue;
    const stop =
      abbreviated.has(written) && text[start + size] === '.' && /^\.\s+[a-z,]/.test(after);
    return { names, end: start + size + (stop ? 1 : 0) };
  }
  return undefined;
}

const largeUnit = /[ \u00A0](thousand|million|billion|trillion)(?=[ \u00A0])/y;
const articleBefore = /(?:^|[\s(“"])(an?|the) $/i;
const noNoun =
  /^ (?:to|of|from|in|and|or|are|is|was|were|that|which|between|left|away|on|at|for|per|it|he|she|we|they|you|I|as|than|with|by|per|before|after|above|below)\b/;

const gusts = /^ (?:wind|gust|speed|limit|zone|road|pitch|serve)/;

/** A 10 km race, the 400 m final: what describes a noun stands in the singular. */
function describes(text: string, at: number, end: number): boolean {
  const article = articleBefore.exec(text.slice(Math.max(0, at - 6), at))?.[1];
  return (
    article !== undefined &&
    /^ [a-z]{3}/.test(text.slice(end, end + 4)) &&
    !noNoun.test(text.slice(end, end + 10))
  );
}

/** `25 km`, `60 mph`, `-5°C`, `1 kg`, `1.5 million km`. */
export function unitRule({ text, at }: Scan): Draft | undefined {
  // MP3s is a name, not seconds.
  if (/\p{L}-?$/u.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  const span = readSpan(text, at);
  if (!span) return undefined;
  const large = match(largeUnit, text, span.to.end);
  const far = span.to.end + (large?.[0].length ?? 0);
  const joint = /[ \u00A0\u202F-]/.test(text.charAt(far)) ? text.charAt(far) : '';
  const found = unitAt(text, far + joint.length, joint);
  if (!found) return undefined;
  const one = !span.from && !large && isOne(span.to);
  const winds = / per /.test(found.names[0]) && gusts.test(text.slice(found.end, found.end + 10));
  const single = joint === '-' || one || winds || describes(text, at, found.end);
  return draft(
    found.end,
    'unit',
    `${spanWords(span)}${large ? ` ${large[1]}` : ''} ${single ? found.names[0] : found.names[1]}`,
  );
}

/** `47°55′`: forty seven degrees fifty five minutes. */
export function angleRule({ text, at }: Scan): Draft | undefined {
  const angle = angleAt(text, at);
  if (!angle) return undefined;
  const count = (digits: string, one: string) =>
    `${cardinal(digits)} ${one}${Number(digits) === 1 ? '' : 's'}`;
  const parts = [count(angle.degrees, 'degree'), count(String(Number(angle.minutes)), 'minute')];
  if (angle.seconds !== '') parts.push(count(String(Number(angle.seconds)), 'second'));
  return draft(angle.end, 'unit', parts.join(' '));
}

/** A range that no unit follows: five to ten. */
export function rangeRule({ text, at }: Scan): Draft | undefined {
  const span = readSpan(text, at);
  const from = span?.from;
  if (!span || !from || from.sign !== '') return undefined;
  return draft(span.to.end, 'range', `${amountWords(from)} to ${amountWords(span.to)}`);
}
