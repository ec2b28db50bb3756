import { khalkhaPhonemes } from '../../speech/src/g2p/khalkha.ts';

/** Classes of consonants.py for our sounds. */
const classes: Readonly<Record<string, string>> = {
  ...{ b: 'P', p: 'P', d: 'T', t: 'T', ɡ: 'K', ɢ: 'K', k: 'K', dz: 'S', ts: 'S', s: 'S' },
  ...{ dʒ: 'C', tʃ: 'C', ʃ: 'SH', x: 'H', χ: 'H', f: 'W', w: 'W', β: 'W', ɮ: 'L', ɬ: 'L' },
  ...{ r: 'R', j: 'J', m: 'M', n: 'N', ŋ: 'NG' },
};

/** Returns the consonants that each word of a Mongolian text, written in words, should have. */
export function consonantsOf(text: string): string[][] {
  return [...text.matchAll(/[\p{L}-]+/gu)].map(([word]) =>
    khalkhaPhonemes(word).flatMap(({ ipa, length }) =>
      length === null ? (classes[ipa.replace('ʲ', '')] ?? []) : [],
    ),
  );
}
