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

/**
 * Full vowels. `U` is the retracted у, `u` the advanced ү, whose second formant is the higher one, as ө's is than о's
 * (decision 0242).
 */
const vowels: Readonly<Record<string, VowelSource>> = {
  a: { from: ['tr', 'a'], hertz: [790, 1285] },
  e: { from: ['base2', 'e'], hertz: [440, 1975] },
  i: { from: ['lt', 'i'], hertz: [305, 2240] },
  O: { from: ['base2', 'O'], hertz: [590, 940] },
  '8': { from: ['yue', 'eo'], hertz: [475, 1160] },
  U: { from: ['fi', 'U'], hertz: [415, 825] },
  u: { from: ['af', 'u'], hertz: [370, 1025] },
};

/** Short only: а and о before a palatalised consonant. */
const fronted: Readonly<Record<string, VowelSource>> = {
  '&': { from: ['fi', '&'], hertz: [740, 1545] },
  W: { from: ['smj', 'W'], hertz: [495, 1340] },
};

/** Each is near its full vowel and never opener: а is closer, о and ө a little, э and и as close. */
const reduced: Readonly<Record<string, VowelSource>> = {
  'V@': { from: ['en', 'V'], hertz: [650, 1270] },
  'e@': { from: ['en', 'I2'], hertz: [415, 1790] },
  'O@': { from: ['am', 'o'], hertz: [505, 990] },
  '8@': { from: ['et', '8'], hertz: [445, 1225] },
  'I@': { from: ['it', 'i/'], hertz: [290, 2230] },
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
const ms = { short: 155, long: 330, later: 240, reduced: 110 } as const;

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

/** Stops and affricates differ in their breath: б д г з ж have little, п т к ц ч much, and none has voice. */
const stops: Readonly<Record<string, TableEntry['from']>> = {
  ...{ b: ['vi', 'p'], d: ['el', 't'], g: ['my', 'k'], dz: ['cmn', 'ts'], dZ: ['base1', 'tS'] },
  ...{ p: ['cmn', 'ph'], t: ['cmn', 'th'], k: ['cmn', 'kh'], ts: ['base2', 'ts'] },
  tS: ['cmn', 'tS;h'],
};

/** л is a lateral with friction; `l/` is what eSpeak makes of it before a consonant or a pause. */
const lateral = (mnemonic: string): TableEntry => ({
  mnemonic,
  from: ['base1', mnemonic],
  noise: { from: ['base1', 'l#'], percent: 40 },
});

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
  ...Object.entries(stops).map(([mnemonic, from]) => ({ mnemonic, from })),
  // A tap between vowels, a trill elsewhere.
  { mnemonic: 'r', from: ['tr', 'R'] },
  lateral('l'),
  lateral('l/'),
  // eSpeak's х is the weakest of all consonants.
  { mnemonic: 'X', from: ['base1', 'X'], noise: 160 },
  { mnemonic: 'x', from: ['base1', 'x'], noise: 45 },
  // г between back vowels is a weak voiced fricative.
  { mnemonic: 'G', from: ['base1', 'Q'] },
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
