import { mongolianLetters, type Quality, readLetters, type Sound } from './letters.ts';
import { type Phoneme, phoneme, withStress } from './phoneme.ts';

export type { Phoneme } from './phoneme.ts';

const reduced: Readonly<Record<Quality, string>> = {
  a: 'ɐ',
  e: 'ə',
  i: 'ɪ',
  ɔ: 'ɔ̆',
  ɵ: 'ɵ̆',
  ʊ: 'ʊ',
  u: 'u',
};
const sonority: Readonly<Record<string, number>> = { m: 2, n: 2, ŋ: 2, ɮ: 3, r: 4 };
const dorsal = new Set(['ɡ', 'x', 'k']);
const fortis = new Set(['p', 't', 'k', 'ts', 'tʃ', 'x', 's', 'ʃ', 'f']);

/** The sounds of one word, written in Mongolian Cyrillic; other signs than Cyrillic letters are left out. */
export function khalkhaPhonemes(word: string): Phoneme[] {
  const letters = mongolianLetters(word);
  const sounds = withVowel(dropFinalVowel(readLetters(letters)));
  const out: Phoneme[] = [];
  let first = true;
  let previousVowel: Quality | null = null;
  sounds.forEach((sound, at) => {
    if (!sound.vowel) {
      out.push(consonant(sounds, at));
      return;
    }
    out.push(phoneme(vowelSymbol(sounds, at, first, previousVowel)));
    first = false;
    previousVowel = sound.quality;
  });
  return stress(out);
}

function vowelSymbol(
  sounds: readonly Sound[],
  at: number,
  first: boolean,
  previous: Quality | null,
): string {
  const sound = sounds[at];
  if (!sound?.vowel) return 'ə';
  if (sound.glide) return `${sound.quality}i`;
  if (sound.long) return `${sound.quality}ː`;
  const touching = sounds[at - 1]?.vowel === true;
  if (first || touching || breaksHarmony(previous, sound.quality)) {
    const next = sounds[at + 1];
    if (next && !next.vowel && next.palatal) {
      if (sound.quality === 'a') return 'æ';
      if (sound.quality === 'ɔ') return 'œ';
    }
    return sound.quality;
  }
  return reduced[sound.quality];
}

/** True where a native stem cannot go on so: a second stem or a loan begins, and its vowel keeps its quality. */
function breaksHarmony(previous: Quality | null, next: Quality): boolean {
  if (previous === null || previous === 'i' || next === 'i') return false;
  const isBack = (one: Quality): boolean => one === 'a' || one === 'ɔ' || one === 'ʊ';
  if (isBack(previous) !== isBack(next)) return true;
  if (next === 'a') return previous === 'ɔ';
  if (next === 'e') return previous === 'ɵ';
  return previous !== next;
}

/** A final short vowel after one consonant only tells how н or г sounds: хана [χan], бага [baɢ]. */
function dropFinalVowel(sounds: readonly Sound[]): Sound[] {
  const last = sounds.at(-1);
  const before = sounds.at(-2);
  const third = sounds.at(-3);
  const mute =
    last?.vowel &&
    !last.long &&
    (last.quality === 'a' ||
      last.quality === 'e' ||
      last.quality === 'ɔ' ||
      last.quality === 'ɵ') &&
    before &&
    !before.vowel &&
    before.ipa !== 'j' &&
    third?.vowel;
  if (!mute) return [...sounds];
  const kept = sounds.slice(0, -1);
  if (before.ipa === 'n') kept[kept.length - 1] = { ...before, ipa: 'n!' };
  if (before.ipa === 'ɡ' && 'aɔ'.includes(last.quality))
    kept[kept.length - 1] = { ...before, ipa: 'ɢ' };
  return kept;
}

/** Gives a vowel to words that have none (л, ч, нь) and to sonorants that no vowel touches (метр). */
function withVowel(sounds: readonly Sound[]): Sound[] {
  if (sounds.length > 0 && !sounds.some((one) => one.vowel)) {
    const head = sounds[0];
    const schwa: Sound = { vowel: true, quality: 'e', long: false, glide: false };
    if (!head || head.vowel) return [schwa];
    const leads = sounds.length === 1 && (sonority[head.ipa] ?? 0) > 0 && !head.palatal;
    const soft: Sound = head.palatal || head.ipa === 'tʃ' ? { ...schwa, quality: 'i' } : schwa;
    return leads ? [schwa, head] : [head, soft, ...sounds.slice(1)];
  }
  const out: Sound[] = [];
  let quality: Quality = 'e';
  sounds.forEach((sound, at) => {
    if (sound.vowel) quality = sound.quality;
    else {
      const rank = sonority[sound.ipa] ?? 0;
      const before = out.at(-1);
      const after = sounds[at + 1];
      const trapped =
        rank > 0 &&
        before &&
        !before.vowel &&
        before.ipa !== 'j' &&
        before.ipa !== 'w' &&
        (sonority[before.ipa] ?? 0) < rank &&
        out.some((one) => one.vowel) &&
        !after?.vowel;
      if (trapped)
        out.push({ vowel: true, quality: epenthetic(quality), long: false, glide: false });
    }
    out.push(sound);
  });
  return out;
}

function epenthetic(quality: Quality): Quality {
  if (quality === 'ʊ') return 'a';
  return quality === 'u' || quality === 'i' ? 'e' : quality;
}

/** The sound of a consonant where it stands. */
function consonant(sounds: readonly Sound[], at: number): Phoneme {
  const sound = sounds[at];
  if (!sound || sound.vowel) return phoneme('ə');
  const next = sounds[at + 1];
  const following = next && !next.vowel ? next.ipa : null;
  let ipa = sound.ipa;
  const backNext =
    next?.vowel === true && (next.quality === 'a' || next.quality === 'ɔ' || next.quality === 'ʊ');
  if (ipa === 'n!') ipa = 'n';
  else if (ipa === 'n' && !sound.palatal) {
    if (!next || (following && dorsal.has(following))) ipa = 'ŋ';
    else if (following === 'b' || following === 'p' || following === 'm') ipa = 'm';
  } else if (ipa === 'ɡ' && backNext && !sound.palatal) ipa = 'ɢ';
  else if (ipa === 'x' && !sound.palatal) {
    const before = sounds[at - 1];
    const backBefore =
      before?.vowel === true &&
      (before.quality === 'a' || before.quality === 'ɔ' || before.quality === 'ʊ');
    if (backNext || (!next?.vowel && backBefore)) ipa = 'χ';
  } else if (ipa === 'w' && !next?.vowel) ipa = 'β';
  else if (ipa === 'ɮ' && following && fortis.has(following)) ipa = 'ɬ';
  return phoneme(sound.palatal && ipa !== 'ŋ' ? `${ipa}ʲ` : ipa);
}

/**
 * Stress falls on the last long vowel that is not in the final syllable, else on a final long vowel, else on the
 * first syllable (R. Walker, Mongolian stress, licensing, and factorial typology, 1997).
 */
function stress(phonemes: Phoneme[]): Phoneme[] {
  const vowels: number[] = [];
  phonemes.forEach((one, at) => {
    if (one.length !== null) vowels.push(at);
  });
  const isLong = (at: number): boolean => phonemes[at]?.length === 'long';
  const final = vowels.at(-1);
  const target =
    vowels.slice(0, -1).findLast(isLong) ??
    (final !== undefined && isLong(final) ? final : vowels[0]);
  const vowel = target === undefined ? undefined : phonemes[target];
  if (target !== undefined && vowel) phonemes[target] = withStress(vowel);
  return phonemes;
}
