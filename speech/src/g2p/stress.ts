import { type Phoneme, withStress } from './phoneme.ts';

/**
 * Marks the stressed vowel: the last long one outside the final syllable, else a final long one, else the first vowel
 * (R. Walker, Mongolian stress, licensing, and factorial typology, 1997; Svantesson et al. 2005 find stress weak, so the
 * voice gives it little length).
 */
export function stressed(phonemes: readonly Phoneme[]): Phoneme[] {
  let first = -1;
  let final = -1;
  let lastLong = -1;
  let finalLong = -1;
  phonemes.forEach((one, at) => {
    if (one.length === null) return;
    if (first < 0) first = at;
    if (final >= 0 && phonemes[final]?.length === 'long') lastLong = final;
    final = at;
  });
  if (phonemes[final]?.length === 'long') finalLong = final;
  const target = lastLong >= 0 ? lastLong : finalLong >= 0 ? finalLong : first;
  return phonemes.map((one, at) => (at === target ? withStress(one) : one));
}
