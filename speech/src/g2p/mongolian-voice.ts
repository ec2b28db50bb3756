import type { TableEntry } from './phoneme-table.ts';
import { tuneNames } from './tunes.ts';

/** The name for the engine's `set_voice`; `mn+f2` and the like are variants. */
export const mongolianVoice = 'mn';
/** The same voice with the melodies of lists after a comma, and of question words after a question mark. */
export const otherMelodies = 'mn-other';

/** A vowel's sound and its first two formants in Hz, measured in the middle of the engine's output. */
interface VowelSource {
  readonly from: TableEntry['from'];
  readonly hertz: readonly [f1: number, f2: number];
}

/** Full vowels. `U` is the retracted у, `u` the advanced ү. */
const vowels: Readonly<Record<string, VowelSource>> = {
  a: { from: ['tr', 'a'], hertz: [790, 1285] },
  e: { from: ['base2', 'e'], hertz: [440, 1975] },
  i: { from: ['base2', 'i'], hertz: [285, 2280] },
  O: { from: ['base2', 'O'], hertz: [590, 940] },
  '8': { from: ['et', '8'], hertz: [445, 1225] },
  U: { from: ['en', 'U'], hertz: [455, 920] },
  u: { from: ['ru', 'u'], hertz: [340, 905] },
};

/** Short only: а and о before a palatalised consonant. */
const fronted: Readonly<Record<string, VowelSource>> = {
  '&': { from: ['fi', '&'], hertz: [740, 1545] },
  W: { from: ['smj', 'W'], hertz: [495, 1340] },
};

const reduced: Readonly<Record<string, VowelSource>> = {
  'V@': { from: ['en', 'V'], hertz: [650, 1270] },
  'e@': { from: ['base1', '@'], hertz: [510, 1430] },
  'O@': { from: ['cv', '8'], hertz: [505, 1155] },
  '8@': { from: ['et', '8'], hertz: [445, 1225] },
  'I@': { from: ['smj', 'I'], hertz: [365, 2125] },
};

/** Glides from the vowel's own place (`hertz`) to [i]. */
const diphthongs: Readonly<Record<string, VowelSource>> = {
  ai: { from: ['lt', 'ai'], hertz: [755, 1205] },
  Oi: { from: ['pt', 'OI'], hertz: [645, 990] },
  Ui: { from: ['base2', 'oI'], hertz: [480, 870] },
  ui: { from: ['lt', 'ui'], hertz: [345, 1070] },
};

/** Formants of the steady vowels by mnemonic. */
export const formants: Readonly<Record<string, readonly [f1: number, f2: number]>> =
  Object.fromEntries(
    Object.entries({ ...vowels, ...fronted, ...reduced }).map(([name, { hertz }]) => [name, hertz]),
  );

/**
 * Vowel lengths in ms at eSpeak's 175 words a minute. In a first syllable a long vowel lasts about twice a short one;
 * long vowels of later syllables lie between, and reduced ones last less than a short one (Svantesson et al. 2005,
 * chapter on vowels; Urtnasan Davaajav, Long vowel reduction in the Mongolian language, on later long vowels).
 */
const ms = { short: 155, long: 320, later: 235, reduced: 110 } as const;

/**
 * How much longer a reduced vowel before a pause is. eSpeak makes full vowels there half as long again, but these only
 * by a third.
 */
const finalReduced = 1.35;

const lasting = (
  length: number,
  sources: Readonly<Record<string, VowelSource>>,
  mark = '',
): TableEntry[] =>
  Object.entries(sources).map(([name, { from }]) => ({ mnemonic: name + mark, from, ms: length }));

/**
 * The sounds in `[[ ]]`, and where each comes from. `:` marks a long vowel, `.` one of a later syllable, `^` a
 * reduced one before a pause.
 */
export const table: readonly TableEntry[] = [
  ...lasting(ms.short, { ...vowels, ...fronted }),
  ...lasting(ms.long, { ...vowels, ...diphthongs }, ':'),
  ...lasting(ms.later, { ...vowels, ...diphthongs }, '.'),
  ...lasting(ms.reduced, reduced),
  ...lasting(ms.reduced * finalReduced, reduced, '^'),
  // A tap between vowels, a trill elsewhere.
  { mnemonic: 'r', from: ['tr', 'R'] },
  // Kyrgyz's is silent.
  { mnemonic: 'ts', from: ['base2', 'ts'] },
  { mnemonic: 'dz', from: ['hu', 'dz'] },
  // г between back vowels is a uvular fricative.
  { mnemonic: 'G', from: ['ky', 'G'] },
];

/**
 * Stress is weak in Khalkha and length distinguishes vowels, so stressed syllables are only a little longer (the eight
 * figures run from unstressed to the sentence's main stress; eSpeak's are 182 140 220 220 0 0 260 280).
 */
const voiceFile = (
  name: string,
  tunes: readonly { readonly name: string }[],
): string => `name ${name}
language ${name}
phonemes mn
dictionary ky
stressLength 205 180 215 215 0 0 230 245
tunes ${tunes.map((tune) => tune.name).join(' ')}
`;

/** Our Mongolian voices, as files of eSpeak's folder `lang`. */
export const mongolianFiles: Readonly<Record<string, string>> = {
  [mongolianVoice]: voiceFile(mongolianVoice, tuneNames.usual),
  [otherMelodies]: voiceFile(otherMelodies, tuneNames.other),
};
