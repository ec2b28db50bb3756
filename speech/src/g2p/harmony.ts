import type { Quality } from './letters.ts';

export function isBackVowel(quality: Quality | null): boolean {
  return quality === 'a' || quality === 'ɔ' || quality === 'ʊ';
}

/**
 * Returns whether a native stem cannot continue with this vowel, so that a second stem (Мөнхбат) or a loan starts and
 * the vowel is not reduced. `previous` is the last vowel other than и, which is neutral. After a yot, е goes with ө
 * too: хөөе.
 */
export function breaksHarmony(previous: Quality | null, next: Quality, yot: boolean): boolean {
  if (previous === null || next === 'i') return false;
  if (isBackVowel(previous) !== isBackVowel(next)) return true;
  if (next === 'a') return previous === 'ɔ';
  if (next === 'e') return previous === 'ɵ' && !yot;
  return previous !== next;
}
