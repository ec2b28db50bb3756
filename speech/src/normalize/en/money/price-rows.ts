import { allows } from '../neighbors.ts';

const head =
  /^(?:.{0,30}\b)?(?:price ?lists?|prices?|menu|tariffs?|charges|price board|takeaways?)\b.{0,16}$/i;

/** Whether a line names goods or services. */
export const hasWares = (line: string): boolean => allows('@wares', 'around', line.toLowerCase());
/** Whether a line names what is measured, such as `Haemoglobin`. */
export const isMeasure = (line: string): boolean =>
  allows('@measures', 'around', line.toLowerCase());
/** Whether a line heads prices: `Menu`, `Price list`. */
export const isPriceHead = (line: string): boolean => head.test(line) && !/\d\.\d/.test(line);
/** Whether a line heads measurements: `Student`, a tab, `GPA`. */
export const isMeasureHead = (line: string): boolean =>
  allows('@measure-head', 'around', line.toLowerCase()) && !/\d\.\d/.test(line);

const cellPrice =
  /^(?:from )?\+?\d{1,3}\.\d[059](?: ?(?:ea|each|pk|pack|pp|doz|dozen|bag|bunch|(?:per|a) (?:person|head|kilo|kg|lb|dozen|bunch|bag|tray|slice|item)|\/ ?(?:kg|lb|ea|doz|bunch)))?\.?$/i;
const label = /^\p{L}[^\d:=%$€£]{2,50}(?:\(\d{1,3}\))?$|^\(\d{1,2}\)$/u;

/** Whether each name of a row by tabs has its price: `Lamington`, tab, `4.50`, tab, `Cheese roll`, tab, `3.00`. */
export function pricePairs(line: string): boolean {
  const cells = line.split('\t').map((cell) => cell.trim());
  let pairs = 0;
  let at = 0;
  while (label.test(cells[at] ?? '') && cellPrice.test(cells[at + 1] ?? '')) {
    pairs += 1;
    at += 2;
  }
  // A remark behind them.
  const rest = cells.slice(at).join(' ');
  return pairs > 1 && (rest === '' || /^[^\t]*\p{L}{3}/u.test(rest)) && !/\d\.\d/.test(rest);
}
