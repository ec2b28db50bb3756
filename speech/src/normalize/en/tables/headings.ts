import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { unitAt } from '../measures/units.ts';
import { currency, currencyNames } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';

const sizes: Record<string, string> = lists.sizes;
const amounts = new RegExp(
  `(${currency.source}|R) ?'?(${Object.keys(sizes).join('|')})(?=\\))`,
  'uy',
);
/** Median household income ($). */
const bracketedSign =
  /(?:(?:US|CA?|AU?|NZ?|HK|S)?\$|[£€₹¥₮])(?=\)| (?:in )?(?:millions?|billions?|thousands?|'?000s?)(?![\p{L}\d]))/uy;
/** (£/t), (A$/t). */
const ratedHead = new RegExp(`(${currency.source})/([A-Za-z]{1,4}[²³]?)(?=\\))`, 'uy');
/** What is measured in a unit of one letter. */
const measured =
  /\b(?:height|ht\.?|elev\.?|alt\.?|dist\.?|elevation|depth|length|width|distance|altitude|diameter|radius|weight|mass|time|t[maxhlf½/12-]{2,5}|half-life|wt\.?|age|period|lag|onset|exposure|runtime|sun(?:shine)?|vol\.?|duration|volume|size|thickness|rainfall|area|span|draught|draft|catch|tonnage|protein|sugars?|fat|dose) \($/i;

/** ML and GL of water and milk, which no figure stands before. */
const bigUnit = /(M[lL]|GL|Mt|kt|PJ|GWh|TWh|MW|GW|kW|Mb|hl|bbl|cwt|kcal|kJ)(?=\t|\n|\s*$)/y;
const bigNames: Readonly<Record<string, string>> = lists.bigNames;
const rateShape = new RegExp(`(${currency.source}|[cp¢]|US[c¢]) ?/ ?([A-Za-z]{1,9}[²³]?)`, 'uy');

/** `$/barrel`, `US$/t`, `c/kg`: what one of something costs, without a figure. */
function currencyRate(text: string, at: number): Draft | undefined {
  const found = match(rateShape, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const cents = { c: 'cents', '¢': 'cents', p: 'pence', USc: 'U S cents', 'US¢': 'U S cents' }[
    found[1]
  ];
  const names = currencyNames(found[1])?.[0];
  const from = at + found[0].length - found[2].length;
  const unit = unitAt(text, from, '');
  const below =
    unit?.end === from + found[2].length
      ? unit.names[0]
      : /^\p{Ll}{3,9}$/u.test(found[2])
        ? found[2]
        : undefined;
  const said = cents ?? names?.[1];
  return said && below ? draftOf(found, 'money', `${said} per ${below}`) : undefined;
}
/** 812 in `c/kg` or `p/kWh`, without a figure before it: Heavy lambs c/kg, prices in p/kWh. */
function toldRate(text: string, at: number): Draft | undefined {
  if (!/\p{L}[,:]? $/u.test(leftOf(text, at, 3))) return undefined;
  // Central locking in the advert of a car.
  if (match(/c\/l(?!\p{L})/uy, text, at) && !sellsFuel.test(leftOf(text, at, 40))) return undefined;
  const rate = match(soldBy, text, at) ? currencyRate(text, at) : undefined;
  const weighed = rate && match(/ ([cdl])wt?(?![\p{L}\p{N}])/uy, text, rate.end);
  return rate && weighed?.[1]
    ? draft(rate.end + weighed[0].length, 'money', `${rate.spoken} ${weights[weighed[1]]} weight`)
    : rate;
}
/** How cattle and sheep are weighed, behind a price per kilogram. */
const weights: Readonly<Record<string, string>> = { c: 'carcass', d: 'dressed', l: 'live' };
const sellsFuel =
  /petrol|diesel|fuel|unleaded|milk|price|pump|excise|\b(?:in|U\d\d|E10|ULP|LPG) $/i;
const soldBy =
  /(?!p\/t)(?:[cp¢]|US[c¢]|[A-Z]{0,2}[$£€])\/(?:kg|lb|kWh|MWh|t|tonne|litre|liter|l|L|ha|cwt|bu|bbl|gal|head|hd)(?![\p{L}\p{N}/])/uy;

const bare = /(?:t|ha|kg|g|km|m|mm|cm|L|ml|kWh|MWh|lb|lbs|oz|mg)(?=\t|\s*\n|\s*$)/y;

const inCell = /(?:[KM]\/[uµμ]L|[ck]?m[²³]|t|ha|kg|g|L|l|ml|km|kWh)(?=[ ]?[\t|]| ?\n| ?$)/y;
const clothes =
  /\b(?:gloves?|vests?|boots|pants|coveralls|tees?|coats?|bibs|sizes?|XX?L|XS|[SM]\t|shirts?|jackets?|dress|hoodies?|jersey)\b/i;

/** A unit in a cell of its own, of a table with tabs or bars. */
function unitInCell(text: string, at: number): Draft | undefined {
  const behind = leftOf(text, at, 2);
  if (!/(?:\t|\| ?)$/.test(behind)) return undefined;
  const unit = match(inCell, text, at)?.[0];
  // W, L: won and lost.
  if (unit === 'L' && /\t(?:W|D|T)\t(?:D\t|T\t)?$|\tP\t$/.test(leftOf(text, at, 6)))
    return undefined;
  if (unit === 'L' && !/^L(?:\t\d|\t?\n|\s*$)/.test(text.slice(at, at + 3))) return undefined;
  if (!unit || (unit === 'L' && clothes.test(text.slice(Math.max(0, at - 60), at + 40))))
    return undefined;
  const found = unitAt(text, at, '');
  return found ? draft(at + unit.length, 'unit', found.names[1]) : undefined;
}

/** Total t, Area ha; Wool, t: a unit that ends a cell. */
function bareUnit(text: string, at: number): Draft | undefined {
  if (!text.slice(Math.max(0, at - 60), at + 20).includes('\t')) return undefined;
  const big = match(bigUnit, text, at)?.[1];
  if (big && !/\bper $/.test(leftOf(text, at, 4)) && /\p{L}{2},? $/u.test(leftOf(text, at, 5)))
    return draft(at + big.length, 'unit', bigNames[big] ?? big);
  if (/\p{L}{3}, $/u.test(leftOf(text, at, 5))) {
    const share = match(/%(?=\t|\n|\s*$)/y, text, at);
    if (share) return draft(at + 1, 'unit', 'percent');
    const rate = currencyRate(text, at);
    if (rate && /^(?:\t|\n|\s*$)/.test(text.slice(rate.end, rate.end + 2))) return rate;
  }
  // Torque, Nm; Time, s.
  if (/\p{L}[\p{L}\d)]{0,12}, $|\d, $/u.test(leftOf(text, at, 14))) {
    const of = unitAt(text, at, '');
    const written = of ? text.slice(at, of.end) : '';
    if (
      of &&
      /^(?:\t|\n|\s*$)/.test(text.slice(of.end, of.end + 2)) &&
      !/^(?:[A-Z]|in|no|pt)$/.test(written)
    )
      return draft(of.end, 'unit', of.names[1]);
  }
  const unit = match(bare, text, at)?.[0];
  const isCell = /(?:^|[\t\n])\p{L}[\p{L} ]{1,24},? $/u.test(leftOf(text, at, 28));
  const found = unit && isCell ? unitAt(text, at, '') : undefined;
  return found && unit ? draft(at + unit.length, 'unit', found.names[1]) : undefined;
}

const powered = /(?:[cdkm]?m|ft|in|yd)[23](?![\p{L}\p{N}_/-])/uy;
const ratePower = /\/(?:[cdkm]?m|ft|in|yd)[23](?![\p{L}\p{N}_/-])/uy;
const plainPower = /^m[23]$/;

/** `River sand, m3`, `area in m2`: a unit of area or volume by itself; m2 may be a variable as well. */
function barePower(text: string, at: number): Draft | undefined {
  if (!/^$|[\s(|/]/.test(text.charAt(at - 1))) return undefined;
  const unit = match(powered, text, at)?.[0];
  if (!unit) return undefined;
  const end = at + unit.length;
  const [behind, after] = [leftOf(text, at, 16), text.slice(end, end + 4)];
  const closes = /^(?:\s*$|[\t\n,;)|]| \||\.(?:\s|$))/.test(after);
  const isVariable = /\bm[145]\b|\bm2(?:,| and) m3\b/.test(
    text.slice(Math.max(0, at - 40), end + 4),
  );
  if (plainPower.test(unit) && !/\bper $/.test(behind) && (!closes || isVariable)) return undefined;
  const found = unitAt(text, at, '');
  return found?.end === end
    ? draft(end, 'unit', found.names[/\b(?:per|a|each) $|\/ ?$/.test(behind) ? 0 : 1])
    : undefined;
}

/** The head of a column: `Total (₦'bn)` in billion naira, `Elevation (m)` in meters. */
export function headingUnitRule({ text, at }: Scan): Draft | undefined {
  const perArea = /\p{L}/u.test(text.charAt(at - 1)) ? match(ratePower, text, at) : null;
  if (perArea) return draftOf(perArea, 'unit', `per ${unitAt(text, at + 1, '')?.names[0] ?? ''}`);
  const power = barePower(text, at);
  if (power) return power;
  const cell = /[ctkhgLlmKM]/.test(text.charAt(at)) ? unitInCell(text, at) : undefined;
  if (cell) return cell;
  // €/kg and € as heads of columns.
  const head = /(?:^|\t)$/.test(text.charAt(at - 1))
    ? match(/([£$€₹])(?:\/([A-Za-z]{1,4}[²³]?))?(?=\t|\n|$)/uy, text, at)
    : null;
  const headNames = head?.[1] ? currencyNames(head[1]) : undefined;
  const below = head?.[2] ? unitAt(text, at + 2, '')?.names[0] : undefined;
  if (
    head &&
    headNames &&
    (!head[2] || below) &&
    /\t/.test(text.slice(Math.max(0, at - 60), at + 60))
  )
    return draftOf(head, 'money', `${headNames[0][1]}${below ? ` per ${below}` : ''}`);
  if (text.charAt(at - 1) === ' ') return bareUnit(text, at) ?? toldRate(text, at);
  if (!/[(\t\n]|^$/.test(text.charAt(at - 1))) return undefined;
  const priced = currencyRate(text, at);
  if (priced && /^(?:[)\t]|\n|\s*$)/.test(text.slice(priced.end, priced.end + 2)))
    return /[(\t]/.test(text.charAt(at - 1)) ? priced : undefined;
  if (text.charAt(at - 1) !== '(') return undefined;
  const bracketed = match(bracketedSign, text, at);
  const counted = bracketed && currencyNames(bracketed[0])?.[0];
  if (
    bracketed &&
    counted &&
    /[\p{L}\d.)] \($/u.test(leftOf(text, at, 3)) &&
    !allows('@sign-in-brackets', 'before', leftOf(text, at, 14).toLowerCase())
  )
    return draftOf(bracketed, 'money', counted[1]);
  const part = match(/[pc¢](?=\))/uy, text, at)?.[0];
  if (part && allows('@per-share', 'before', leftOf(text, at, 30)))
    return draft(at + 1, 'money', part === 'p' ? 'pence' : 'cents');
  // Constant currency (cc).
  if (/currency \($/.test(leftOf(text, at, 10))) return undefined;
  const amount = match(amounts, text, at);
  const names = amount?.[1] ? currencyNames(amount[1]) : undefined;
  if (amount && names)
    return draftOf(amount, 'money', `${sizes[amount[2] ?? ''] ?? ''} ${names[0][1]}`);
  const thousands = match(/'?000s?(?=\))/y, text, at)?.[0];
  const isPhone = allows('@emergency-call', 'before', leftOf(text, at, 22));
  if (thousands && !isPhone && /[\p{L}.] \($/u.test(leftOf(text, at, 3)))
    return draft(at + thousands.length, 'number', 'thousands');
  // (£/t), ($/kg).
  const rate = match(ratedHead, text, at);
  const of = rate?.[1] ? currencyNames(rate[1]) : undefined;
  const per = rate?.[2] ? unitAt(text, at + (rate[1]?.length ?? 1) + 1, '')?.names[0] : undefined;
  if (rate && of && per) return draftOf(rate, 'money', `${of[0][1]} per ${per}`);
  const close = /^[^()\s]{1,7}\)/.exec(text.slice(at, at + 8))?.[0].length;
  if (!close || !/[\p{L}.] \($/u.test(leftOf(text, at, 3))) return undefined;
  const unit = unitAt(text, at, '');
  if (!unit || unit.end !== at + close - 1) return undefined;
  const behind = leftOf(text, at, 16);
  const isMass =
    /^[tLl]\)/.test(text.slice(at, at + 2)) && allows('@massed', 'before', behind.toLowerCase());
  // Wool (t), a tab, Beef (t); Length (cm), a tab, Mass (g).
  const line = lineAround(text, at, 80);
  const isHead =
    /^\) ?(?:\t|\n|$)/.test(text.slice(at + close - 1, at + close + 2)) &&
    line.includes('\t') &&
    (text.charAt(at) === 't' || allows('@other-unit', 'around', line));
  if (close < 3 && !isMass && !isHead && !measured.test(behind)) return undefined;
  // (in), (sec) and (no) are words.
  if (
    /^(?:in|min|h|s|t|hrs?|sec|oz|doz|pt)\)/.test(text.slice(at, at + close)) &&
    close > 2 &&
    !measured.test(leftOf(text, at, 16))
  )
    return undefined;
  return draft(unit.end, 'unit', unit.names[1]);
}
