import { textDistance } from '../../../functions/src/services/conversions/text-distance.ts';

/** Returns the share of the wanted characters that were read: 1 without the edits between both, white space as one. */
export function rightShare(wanted: string, found: string): number {
  return Math.max(0, 1 - textDistance(wanted, found).share);
}
