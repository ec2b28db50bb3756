import { type Draft, draft, match, type Scan } from '../draft.ts';

const note = /(?:\[\d{1,3}(?:[,–-] ?\d{1,3})*\]){1,6}(?!-?\p{L})/uy;

/** `цуглуулсан байна.[3]`: the marks of notes are left out. */
export function noteMarkRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '[' || !/[.,;:!?)"”»\p{Script=Cyrillic}\d]/u.test(text.charAt(at - 1)))
    return undefined;
  const found = match(note, text, at)?.[0];
  return found ? draft(at + found.length, 'dropped', '') : undefined;
}
