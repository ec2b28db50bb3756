import { type Draft, draft, match, type Scan } from '../draft.ts';
import { fold } from '../fold.ts';
import { replaceLookAlikes } from '../look-alikes.ts';
import { monthSource, weekdaySource } from './calendar.ts';
import { cardinal, twoDigits } from './cardinal.ts';

const price =
  /\+?(\d{0,3})\.(\d[05]|\d9)(?= ?(?:$|\n|\)$| \(add |\/|\||[,;]? (?:or|half|ea|each|sm|lg|small|large|add)\b))/y;
/** A number in a menu: 9.5, 12.95, .75. */
const inMenu =
  /\+?(\d{0,3}|\d{1,3},\d{3})\.(\d\d?)(?![\d%:"″”]|[.,]\d|\p{L}| ?(?:%|ml|cl|l|oz|g|kg|lbs?|liters?|litres?|abv|am|pm|inch|cm)\b)/uy;
/** A line of a menu names a dish and tells nothing about it. */
const dish =
  /^(?:[-•*] ?)?(?:w\/ )?\p{L}[^\n\t:=%\p{Sc}]{2,90}[\p{L})'’] ?(?:\.{2,30} ?|…? ?)[+]?$/u;
const told =
  /\b(?:is|are|was|were|be|been|has|had|have|of|at|to|by|from|than|about|rose|fell|and|or|plus|version|v|section|sec|rule|chapter|article|table|fig|figure|exercise|python|node|android|ios|ph|gpa|average|avg|mean|median|total|index|rate|ratio|score|odds|sd|magnitude|clause|page|example|it|problem|equation|activity|step|question|item|theorem|lemma|day|week|test|no|number|release|build|model|grade|stage|level|km|kg|miles|unit|lesson|volume|net|sum)\b\.?[ )]*(?:\d[\d.]* ?)?$|[.!?] \p{Lu}|\bof \d|\b(?:is|are|was|were|has|had|have|rose|fell|closed|said|won|lost)\b/iu;
const coded = /(?:^|[ /])[A-Z]{2,5} ?$/;
/** Sizes and portions, each with its price: HALF 2.60 PINT 4.80. */
const sized =
  /(?:^|[\s(/:,])(?:s|m|l|xl|sm|small|med|medium|reg|regular|lg|lge|large|half|pint|qt|quart|cup|bowl|glass|btl|bottle|carafe|jug|pot|slice|add|extra|sgl|single|dbl|double|adults?|child|children|kids?|senior|ea|each|gal|gallon|loaf|doz|dz|dozen|1?\d (?:pc|pcs|piece|pk|pack|oz)|(?:125|175|250|330|500) ?ml|(?:add|extra|side of) \p{L}{3,10})[:.]? $/iu;

const sizes =
  /\b(?:small|medium|large|sm|med|reg|regular|lg|half|full|glass|bottle|cup|bowl|pint|jug|single|double|adults?|kids?|child(?:ren)?)\.? {1,3}[$£€]?\d{1,3}(?:\.\d\d?)?(?![\d%.])/gi;

/** What is eaten and drunk: two of them in a line tell that its figures are prices. */
const foods =
  /\b(?:eggs?|toast|bacon|sausages?|snags?|burger|fries|chips|wedges|salad|soup|chowder|cheese|cheddar|chicken|beef|pork|lamb|steak|rump|fish|prawns?|shrimp|salmon|crab|mussels|rice|noodles?|pasta|pizza|bread|bun|roll|bap|sandwich|toastie|wrap|sauce|gravy|mash|beans|peas|tomato|onions?|mushrooms?|garlic|lettuce|slaw|fruit|apple|lemon|cream|custard|ice cream|cake|brownie|scone|pie|tart|pudding|cookies?|waffles?|pancakes?|coffee|latte|cappuccino|espresso|tea|chai|juice|lemonade|soda|coke|beer|lager|ale|stout|cider|wine|prosecco|avo|avocado|hummus|falafel|curry|naan|dosa|idli|samosa|tacos?|burritos?|nachos|walleye|perch|catfish|tenderloin|prime rib|all you can eat|buffet|fish fry|malts?|shakes?|ranch|dressings?|queso|salsa|guac|guacamole|sour cream|fountain drinks?|sweet tea|cod|haddock|plaice|fishcakes?|scampi|calamari|squid|tuna|trout|kippers|gammon|ham|turkey|duck|liver|kebab|doner|gyros|shawarma|biryani|korma|tikka|paneer|dal|roti|chapati|bhaji|spring rolls?|dim sum|dumplings?|ramen|udon|sushi|pho|bao|satay|laksa|muffins?|croissants?|bagels?|crumpets?|porridge|granola|yogh?urt|omelette|benedict|chorizo|halloumi|feta|brie|stilton|mozzarella|pepperoni|margherita|calzone|lasagn[ae]|carbonara|bolognese|risotto|gnocchi|sirloin|rib-?eye|schnitzel|parmi|pav|pavlova|sundae|gelato|sorbet|cheesecake|crumble|trifle|mocha|flat white|americano|macchiato|cortado|hot chocolate|smoothie|milkshake|gin|vodka|rum|whiske?y|merlot|malbec|shiraz|sauvignon|chardonnay|pinot|rioja|champagne|gravy|scraps|wings|ribs|brisket|hash browns?|pickles?|mac|kids'?|bbq|plate|plt|dinner|din|chix|strips|slab|sides|sds|bisc|biscuits?|bagel|lox|drafts?|pitcher|domestics?|imports|dozen|dz|glazed|do(?:ugh)?nuts?|reuben|stack|hot dog|corn dog|grits|greens|hushpuppies|cobbler|hash|saus|patty|sirl|brekk(?:y|ie)|kransky|capp|barra|flake|hoki|snapper|whiting|scallops?|fritters?|claws|rolls?|olives|oysters|mince|pie floater|dim sims?|potato cakes?|chiko|pint|pots?|schooner|dessert|champ|veg|boxty|barmbrack|colcannon|rarebit|ploughmans?|pasty|pasties|chutney|tartare|tapenade|kumara|hotcakes|french toast|oat milk|soy milk|almond milk|syrup|extra shot|perogies|poutine|lobster|chips)\b/gi;
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

/** A dish and its price, behind a tab or some spaces: these are set as one space. */
const columnGap =
  /(?:\.{2,30}|\s{2,30}|\t)(?=\+?(?:(?:ea|each|from|min|large|small) )?\d{1,3}\.\d\d?(?!\d))/giu;
const columnLine = (line: string): string => {
  const plain = line.replace(columnGap, ' ').replace(/ \([^)\n]{0,20}[$£€]\d[^)\n]{0,12}\)/, '');
  // 14.9 among others such as 9.50.
  return plain === line ? line : plain.replace(/(\d\.\d)$/, '$10');
};
/** The name of a dish without its diets and the points of its short forms: Co. Down sirloin (gf on request). */
const plainDish = (line: string): string =>
  line
    .trimEnd()
    .replace(/ ?\([^)\n]{1,24}\)$/, '')
    .replace(/(?<=\b(?:Co|St|choc|w|Mt|veg|incl|reg|med))\.(?= )/gi, '');
