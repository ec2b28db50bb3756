import type { SharedItem } from './text-and-address.ts';

let given: SharedItem | null = null;

/** Leaves something for the editor to import when it opens. */
export function giveToEditor(item: SharedItem): void {
  given = item;
}

/** Returns, once, what was left for the editor. */
export function takeGiven(): SharedItem | null {
  const item = given;
  given = null;
  return item;
}
