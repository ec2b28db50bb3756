import type { Draft, Scan } from '../../draft.ts';
import { near, rightOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { allows } from '../neighbors.ts';

const exact = figures('exact-times');
const told = figures('pointed-times');

/** Hours and minutes with a point, as in Britain, where the words or the line around are of a time: `at 9.15`. */
export function pointedTimeRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  // Moro bar 4.00. Prices incl. GST.
  if (allows('@menu-notes', 'after', rightOf(text, at + 4, 12))) return undefined;
  return (
    exact(scan) ?? (allows('!@no-time', 'around', near(text, at, 60)) ? told(scan) : undefined)
  );
}