const measured = new RegExp(
  `^(?:${monthSource}|${weekdaySource}|Q[1-4]|Week|Total|Mean|Median|SD)(?!\\p{L})|\\b(?:rainfall|rates?|catch|index|growth|temp(?:erature)?s?|inflation|population|area|height|weight|length|width|yields?|score|hours|hrs|distance|km|ratio|density|volume|output|exports?|imports?)\\b|\\((?:t|kt|kg|g|cm|mm|m|ha|%|km|in|ft|lb|hrs?|mins?|°[CF])\\)`,
  'iu',
);
const hasFood = (line: string): boolean => (line.match(foods) ?? []).length > 0;
const soldLine =
  /^[-•*]?\s?[\p{L}\d][^\t:=%\p{Sc}]{2,80}[\p{L})'’.… ] ?\+?\d{0,3}\.(?:\d[059]|5)(?: ?(?:ea|each|pp|gf|v|vg|ve|\((?:gf|v|vg|ve|df|n)\)))?$/iu;
/** A price with its currency, in a line that names what it is for. */
const pricedLine =
  /^[-•*]?\s?[\p{L}\d][^\t=%]{2,70}[$£€]\d{1,3}(?:\.\d\d)?(?: ?(?:ea|each|pp|\([a-z, ]{1,8}\))\.?)?$/iu;
