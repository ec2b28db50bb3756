import { type Draft, draft, match, type Scan } from '../draft.ts';
import { cardinal, twoDigits } from './cardinal.ts';

const price =
  /\+?(\d{0,3})\.(\d[05]|\d9)(?= ?(?:$|\n|\)$| \(add |\/|\||[,;]? (?:or|half|ea|each|sm|lg|small|large|add)\b))/y;
/** A line of a menu names a dish and tells nothing about it. */
const dish =
  /^(?:[-•*] ?)?(?:w\/ )?\p{L}[^\n\t:=%\p{Sc}]{2,90}[\p{L})'’] ?(?:\.{2,30} ?|…? ?)[+]?$/u;
const told =
  /\b(?:is|are|was|were|be|been|has|had|have|of|at|to|by|from|than|about|rose|fell|and|or|plus|version|v|section|sec|rule|chapter|article|table|fig|figure|exercise|python|node|android|ios|ph|gpa|average|avg|mean|median|total|index|rate|ratio|score|odds|sd|magnitude|clause|page|example|it|problem|equation|activity|step|question|item|theorem|lemma|day|week|test|no|number|release|build|model|grade|stage|level|km|kg|miles|unit|lesson|volume|net|sum)\b\.?[ )]*(?:\d[\d.]* ?)?$|[.!?] \p{Lu}|\bof \d|\b(?:is|are|was|were|has|had|have|rose|fell|closed|said|won|lost)\b/iu;
const coded = /(?:^| )[A-Z]{2,5} ?$/;

/** `Two eggs, toast 8.50`: the price at the end of a line of a menu, without a currency. */
export function menuPriceRule({ text, at }: Scan): Draft | undefined {
  const found = match(price, text, at);
  if (!found?.[2] || /[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (at - start > 110) return undefined;
  // Soup: cup 4.00 / bowl 5.75.
  const line = text.slice(start, at).replace(/ ?\d{1,3}\.\d\d(?: \/ | or | )/g, ' ');
  if (!dish.test(line) || told.test(line) || coded.test(line)) return undefined;
  const end = at + found[0].length;
  const [whole, cents] = [found[1] ?? '', found[2]];
  const plus = found[0].startsWith('+') ? 'plus ' : '';
  if (whole === '' || whole === '0') return draft(end, 'money', plus + cardinal(cents), false);
  return draft(
    end,
    'money',
    plus + cardinal(whole) + (cents === '00' ? '' : ` ${twoDigits(cents)}`),
    false,
  );
}
