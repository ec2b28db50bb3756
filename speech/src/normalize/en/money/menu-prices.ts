import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround, lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal, twoDigits } from '../numbers/cardinal.ts';
import { foods, hasFood, notPrice } from './menu-lines.ts';
import { hasWares, isMeasure, pricePairs } from './price-rows.ts';

const price =
  /\+?(\d{0,3})\.(\d[05]|\d9)(?= ?(?:$|\n|\)$| \(add |\/|\||[,;]? (?:or|half|ea|each|sm|lg|small|large|add)\b))/y;
/** A number in a menu: 9.5, 12.95, .75. */
/** A sentence, no dish: fell to 4.50. */
const tells =
  /\b(?:is|are|was|were|from|to|than|rose|fell|serves?|bake|cook)\b [^,;]{0,12}$|%|[!?] |\p{Ll}{3}\. \p{Lu}/u;
const inMenu =
  /[-+]?(\d{0,3}|\d{1,3},\d{3})\.(\d\d?)(?![\d%:"″”]|[.,]\d|\p{L}| ?(?:%|ml|cl|l|oz|g|kg|lbs?|liters?|litres?|abv|am|pm|inch|cm)\b)/uy;
/** A line of a menu names a dish and tells nothing about it. */
const dish =
  /^(?:[-•*] ?)?(?:w\/ )?\p{L}[^\n\t:=%\p{Sc}]{2,90}[\p{L})'’] ?(?:\.{2,30} ?|…? ?)[+]?$/u;
const coded = /(?:^|[ /])[A-Z]{2,5} ?$/;
/** Sizes and portions, each with its price: HALF 2.60 PINT 4.80. */
const sized =
  /(?:^|[\s(/:,])(?:s|m|l|xl|sm|small|med|medium|reg|regular|lg|lge|large|half|pint|qt|quart|cup|bowl|glass|btl|bottle|carafe|jug|pot|slice|add|extra|sgl|single|dbl|double|adults?|child|children|kids?|senior|ea|each|gal|gallon|loaf|doz|dz|dozen|1?\d (?:pc|pcs|piece|pk|pack|oz)|(?:125|175|250|330|500) ?ml|(?:add|extra|side of) \p{L}{3,10})[:.]? $/iu;

const sizes =
  /\b(?:small|medium|large|sm|med|reg|regular|lg|half|full|glass|bottle|cup|bowl|pint|jug|single|double|adults?|kids?|child(?:ren)?)\.? {1,3}[$£€]?\d{1,3}(?:\.\d\d?)?(?![\d%.])/gi;

/** A column of a menu that names its size: a tab, large 5.60. */
const sizedCell =
  /\t(?:sm|small|med|medium|reg|regular|lg|lge|large|half|full|pint|cup|bowl|mug|glass|btl|bottle|jug|pot|single|double|kids?|child)\.? \d{1,3}\.(?:\d[059]|5)(?=\t|$)/i;
const foodBefore = new RegExp(
  `(?:${foods.source}|pint|refills?|unsweet|links?|sides?|cheerwine|collards|grits|biscuits?|hushpuppies|cornbread|slaw|wings) $`,
  'i',
);
const cents = /(?<![\d.,:$€£-])\d{1,3}\.\d[059](?![\d.%])/g;
/** Two kinds of food, or one with two prices: Domestic btls 3.50, imports 4.50. */
const countsAsMenu = (line: string): boolean => {
  const named = new Set((line.match(foods) ?? []).map((one) => one.toLowerCase())).size;
  return named > 1 || (named > 0 && (line.match(cents) ?? []).length > 1);
};

/** What a line sells, without how many, its diets and earlier prices: 2 Lattes @ 3.10 6.20, cup 4.00 / bowl 5.75. */
const labelOf = (behind: string): string =>
  behind
    .replace(/^\d{1,2}(?: ?[x×])? (?=\p{L}{2})/u, (count) => (hasFood(behind) ? '' : count))
    .replace(/(?<=of the )(?:day|week|month) /, 'dish ')
    .replace(/ \(?\d[\d.]*%\)?/, '')
    .replace(/ ?\d{1,3}\.\d\d(?: \/ | or | )| \([^)\n]{1,24}\)/g, ' ')
    .replace(/(?:\. ?){2,}| {2,}/g, ' ')
    .replace(/(?<=\b(?:Co|St|choc|w|Mt|veg|incl|reg|med)|[a-z] [a-z]{2,4}(?=\. $))\.(?= )/gi, '');
/** Characters to each side of a place that a line of a menu can have. */
const reach = 200;
const lineAt = (text: string, at: number): string => lineAround(text, at, reach).trim();

/** A price as it is said without its currency: nine fifty. */
export function priceWords(written: string): string {
  const plus = { '+': 'plus ', '-': 'minus ' }[written.charAt(0)] ?? '';
  const [whole = '', cents = ''] = written.replace(/^[-+]/, '').split('.');
  const two = cents.padEnd(2, '0');
  // Oat milk +0.80.
  if (whole === '' || (whole === '0' && plus)) return plus + cardinal(two);
  if (whole === '0')
    return two === '00' ? 'zero' : `zero point ${[...two].map((one) => cardinal(one)).join(' ')}`;
  return plus + cardinal(whole.replace(',', '')) + (two === '00' ? '' : ` ${twoDigits(two)}`);
}

const onMarket = /\d\.\d\d[-\u2013]\d|\b(?:lower|higher|steady|unch|top)\b/i;
const saleRange =
  /(\d{1,4})\.(\d\d)(?:[-\u2013](\d{1,4})\.(\d\d))?(?![\d%]|[.,]\d|\s?(?:lbs?|kg|pct|%))/y;

/** `500-550 lbs 312.00-329.50`: prices of a livestock report. */
function livestockPrice(text: string, at: number): Draft | undefined {
  const found = match(saleRange, text, at);
  if (!found) return undefined;
  const line = lineAt(text, at);
  // Steady to $3 higher: what is dearer has its sign, the prices have none.
  const signed = line.replace(
    /(?:[Ss]teady to |[Uu]p |[Dd]own |[Mm]ostly |to |\d-)?[$£€]\d{1,2}(?:\.\d\d)?(?:-[$£€]?\d{1,2}(?:\.\d\d)?)? (?:higher|lower|up|down)/g,
    'higher',
  );
  if (
    /[$£€]/.test(signed) ||
    !allows('@livestock', 'around', line.toLowerCase()) ||
    !onMarket.test(line)
  )
    return undefined;
  const said = found[0]
    .split(/[-\u2013]/)
    .map(priceWords)
    .join(' to ');
  return draftOf(found, 'money', said, false);
}

/** `Two eggs, toast 8.50`, `Flat white 4.2`: prices of a menu, without a currency. */
export function menuPriceRule({ text, at, options }: Scan): Draft | undefined {
  if (/[\d.,:/$€£-]/.test(text.charAt(at - 1)) && !/\.{4}$|…$|\/$/.test(leftOf(text, at, 4)))
    return undefined;
  const sold = livestockPrice(text, at);
  if (sold) return sold;
  // Open Tues-Sat 11.45-1.45.
  if (
    /\d\.[0-5]\d ?[-\u2013] ?\d{1,2}(?![\d])|\d ?[-\u2013] ?\d{1,2}\.[0-5]\d/.test(
      text.slice(Math.max(0, at - 8), at + 14),
    ) &&
    /\b(?:mon|tue|wed|thu|fri|sat|sun|open|daily)/i.test(lineAt(text, at))
  )
    return undefined;
  const free = match(inMenu, text, at);
  if (!free?.[2]) return undefined;
  const end = at + free[0].length;
  const spoken = priceWords(free[0]);
  const whole = lineAt(text, at);
  const listed = options.menuLines?.has(whole);
  const cells = whole.split('\t').length;
  // Hours beside a column of money: 22.5.
  if (
    whole.includes('\t') &&
    free[2].length < 2 &&
    !(listed && cells === 2) &&
    !(sizedCell.test(whole) && /\p{Ll} $/u.test(leftOf(text, at, 2)))
  )
    return undefined;
  const start = at - lineBehind(text, at, reach).length;
  const behind = text.slice(start, at);
  const part = free[2];
  const isRound = /^\d[059]$/.test(part);
  const inCell = text.charAt(at - 1) === '\t';
  const after = text.slice(end, end + 10);
  const food = hasFood(whole);
  const isPrice =
    listed ||
    // TOTAL 15.35, VAT @ 20% 2.56, Bread 800g 1.15 A: the letter of a rate of tax.
    (part.length === 2 &&
      /^-?(?: [A-Z])?\s*(?:$|\n)/.test(after) &&
      (allows('@receipt-words', 'before', labelOf(behind).toLowerCase()) ||
        ((food || /\d ?(?:k?g|[cm]?l|L|pk)\b/.test(behind)) && / [A-Z]/.test(after)))) ||
    // 2 Lattes @ 3.10 6.20.
    (part.length === 2 &&
      /^[^:]+ @ (?:[^ ]{2,9} +)?$/.test(behind) &&
      allows('@each-or-sum', 'after', after)) ||
    // Pizzas from 8.95: no time of day.
    (Number(part) > 59 && food && /\bfrom $/.test(behind)) ||
    // So that's 62.50 each.
    (isRound && free[1] && allows('@for-each', 'after', after)) ||
    // Chowder … 11.50/15.00, Striploin … 32.00 (€6 supplement).
    (isRound && /\d\.\d\d\/$|(?:…|\.{3}) ?$/.test(behind.slice(-6))) ||
    (countsAsMenu(whole) &&
      !allows('@average-or-rating', 'around', whole.toLowerCase()) &&
      whole.length < 120 &&
      (isRound || part === '5' || free[0].startsWith('+')) &&
      (/[\p{L})'’,+/]\.? {0,6}\(?\+?$/u.test(behind.slice(-8)) ||
        (inCell && sizedCell.test(whole))) &&
      !tells.test(behind)) ||
    // Seafood chowder, a tab, 8.50.
    (cells < 3 &&
      isRound &&
      /(?:\t| {2})$/.test(behind) &&
      /^ ?(?:$|\n)/.test(after) &&
      hasFood(behind) &&
      !notPrice.test(labelOf(behind))) ||
    // Add oat milk (+1.50).
    (free[0].startsWith('+') && /^\d[05]$/.test(part) && food && /[\p{L})] ?\(?$/u.test(behind)) ||
    // A tab, large 5.60.
    (sizedCell.test(whole) && /\t\p{L}{2,6}\.? $/u.test(behind)) ||
    // Gas 3.45/gal.
    (part.length === 2 && /\p{L}:? $/u.test(behind) && allows('@per-pack', 'after', after)) ||
    // Lamington, a tab, 4.50, a tab, Cheese roll, a tab, 3.00.
    (inCell && pricePairs(whole) && (food || hasWares(whole)) && !isMeasure(whole)) ||
    // 1.60, a tab, Dim sim.
    (at === start &&
      cells < 3 &&
      isRound &&
      after.startsWith('\t') &&
      food &&
      !notPrice.test(whole.replace(/^[\d.]+\t/, ''))) ||
    // Bottomless coffee 2.95.
    (isRound &&
      foodBefore.test(leftOf(text, at, 24)) &&
      /^(?:[.,;]?(?:\s*$|\s))/.test(after) &&
      !notPrice.test(behind)) ||
    // Small 4.5 / Med 5 / Large 5.5.
    (/^(?:\d[059]|\d)$/.test(part) &&
      sized.test(leftOf(text, at, 16)) &&
      (whole.match(sizes) ?? []).length > 1);
  if (isPrice) return draft(end, 'money', spoken, false);
  if (at - start > 110 || text.charAt(at - 1) === '/') return undefined;
  const line = labelOf(behind);
  if (
    (sized.test(leftOf(text, at, 16)) || /\d\.\d\d ?\/ $/.test(behind)) &&
    isRound &&
    !notPrice.test(line) &&
    !allows('@measured-by', 'after', after)
  )
    return draft(end, 'money', spoken, false);
  const found = match(price, text, at);
  if (!found?.[2] || !dish.test(line) || notPrice.test(line) || coded.test(line) || isMeasure(line))
    return undefined;
  return draftOf(found, 'money', priceWords(found[0]), false);
}

const diets: Readonly<Record<string, string>> = lists.diets;
const diet = /(?:GFO?|gfo?|DF|df|NF|nf|V[GE]O?|v[ge]o?|V[ge]|VO?|vo?|[nN])(?![\p{L}\p{N}.'])/uy;
const priced = /\d\.\d\d?(?!\d)|[$£€]\d|\d ?$/;

const marketPrice = /M\.?P\.?(?=[ )]{0,2}(?:\t|\n|$))/y;

/** `Lobster tail\tMP`: what a fish costs that day. */
export function marketPriceRule({ text, at, options }: Scan): Draft | undefined {
  if (!/[\s.…(]/.test(text.charAt(at - 1))) return undefined;
  const found = match(marketPrice, text, at)?.[0];
  if (!found) return undefined;
  const line = lineAt(text, at);
  return hasFood(line) || options.menuLines?.has(line)
    ? draft(at + found.length, 'abbreviation', 'market price')
    : undefined;
}

/** `Porridge (v)`, `GF avail`: diets in a line with a price. */
export function dietRule({ text, at, options }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.'-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(diet, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const isOne = found.length === 1;
  const bracketed =
    /[([](?:[A-Za-z]{1,3}[,/ ]{1,2}){0,4}$/.test(leftOf(text, at, 18)) &&
    /^(?:[,/ ]{1,2}[A-Za-z]{1,3}){0,4}[)\]]/.test(text.slice(end, end + 18));
  // (v available), (can be v on request).
  const offered =
    allows('@optional-extra', 'after', text.slice(end, end + 14)) &&
    /\((?:can be )?$/.test(leftOf(text, at, 8));
  const named = !isOne && allows('@menu-extra', 'after', text.slice(end, end + 12));
  if (!bracketed && !named && !offered) return undefined;
  const line = lineAt(text, at);
  if (
    !options.menuLines?.has(line) &&
    !(line.length < 110 && priced.test(line) && !allows('@unlikely', 'around', line.toLowerCase()))
  )
    return undefined;
  return draft(end, 'abbreviation', diets[found.toUpperCase()] ?? found, false);
}