/** A sentence, or rates of exchange: no line of a menu. */
const tellsMore =
  /^.{70,}[.!?]$|\d\.\d{3,4}(?!\d)|\b[A-Z]{3}\/[A-Z]{3}\b|\b(?:points|percent|per cent|barrel|ounce)\b/;
/** Lines apart that a menu's own lines may have between them, such as a heading or what a dish consists of. */
const reach = 3;

const moneyHead =
  /^(?:.* )?(?:amount|amt|price|cost|totals?|paid|owed|owing|due|dues|subs|rate|fees?|balance|bal|debit|credit|charges?|subtotal|net|gross|wages?|pay|sum|value|takings|deposit|rent)(?: .*)?$/i;
const moneyCell = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,5})\.\d\d$/;

/** Adds the rows of tables that have a column of money without its sign. */
function addMoneyRows(lines: readonly string[], found: Set<string>): void {
  let heads: readonly string[] | undefined;
  for (const line of lines) {
    const cells = line.split('\t');
    if (cells.length < 3) {
      if (line !== '') heads = undefined;
      continue;
    }
    if (!heads || !/\d/.test(line)) heads = cells;
    else if (
      heads.some((head) => moneyHead.test(head) && !/^totals?$/i.test(head)) &&
      cells.some((cell, at) => moneyCell.test(cell) && moneyHead.test(heads?.[at] ?? ''))
    )
      found.add(folded(line.trim()));
  }
}

/** The lines of the price lists of a text, which tell no currency: at least three prices close together. */
export function menuLinesOf(segments: readonly string[]): ReadonlySet<string> {
  const written = segments.flatMap((segment) => segment.split('\n'));
  const lines = written.map((line) => line.trim());
  const isTold = (line: string) =>
    told.test(
      line
        .replace(/(?:\. ){2,}/g, '')
        .replace(/(?<=\b(?:Co|St|choc|veg|incl|reg))\.(?= )/gi, '')
        .replace(/ ?[\d.+]+$| \([a-z]{1,3}\)/gi, ''),
    );
  const bare = new Set<number>();
  const columns = new Set<number>();
  const sold: number[] = [];
  for (const [at, line] of lines.entries()) {
    const plain = columnLine(line);
    if (line.length > 99 || isTold(plain) || tellsMore.test(line)) continue;
    const isBare = soldLine.test(plain);
    // A month, or what is measured, in the first column.
    if (isBare && plain !== line && measured.test(line)) continue;
    if (isBare) bare.add(at);
    if (isBare && plain !== line) columns.add(at);
    if (isBare || pricedLine.test(line)) sold.push(at);
  }
  const found = new Set<string>();
  addMoneyRows(written, found);
  for (const [nth, first] of sold.entries()) {
    const third = sold[nth + 2];
    if (third === undefined || third - first > 2 * reach + 2) continue;
    const group = [first, sold[nth + 1] ?? first, third];
    if (!group.some((at) => bare.has(at))) continue;
    // Columns of figures may be of anything, unless something to eat or to drink is among them.
    if (
      group.some((at) => columns.has(at)) &&
      !lines.slice(Math.max(0, first - 1), third + 2).some((line) => hasFood(line))
    )
      continue;
    for (let at = Math.max(0, first - 1); at <= third + 1; at += 1) {
      const line = lines[at] ?? '';
      if (!tellsMore.test(line) && !(line.includes('\t') && measured.test(line)))
        found.add(folded(line));
    }
  }
  return found;
}

const folded = (line: string): string => replaceLookAlikes(fold(line).text, 'en');
const lineAt = (text: string, at: number): string => {
  const stop = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, stop < 0 ? text.length : stop).trim();
};

