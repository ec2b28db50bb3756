import type { ConsonantSound, Quality, Sound } from './letters.ts';
import { type Phoneme, phoneme } from './phoneme.ts';

const velar = new Set(['ɡ', 'x', 'k']);
const labial = new Set(['b', 'p', 'm']);
const fortis = new Set(['p', 't', 'k', 'ts', 'tʃ', 'x', 's', 'ʃ', 'f']);

export function isBackVowel(quality: Quality | null): boolean {
  return quality === 'a' || quality === 'ɔ' || quality === 'ʊ';
}

/**
 * Returns the sound of the consonant at `at`. `harmony` is the quality of the last vowel before it that is not и, `mute`
 * that of a final vowel written after it but not spoken. Sources: Svantesson et al. 2005 on /n ŋ/, /g ɢ/, /x/, /w/, /ɮ/.
 */
export function consonantPhoneme(
  sounds: readonly Sound[],
  at: number,
  sound: ConsonantSound,
  harmony: Quality | null,
  mute: Quality | null,
): Phoneme {
  const next = sounds[at + 1];
  const following = next?.vowel === false ? next.ipa : null;
  const vowelAfter = next?.vowel === true ? next.quality : mute;
  if (sound.palatal) return phoneme(`${sound.ipa === 'w' && !next?.vowel ? 'β' : sound.ipa}ʲ`);
  switch (sound.ipa) {
    case 'n':
      if (following !== null && labial.has(following)) return phoneme('m');
      if (following !== null && velar.has(following)) return phoneme('ŋ');
      return phoneme(following === null && vowelAfter === null ? 'ŋ' : 'n');
    case 'ɡ':
      return phoneme(isBackVowel(vowelAfter) ? 'ɢ' : 'ɡ');
    case 'x':
      // ы in a suffix is [iː] and does not front what follows: ахын [aχiːŋ].
      return phoneme(
        isBackVowel(vowelAfter === null || vowelAfter === 'i' ? harmony : vowelAfter) ? 'χ' : 'x',
      );
    case 'w':
      return phoneme(next?.vowel ? 'w' : 'β');
    case 'ɮ':
      return phoneme(following !== null && fortis.has(following) ? 'ɬ' : 'ɮ');
    default:
      return phoneme(sound.ipa);
  }
}
