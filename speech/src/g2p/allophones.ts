import { isBackVowel } from './harmony.ts';
import type { ConsonantSound, Quality, Sound } from './letters.ts';
import { type Phoneme, phoneme } from './phoneme.ts';

const velar = new Set(['ɡ', 'x', 'k']);
const labial = new Set(['b', 'p', 'm']);
const fortis = new Set(['p', 't', 'k', 'ts', 'tʃ', 'x', 's', 'ʃ', 'f']);

interface Around {
  /** The quality of the last vowel before the consonant that is not и. */
  readonly harmony: Quality | null;
  /** That of a final vowel written after it but not spoken. */
  readonly mute: Quality | null;
  /** Whether the word is foreign. */
  readonly loan: boolean;
}

/**
 * Returns the sound of the consonant at `at`. Sources: Svantesson et al. 2005 on /n ŋ/, /g ɢ/, /x/, /w/, /ɮ/; decision
 * 0030 for г and в before voiceless consonants.
 */
export function consonantPhoneme(
  sounds: readonly Sound[],
  at: number,
  sound: ConsonantSound,
  { harmony, mute, loan }: Around,
): Phoneme {
  const next = sounds[at + 1];
  const following = next?.vowel === false ? next.ipa : null;
  const vowelAfter = next?.vowel === true ? next.quality : mute;
  const devoiced = following !== null && fortis.has(following);
  if (sound.ipa === 'w') {
    const soft = sound.palatal ? 'ʲ' : '';
    if (next?.vowel) return phoneme(`w${soft}`);
    // Loans keep it: автобус.
    return phoneme(`${devoiced && !loan ? 'f' : 'β'}${soft}`);
  }
  if (sound.palatal) return phoneme(`${sound.ipa}ʲ`);
  switch (sound.ipa) {
    case 'n':
      if (following !== null && labial.has(following)) return phoneme('m');
      if (following !== null && velar.has(following)) return phoneme('ŋ');
      return phoneme(following === null && vowelAfter === null ? 'ŋ' : 'n');
    case 'ɡ':
      // Вашингтон has a stop, after the ŋ.
      if (following === 't' && !isNasal(sounds[at - 1])) return phoneme('x');
      if (devoiced) return phoneme('k');
      return phoneme(isBackVowel(vowelAfter) ? 'ɢ' : 'ɡ');
    case 'x':
      // ы in a suffix is [iː] and does not front what follows: ахын [aχiːŋ].
      return phoneme(
        isBackVowel(vowelAfter === null || vowelAfter === 'i' ? harmony : vowelAfter) ? 'χ' : 'x',
      );
    case 'ɮ':
      return phoneme(devoiced ? 'ɬ' : 'ɮ');
    default:
      return phoneme(sound.ipa);
  }
}

function isNasal(sound: Sound | undefined): boolean {
  return sound?.vowel === false && (sound.ipa === 'n' || sound.ipa === 'ŋ');
}
