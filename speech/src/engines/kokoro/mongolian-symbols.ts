import { leans } from '../../g2p/espeak-phonemes.ts';
import { khalkhaPhonemes } from '../../g2p/khalkha.ts';
import type { Phoneme } from '../../g2p/phoneme.ts';
import { isMark, type SpokenText, SymbolList } from './spoken-symbol.ts';

/**
 * Kokoro's symbols for the sounds of Khalkha. The model was trained with other languages, so these are the nearest
 * sounds that it knows, chosen by measurement (docs/decisions/0273).
 */
const symbols: Readonly<Record<string, string>> = {
  ...{
    b: 'b',
    p: 'p',
    d: 'd',
    t: 't',
    ɡ: 'ɡ',
    ɢ: 'ɡ',
    k: 'k',
    dz: 'dz',
    ts: 'ts',
    dʒ: 'ʤ',
    tʃ: 'ʧ',
  },
  ...{ s: 's', ʃ: 'ʃ', x: 'hx', χ: 'hx', f: 'f', w: 'v', β: 'v', ɮ: 'l', ɬ: 'l', r: 'ɹ', j: 'j' },
  ...{ m: 'm', n: 'n', ŋ: 'ŋ' },
  ...{ a: 'ɑ', e: 'ɛ', i: 'i', ɔ: 'ɔ', ɵ: 'ə', ʊ: 'ʊ', u: 'u', æ: 'æ', œ: 'œ' },
  ...{ ai: 'I', ɔi: 'Y', ʊi: 'ʊi', ui: 'ui' },
  ...{ ɐ: 'ɐ', ə: 'ə', ɔ̆: 'ɔ', ɵ̆: 'ə', ɪ: 'ɪ' },
};
const soft = 'ʲ';
const long = 'ː';

/**
 * Ratios to the lengths that the model predicts. Consonants are heard better when they are slower. A long vowel is written as
 * the short one, so that it is longer by this ratio: after the model's own sign of length цас and цаас hardly differ.
 */
const stretch = { consonant: 1.4, long: 1.8, short: 1, reduced: 1 } as const;
/** A shorter j is heard as a part of the vowel beside it. */
const stretchOf: Readonly<Record<string, number>> = { j: 2.5 };

interface Release {
  readonly symbol: string;
  readonly stretch: number;
}
/**
 * What lets out a sound that the model does not know at the end of a syllable or a word, as short as a sound may be: it says h
 * before a vowel alone, and there ŋ is heard as n, and ʤ and ʧ as t.
 */
const atSyllableEnd: Readonly<Record<string, Release>> = {
  x: { symbol: 'ə', stretch: 0.4 },
  χ: { symbol: 'ə', stretch: 0.4 },
};
const atWordEnd: Readonly<Record<string, Release>> = {
  ...atSyllableEnd,
  dʒ: { symbol: 'ɪ', stretch: 0.4 },
  tʃ: { symbol: 'ɪ', stretch: 0.4 },
  ŋ: { symbol: 'ɡ', stretch: 0.5 },
};

/** @param next the sound after it in its word */
function releaseOf({ ipa }: Phoneme, next: Phoneme | undefined): Release | undefined {
  if (next?.length) return undefined;
  return (next ? atSyllableEnd : atWordEnd)[ipa.replace(soft, '')];
}

function symbolsOf({ ipa }: Phoneme): string {
  const listed = symbols[ipa];
  if (listed !== undefined) return listed;
  // A j or ʲ after it is heard as a sound of its own more often than not.
  if (ipa.endsWith(soft)) return symbols[ipa.slice(0, -1)] ?? '';
  return symbols[ipa.replace(long, '')] ?? '';
}

const pieces = /[\p{L}\p{M}'’-]+|[^\p{L}\p{M}'’-]+/gu;

/** Returns a Mongolian text, written in words, in Kokoro's symbols. */
export function mongolianSymbols(text: string): SpokenText {
  const list = new SymbolList();
  const words: { start: number; end: number }[] = [];
  let before: string | undefined;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const phonemes = khalkhaPhonemes(piece);
    if (phonemes.length === 0) {
      list.addBetween(piece);
      if ([...piece].some(isMark)) before = undefined;
      continue;
    }
    words.push({ start: index, end: index + piece.length });
    const stressed = !leans(piece, before);
    const word = words.length - 1;
    for (const [at, phoneme] of phonemes.entries()) {
      const { ipa, length } = phoneme;
      if (phoneme.stressed && stressed) list.add('ˈ', word);
      list.add(symbolsOf(phoneme), word, stretchOf[ipa] ?? stretch[length ?? 'consonant']);
      const release = releaseOf(phoneme, phonemes[at + 1]);
      if (release) list.add(release.symbol, word, release.stretch);
    }
    before = piece;
  }
  return { symbols: list.end(), words };
}
