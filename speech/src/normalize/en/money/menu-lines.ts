import { fold } from '../../fold.ts';
import { replaceLookAlikes } from '../../look-alikes.ts';
import lists from '../lists.json' with { type: 'json' };
import { monthSource, weekdaySource } from '../times/calendar.ts';
import { hasWares, isMeasure, isMeasureHead, isPriceHead, pricePairs } from './price-rows.ts';

/** Words of a sentence or of a figure that is not a price. */
export const notPrice =
  /\b(?:is|are|was|were|be|been|has|had|have|of|at|to|by|from|than|about|rose|fell|and|or|plus|version|v|section|sec|rule|chapter|article|table|fig|figure|exercise|python|node|android|ios|ph|gpa|average|avg|mean|median|total|index|rate|ratio|score|odds|sd|magnitude|clause|page|example|it|problem|equation|activity|step|question|item|theorem|lemma|day|week|test|no|number|release|build|model|grade|stage|level|km|kg|miles|unit|lesson|volume|net|sum)\b\.?[ )]*(?:\d[\d.]* ?)?$|[.!?] \p{Lu}|\bof \d|\b(?:is|are|was|were|has|had|have|rose|fell|closed|said|won|lost)\b/iu;

/** What is eaten and drunk: two of them in a line tell that its figures are prices. */
export const foods = new RegExp(`\\b(?:${lists.foods.join('|')})\\b`, 'gi');

/** A dish and its price, behind a tab or some spaces: these are set as one space. */
const columnGap =
  /(?:\.{2,30}|\s{2,30}|\t)(?=\+?(?:(?:ea|each|from|min|large|small) )?\d{1,3}\.\d\d?(?!\d))/giu;
const columnLine = (line: string): string => {
  const plain = line.replace(columnGap, ' ').replace(/ \([^)\n]{0,20}[$£€]\d[^)\n]{0,12}\)/, '');
  // 14.9 among others such as 9.50.
  return plain === line ? line : plain.replace(/(\d\.\d)$/, '$10');
};
const measured = new RegExp(
  `^(?:${monthSource}|${weekdaySource}|Q[1-4]|Week|Total|Mean|Median|SD)(?!\\p{L})|\\b(?:rainfall|rates?|catch|index|growth|temp(?:erature)?s?|inflation|population|area|height|weight|length|width|yields?|score|hours|hrs|distance|km|ratio|density|volume|output|exports?|imports?)\\b|\\((?:t|kt|kg|g|cm|mm|m|ha|%|km|in|ft|lb|hrs?|mins?|°[CF])\\)`,
  'iu',
);
/** Whether a line names something to eat or to drink. */
export const hasFood = (line: string): boolean => (line.match(foods) ?? []).length > 0;
const soldLine =
  /^[-•*]?\s?[\p{L}\d][^\t:=%\p{Sc}]{2,80}[\p{L})'’.… ] ?\+?\d{0,3}\.(?:\d[059]|5)(?: ?(?:ea|each|pp|pk|pack|doz|dozen|gf|v|vg|ve|\((?:gf|v|vg|ve|df|n)\)|(?:per|a) (?:person|head|kilo|kg|lb|dozen|bunch|bag|tray|hour|page|sheet)|\/(?:kg|lb|ea|doz|hr)))?$/iu;
/** A price with its currency, in a line that names what it is for. */
const pricedLine =
  /^[-•*]?\s?[\p{L}\d][^\t=%]{2,70}[$£€]\d{1,3}(?:\.\d\d)?(?: ?(?:ea|each|pp|\([a-z, ]{1,8}\))\.?)?$/iu;
/** A sentence, or rates of exchange: no line of a menu. */
const tellsMore =
  /^.{70,}[.!?]$|\d\.\d{3,4}(?!\d)|\b[A-Z]{3}\/[A-Z]{3}\b|\b(?:points|percent|per cent|barrel|ounce)\b/;
/** Lines apart that a menu's own lines may have between them, such as a heading or what a dish consists of. */
const reach = 3;
/** Lines before three prices in which a head such as `Prices` tells what they are. */
const headReach = 8;
const isSold = (line: string): boolean => hasFood(line) || hasWares(line);

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
    notPrice.test(
      line
        .replace(/(?:\. ){2,}/g, '')
        // 12. Crispy seaweed.
        .replace(/^\d{1,3}[.)] /, '')
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
    if (isBare && plain !== line && (measured.test(line) || isMeasure(line))) continue;
    if (isBare) bare.add(at);
    if (isBare && plain !== line) columns.add(at);
    if (isBare || pricedLine.test(line)) sold.push(at);
  }
  const found = new Set<string>();
  addMoneyRows(written, found);
  for (const line of lines)
    if (pricePairs(line) && isSold(line) && !isMeasure(line)) found.add(folded(line));
  for (const [nth, first] of sold.entries()) {
    const third = sold[nth + 2];
    if (third === undefined || third - first > 2 * reach + 2) continue;
    const group = [first, sold[nth + 1] ?? first, third];
    if (!group.some((at) => bare.has(at))) continue;
    // Columns of figures may be of anything, unless something to eat or to drink is among them.
    if (
      group.some((at) => columns.has(at)) &&
      !lines.slice(Math.max(0, first - 1), third + 2).some((line) => isSold(line)) &&
      !lines.slice(Math.max(0, first - headReach), first).some((line) => isPriceHead(line))
    )
      continue;
    if (lines.slice(Math.max(0, first - reach), first).some((line) => isMeasureHead(line)))
      continue;
    for (let at = Math.max(0, first - 1); at <= third + 1; at += 1) {
      const line = lines[at] ?? '';
      if (
        !tellsMore.test(line) &&
        !(line.includes('\t') && (measured.test(line) || isMeasure(line)))
      )
        found.add(folded(line));
    }
  }
  return found;
}

const folded = (line: string): string => replaceLookAlikes(fold(line).text, 'en');
