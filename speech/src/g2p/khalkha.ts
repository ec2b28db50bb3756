import { consonantPhoneme } from './allophones.ts';
import { mongolianLetters } from './cyrillic.ts';
import { breaksHarmony } from './harmony.ts';
import { type Quality, readLetters, type Sound } from './letters.ts';
import { respellLoan } from './loanwords.ts';
import { type Phoneme, phoneme } from './phoneme.ts';
import { stressed } from './stress.ts';
import { endsMute, freeSonorants, withSomeVowel } from './syllables.ts';

/** Letters and pairs that no native word has: к, ф, п inside a word (but Сампил), е after a consonant. */
const loanSigns = /[кф]|[^мн]п|[бвгджзклмнпрстфхцчш]е/;
/** у and ү are written in later syllables only if they are spoken in full. */
const reduced: Readonly<Record<Quality, string>> = {
  ...{ a: 'ɐ', e: 'ə', i: 'ɪ', ɔ: 'ɔ̆', ɵ: 'ɵ̆', ʊ: 'ʊ', u: 'u' },
};

/**
 * Returns the sounds of one word of Khalkha Mongolian, the standard language of Mongolia, written in Cyrillic. Signs
 * other than Cyrillic or Latin letters are left out; the result is empty only if nothing remains. Parts joined by a
 * hyphen are pronounced as separate words. Never throws.
 *
 * Sources: J.-O. Svantesson, A. Tsendina, A. Karlsson and V. Franzén, The Phonology of Mongolian (Oxford 2005);
 * J. Janhunen, Mongolian (Amsterdam 2012); S. Bulgantamir, Acoustic analysis on the palatalized vowels of modern
 * Mongolian (Advances in Language and Literary Studies 6.6, 2015) for fronting before palatalised consonants;
 * Wikipedia, Help:IPA/Mongolian, for the letters.
 */
export function khalkhaPhonemes(word: string): Phoneme[] {
  return word.includes('-') ? word.split('-').flatMap(stemPhonemes) : stemPhonemes(word);
}

function stemPhonemes(word: string): Phoneme[] {
  const written = mongolianLetters(word);
  const listed = respellLoan(written);
  const letters = listed?.letters ?? written;
  const loan = listed !== null || loanSigns.test(letters);
  let sounds = withSomeVowel(readLetters(letters, loan));
  let mute: Quality | null = null;
  if (loan) sounds = lengthenLoan(sounds, letters);
  else if (endsMute(sounds)) {
    const last = sounds.pop();
    if (last?.vowel) mute = last.quality;
  }
  sounds = freeSonorants(sounds);
  return stressed(phonemes(sounds, { mute, loan, full: fullVowels(listed?.stem, loan) }));
}

/**
 * Returns the number of vowels, from the first, that are said in full regardless of harmony: a loan's, but not its
 * endings'.
 */
function fullVowels(stem: string | undefined, loan: boolean): number {
  if (stem !== undefined) return readLetters(stem, true).filter((sound) => sound.vowel).length;
  return loan ? Number.POSITIVE_INFINITY : 1;
}

interface Stem {
  /** The quality of a final vowel that is written but not spoken. */
  readonly mute: Quality | null;
  readonly loan: boolean;
  readonly full: number;
}

function phonemes(sounds: readonly Sound[], { mute, loan, full }: Stem): Phoneme[] {
  let vowels = 0;
  let harmony: Quality | null = null;
  return sounds.map((sound, at) => {
    if (!sound.vowel) {
      const muted = at === sounds.length - 1 ? mute : null;
      return consonantPhoneme(sounds, at, sound, { harmony, mute: muted, loan });
    }
    const { quality } = sound;
    const before = sounds[at - 1];
    const isFull =
      vowels < full ||
      before?.vowel === true ||
      breaksHarmony(harmony, quality, before?.ipa === 'j');
    vowels++;
    if (quality !== 'i') harmony = quality;
    if (sound.glide) return phoneme(`${quality}i`);
    if (sound.long) return phoneme(`${quality}ː`);
    return phoneme(isFull && !sound.weak ? fronted(quality, sounds[at + 1]) : reduced[quality]);
  });
}

/** Short а and о before a palatalised consonant: амь [æmʲ], морь [mœrʲ]. */
function fronted(quality: Quality, next: Sound | undefined): string {
  if (next?.vowel === false && next.palatal) {
    if (quality === 'a') return 'æ';
    if (quality === 'ɔ') return 'œ';
  }
  return quality;
}

/** Loans whose stress Russian has in the syllable before: техник, редактор, тренинг, корпус, лидер. */
const stressedEarlier = /(?:ик|тор|инг|ус|[вджзклпстф]ер)$/;

/**
 * Gives a loan without a written long vowel one where Russian usually has its stress: in the last syllable if that is
 * closed, else in the one before.
 */
function lengthenLoan(sounds: Sound[], letters: string): Sound[] {
  const vowels: number[] = [];
  sounds.forEach((sound, at) => {
    if (sound.vowel) vowels.push(at);
  });
  const hasLong = sounds.some((sound) => sound.vowel && sound.long);
  if (hasLong || vowels.length < 2) return sounds;
  const isEarlier = sounds.at(-1)?.vowel || stressedEarlier.test(letters);
  const target = vowels.at(isEarlier ? -2 : -1);
  return sounds.map((sound, at) =>
    at === target && sound.vowel ? { ...sound, long: true } : sound,
  );
}
