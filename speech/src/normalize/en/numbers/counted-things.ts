import { allows } from '../neighbors.ts';

/** Whether a number that ends at a place counts what follows: Company 250 employees, unit 250 km; not Post 6204 meets. */
export const countsThings = (text: string, end: number): boolean =>
  allows('@counts-things', 'after', text.slice(end, end + 20));
