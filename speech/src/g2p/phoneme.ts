/**
 * The sounds of Khalkha Mongolian that this project speaks, in a broad IPA.
 *
 * The inventory is that of J.-O. Svantesson, A. Tsendina, A. Karlsson and V. Franzén, The Phonology of Mongolian
 * (Oxford 2005), with three simplifications: the lenis stops and affricates are written `b d ɡ ɢ dz dʒ` (they are
 * unaspirated and mostly voiceless) and the fortis ones `p t k ts tʃ` (aspirated), as J. Janhunen, Mongolian
 * (Amsterdam 2012), has them; and the vowel of non-first syllables that is not a phoneme is written with the quality
 * that harmony gives it. `k f x` stand also for what г and в are before a voiceless consonant (see allophones.ts), so
 * `k` there has no aspiration.
 */

/** Vowels of full quality: the short ones of first syllables, and those of loans and compounds. */
const shortVowels = ['a', 'e', 'i', 'ɔ', 'ɵ', 'ʊ', 'u', 'æ', 'œ'] as const;
/** Long vowels: written double, or `ий`, `ы`, `эй`. */
const longVowels = ['aː', 'eː', 'iː', 'ɔː', 'ɵː', 'ʊː', 'uː'] as const;
/** Vowels that end in a glide; they count as long. */
export const diphthongs = ['ai', 'ɔi', 'ʊi', 'ui'] as const;
/** Short vowels of non-first syllables: a schwa coloured by harmony (a, e, ɔ, ɵ words) or by a palatal. */
const reducedVowels = ['ɐ', 'ə', 'ɔ̆', 'ɵ̆', 'ɪ'] as const;
/** `æ` and `œ` above, and `ʲ` below, are `a`, `ɔ` and the plain consonants beside a palatalised one. */
const consonants = [
  ...['b', 'p', 'd', 't', 'ɡ', 'ɢ', 'k', 'dz', 'ts', 'dʒ', 'tʃ'],
  ...['s', 'ʃ', 'x', 'χ', 'f', 'w', 'β', 'ɮ', 'ɬ', 'r', 'j', 'm', 'n', 'ŋ'],
  ...[
    'bʲ',
    'pʲ',
    'dʲ',
    'tʲ',
    'ɡʲ',
    'kʲ',
    'sʲ',
    'xʲ',
    'fʲ',
    'wʲ',
    'βʲ',
    'ɮʲ',
    'ɬʲ',
    'rʲ',
    'mʲ',
    'nʲ',
  ],
] as const;

type VowelLength = 'reduced' | 'short' | 'long';

/** One sound. The objects are shared and frozen: compare them by identity. */
export interface Phoneme {
  readonly ipa: string;
  /** Null for consonants. Diphthongs are long. */
  readonly length: VowelLength | null;
  /** Whether it is the stressed vowel of a word (or of a hyphenated part). */
  readonly stressed: boolean;
}

const lengths: readonly (readonly [readonly string[], VowelLength | null])[] = [
  [shortVowels, 'short'],
  [longVowels, 'long'],
  [diphthongs, 'long'],
  [reducedVowels, 'reduced'],
  [consonants, null],
];

const plain = new Map<string, Phoneme>();
const stressed = new Map<Phoneme, Phoneme>();
for (const [symbols, length] of lengths) {
  for (const ipa of symbols) {
    const one = Object.freeze({ ipa, length, stressed: false });
    plain.set(ipa, one);
    if (length !== null) stressed.set(one, Object.freeze({ ipa, length, stressed: true }));
  }
}

/** Every phoneme without stress, vowels first. */
export const inventory: readonly Phoneme[] = [...plain.values()];

/** Returns the phoneme for an IPA symbol of the inventory. Throws `RangeError` for any other. */
export function phoneme(ipa: string): Phoneme {
  const found = plain.get(ipa);
  if (!found) throw new RangeError(`not in the inventory: ${ipa}`);
  return found;
}

/** Returns the vowel with stress; a consonant unchanged. */
export function withStress(vowel: Phoneme): Phoneme {
  return stressed.get(vowel) ?? vowel;
}

/** IPA with `ˈ` before the stressed vowel, as tests and people read it. */
export function toIpa(phonemes: readonly Phoneme[]): string {
  return phonemes.map((one) => (one.stressed ? `ˈ${one.ipa}` : one.ipa)).join('');
}
