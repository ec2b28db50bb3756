import { ImportError } from './import-problem.ts';

/** UTF-16 units of text that are taken from one file: far more than a plan converts at once. */
export const maxText = 1_000_000;

/** @throws ImportError `too_much` */
export function bounded(text: string): string {
  if (text.length > maxText) throw new ImportError('too_much');
  return text;
}