function said(written: string, whole: string, cents: string): string {
  const plus = written.startsWith('+') ? 'plus ' : '';
  const two = cents.padEnd(2, '0');
  // Oat milk +0.80.
  if (whole === '0' && plus) return plus + cardinal(two);
  if (whole === '0' && written.startsWith('0'))
    return two === '00' ? 'zero' : `zero point ${[...two].map((one) => cardinal(one)).join(' ')}`;
  if (whole === '') return plus + cardinal(two);
  return plus + cardinal(whole.replace(',', '')) + (two === '00' ? '' : ` ${twoDigits(two)}`);
}

const livestock =
  /\b(?:lbs?|cwt|steers?|heifers?|cows?|bulls?|calves|hogs?|lambs?|boners?|feeders?|elevator|bids?)\b/i;
const onMarket = /\d\.\d\d[-\u2013]\d|\b(?:lower|higher|steady|unch|top)\b/i;
const saleRange =
  /(\d{1,4})\.(\d\d)(?:[-\u2013](\d{1,4})\.(\d\d))?(?![\d%]|[.,]\d|\s?(?:lbs?|kg|pct|%))/y;

/** `500-550 lbs 312.00-329.50`: prices of a livestock report. */
function livestockPrice(text: string, at: number, line: string): Draft | undefined {
  // Steady to $3 higher: what is dearer has its sign, the prices have none.
  const signed = line.replace(
    /(?:[Ss]teady to |[Uu]p |[Dd]own |[Mm]ostly |to |\d-)?[$£€]\d{1,2}(?:\.\d\d)?(?:-[$£€]?\d{1,2}(?:\.\d\d)?)? (?:higher|lower|up|down)/g,
    'higher',
  );
  if (/[$£€]/.test(signed) || !livestock.test(line) || !onMarket.test(line)) return undefined;
  const found = match(saleRange, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const until = found[3] && found[4] ? ` to ${said('', found[3], found[4])}` : '';
  return draft(at + found[0].length, 'money', `${said('', found[1], found[2])}${until}`, false);
}

/** `Two eggs, toast 8.50`, `Flat white 4.2`: prices of a menu, without a currency. */
export function menuPriceRule({ text, at, options }: Scan): Draft | undefined {
  if (
    /[\d.,:/$€£-]/.test(text.charAt(at - 1)) &&
    !/\.{4}$|…$|\/$/.test(text.slice(Math.max(0, at - 4), at))
  )
    return undefined;
  const sold = /^\d+\.\d\d/.test(text.slice(at, at + 8))
    ? livestockPrice(text, at, lineAt(text, at))
    : undefined;
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
  const spoken = said(free[0], free[1] ?? '', free[2]);
  const whole = lineAt(text, at);
  const listed = options.menuLines?.has(whole);
  const cells = whole.split('\t').length;
  // Hours beside a column of money: 22.5.
  if (whole.includes('\t') && free[2].length < 2 && !(listed && cells === 2)) return undefined;
  if (listed) return draft(end, 'money', spoken, false);
  // So that's 62.50 each.
  if (
    /^\d0$|^\d[59]$/.test(free[2]) &&
    free[1] &&
    /^ (?:each|apiece|a head|pp|quid|all in)\b/.test(text.slice(end, end + 10))
  )
    return draft(end, 'money', spoken, false);
  const start = text.lastIndexOf('\n', at - 1) + 1;
  // Chowder … 11.50/15.00, Striploin … 32.00 (€6 supplement).
  if (
    /\d\.\d\d\/$|(?:…|\.{3}) ?$/.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\d[059]$/.test(free[2])
  )
    return draft(end, 'money', spoken, false);
  if (
    countsAsMenu(whole) &&
    !/\b(?:average[ds]?|mean|rat(?:ed|ing)|scored?|stars?)\b/i.test(whole) &&
    whole.length < 120 &&
    (/^(?:\d[059]|5)$/.test(free[2]) || free[0].startsWith('+')) &&
    /[\p{L})'’,+/]\.? {0,6}\+?$/u.test(text.slice(Math.max(0, at - 8), at)) &&
    !/\b(?:is|are|was|were|from|to|than|rose|fell|serves?|bake|cook)\b [^,;]{0,12}$|%|[!?] |\p{Ll}{3}\. \p{Lu}/u.test(
      text.slice(start, at),
    )
  )
    return draft(end, 'money', spoken, false);
  // Seafood chowder, a tab, 8.50.
  if (
    cells < 3 &&
    /^\d[059]$/.test(free[2]) &&
    /(?:\t| {2})$/.test(text.slice(Math.max(0, at - 2), at)) &&
    /^ ?(?:$|\n)/.test(text.slice(end, end + 2)) &&
    hasFood(text.slice(start, at)) &&
    !told.test(plainDish(text.slice(start, at)))
  )
    return draft(end, 'money', spoken, false);
  // Bottomless coffee 2.95.
  if (
    /^\d[059]$/.test(free[2]) &&
    foodBefore.test(text.slice(Math.max(0, at - 24), at)) &&
    /^(?:[.,;]?(?:\s*$|\s))/.test(text.slice(end, end + 2)) &&
    !told.test(text.slice(start, at))
  )
    return draft(end, 'money', spoken, false);
  // Small 4.5 / Med 5 / Large 5.5.
  if (
    /^(?:\d[059]|\d)$/.test(free[2]) &&
    sized.test(text.slice(Math.max(0, at - 16), at)) &&
    (whole.match(sizes) ?? []).length > 1
  )
    return draft(end, 'money', spoken, false);
  if (at - start > 110 || text.charAt(at - 1) === '/') return undefined;
  // Soup: cup 4.00 / bowl 5.75.
  const line = text
    .slice(start, at)
    .replace(/ ?\d{1,3}\.\d\d(?: \/ | or | )/g, ' ')
    .replace(/(?:\. ?){2,}/g, ' ')
    .replace(/ \((?:[A-Za-z]{1,3}[,/ ]{0,2}){1,4}\)/g, '');
  if (
    (sized.test(text.slice(Math.max(0, at - 16), at)) ||
      /\d\.\d\d ?\/ $/.test(text.slice(Math.max(0, at - 7), at))) &&
    /^\d[059]$/.test(free[2]) &&
    !told.test(line) &&
    !/^ (?:in|m|miles?|km|times|percent|points?)\b/.test(text.slice(end, end + 9))
  )
    return draft(end, 'money', spoken, false);
  const found = match(price, text, at);
  if (!found?.[2] || !dish.test(line) || told.test(line) || coded.test(line)) return undefined;
  return draft(at + found[0].length, 'money', said(found[0], found[1] ?? '', found[2]), false);
}

const diets: Readonly<Record<string, string>> = {
  ...{ GF: 'gluten free', DF: 'dairy free', NF: 'nut free', V: 'vegetarian', VG: 'vegan' },
  ...{ VE: 'vegan', GFO: 'gluten free option', VO: 'vegetarian option', VGO: 'vegan option' },
};
const diet = /(?:GFO?|gfo?|DF|df|NF|nf|V[GE]O?|v[ge]o?|V[ge]|VO?|vo?)(?![\p{L}\p{N}.'])/uy;
const unlikely = /%|\b(?:due|clause|section|payment|apr|act|shall)\b/i;
const priced = /\d\.\d\d?(?!\d)|[$£€]\d|\d ?$/;

/** `Porridge (v)`, `GF avail`: diets in a line with a price. */
export function dietRule({ text, at, options }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.'-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(diet, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const isOne = found.length === 1;
  const bracketed =
    /[([](?:[A-Za-z]{1,3}[,/ ]{1,2}){0,4}$/.test(text.slice(Math.max(0, at - 18), at)) &&
    /^(?:[,/ ]{1,2}[A-Za-z]{1,3}){0,4}[)\]]/.test(text.slice(end, end + 18));
  const named =
    !isOne &&
    /^ (?:avail|option|slice|cake|scone|brownie|toast|pizza|muffin|wrap|bread|bun|base|pasta|on request|crust|available)/.test(
      text.slice(end, end + 12),
    );
  if (!bracketed && !named) return undefined;
  const line = lineAt(text, at);
  if (
    !options.menuLines?.has(line) &&
    !(line.length < 110 && priced.test(line) && !unlikely.test(line))
  )
    return undefined;
  return draft(end, 'abbreviation', diets[found.toUpperCase()] ?? found, false);
}
