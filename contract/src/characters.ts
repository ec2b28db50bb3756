import { composed } from './composed.ts';

/**
 * Counts characters, which users buy: Unicode code points after NFC. The server charges by this function and
 * the editor shows it, so that they agree.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of composed(text)) count++;
  return count;
}
