import { breaksHarmony } from './harmony.ts';
import type { Quality, Sound, VowelSound } from './letters.ts';

/** A sonorant may end a cluster only if the sound before it is more sonorous; obstruents are 0. */
const sonority: Readonly<Record<string, number>> = { m: 2, n: 2, ŋ: 2, ɮ: 3, r: 4, w: 5, j: 5 };

function schwa(quality: Quality): VowelSound {
  return { vowel: true, quality, long: false, glide: false, weak: true };
}

/** Gives particles of one consonant (л, ч, нь) a vowel, so that they can be said alone. */
export function withSomeVowel(sounds: readonly Sound[]): Sound[] {
  const head = sounds[0];
  if (!head || head.vowel || sounds.some((one) => one.vowel)) return [...sounds];
  const soft = head.palatal || head.ipa === 'tʃ' || head.ipa === 'ʃ' || head.ipa === 'j';
  if (sounds.length === 1 && sonority[head.ipa] !== undefined && !soft) return [schwa('e'), head];
  return [head, schwa(soft ? 'i' : 'e'), ...sounds.slice(1)];
}

/**
 * Returns whether the last sound is mute. In native words a final short vowel after a single consonant is not spoken,
 * it marks н as [n] and г as [ɢ]: хана [χan] but хан [χaŋ], бага [baɢ] but баг [baɡ] (Svantesson et al. 2005;
 * Janhunen 2012, both on orthography). After two consonants it is spoken as a reduced vowel, as in careful reading; and
 * so is, in full, one that harmony forbids, as in names made of initials: МОНЦАМЭ.
 */
export function endsMute(sounds: readonly Sound[]): boolean {
  const last = sounds.at(-1);
  const before = sounds.at(-2);
  return (
    last?.vowel === true &&
    !last.long &&
    'aeɔɵ'.includes(last.quality) &&
    before?.vowel === false &&
    before.ipa !== 'j' &&
    sounds.at(-3)?.vowel === true &&
    !breaksHarmony(harmonyOf(sounds.slice(0, -1)), last.quality, false)
  );
}

/** Returns the quality of the last vowel that is not и, which is neutral. */
function harmonyOf(sounds: readonly Sound[]): Quality | null {
  const found = sounds.findLast((sound) => sound.vowel && sound.quality !== 'i');
  return found?.vowel ? found.quality : null;
}

/**
 * Sonorants between less sonorous consonants, or after one at the end, get a vowel before them: метр [metər]
 * (syllabification after Svantesson et al. 2005, chapter on syllable structure).
 */
export function freeSonorants(sounds: readonly Sound[]): Sound[] {
  const out: Sound[] = [];
  let quality: Quality | null = null;
  sounds.forEach((sound, at) => {
    if (sound.vowel) quality = sound.quality;
    else if (quality !== null) {
      const before = out.at(-1);
      const after = sounds[at + 1];
      const rank = sonority[sound.ipa] ?? 0;
      // A consonant before a yot belongs to the next syllable, and glides need no vowel.
      const trapped =
        rank < 5 &&
        before?.vowel === false &&
        (sonority[before.ipa] ?? 0) < rank &&
        after?.vowel !== true &&
        after?.ipa !== 'j';
      if (trapped) out.push(schwa(schwaQuality(quality)));
    }
    out.push(sound);
  });
  return out;
}

function schwaQuality(quality: Quality): Quality {
  if (quality === 'ʊ') return 'a';
  return quality === 'u' || quality === 'i' ? 'e' : quality;
}
