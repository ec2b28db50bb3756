import { type DataFiles, type TableEntry, withTable } from './phoneme-table.ts';

/** The name that the engine's `set_voice` takes; `mn+f2` and the like give variants. */
export const mongolianVoice = 'mn';

const dataFolder = '/usr/share/espeak-ng-data';

/** Sounds for the full vowels: F1 and F2 in Hz as measured in the engine's output at its middle. */
const vowels = {
  a: ['tr', 'a'], // 790, 1285
  e: ['base2', 'e'], // 440, 1975
  i: ['base2', 'i'], // 285, 2280
  O: ['base2', 'O'], // 590, 940
  '8': ['et', '8'], // 445, 1225
  U: ['en', 'U'], // 455, 920: the retracted у
  u: ['ru', 'u'], // 340, 905: the advanced ү
} as const satisfies Record<string, TableEntry['from']>;

/** Glides from the vowel's own place to [i]. */
const diphthongs = {
  ai: ['lt', 'ai'], // 755, 1205 to 420, 1970
  Oi: ['pt', 'OI'], // 645, 990 to 305, 2000
  Ui: ['base2', 'oI'], // 480, 870 to 305, 2000
  ui: ['lt', 'ui'], // 345, 1070 to 340, 2125
} as const satisfies Record<string, TableEntry['from']>;

/**
 * Vowel lengths in ms at eSpeak's 175 words a minute. In a first syllable a long vowel lasts about twice a short one;
 * long vowels of later syllables lie between, and reduced ones last less than a short one (Svantesson et al. 2005, chapter
 * on vowels; Urtnasan Davaajav, Long vowel reduction in the Mongolian language, on later long vowels).
 */
const ms = { short: 155, long: 320, later: 235, reduced: 110 } as const;

const lengthened = (mark: string, length: number, sounds: Record<string, TableEntry['from']>) =>
  Object.entries(sounds).map(([name, from]) => ({ mnemonic: name + mark, from, ms: length }));

/** Our table: what stands in `[[ ]]`, and whose sound it is. `:` marks a long vowel, `.` one of a later syllable. */
export const table: readonly TableEntry[] = [
  ...lengthened('', ms.short, vowels),
  ...lengthened(':', ms.long, { ...vowels, ...diphthongs }),
  ...lengthened('.', ms.later, { ...vowels, ...diphthongs }),
  { mnemonic: '&', from: ['fi', '&'], ms: ms.short }, // 740, 1545
  { mnemonic: 'W', from: ['smj', 'W'], ms: ms.short }, // 495, 1340
  { mnemonic: 'V@', from: ['en', 'V'], ms: ms.reduced }, // 650, 1270
  { mnemonic: 'e@', from: ['base1', '@'], ms: ms.reduced }, // 510, 1430
  { mnemonic: 'O@', from: ['cv', '8'], ms: ms.reduced }, // 505, 1155
  { mnemonic: '8@', from: ['et', '8'], ms: ms.reduced },
  { mnemonic: 'I@', from: ['smj', 'I'], ms: ms.reduced }, // 365, 2125
  // A tap between vowels, a trill elsewhere.
  { mnemonic: 'r', from: ['tr', 'R'] },
  // Not Kyrgyz's, which is silent.
  { mnemonic: 'ts', from: ['base2', 'ts'] },
  { mnemonic: 'dz', from: ['hu', 'dz'] },
  // г between back vowels is a uvular fricative.
  { mnemonic: 'G', from: ['ky', 'G'] },
];

/**
 * Stress is weak in Khalkha: length belongs to the vowels, so stressed syllables get little more of it (the eight
 * figures run from unstressed to the sentence's main stress; eSpeak's own are 182 140 220 220 0 0 260 280).
 * The tunes fall to the end of a statement and rise a little at commas and on the particle of a question.
 */
const voiceFile = `name Mongolian
language mn
phonemes mn
dictionary ky
stressLength 205 180 215 215 0 0 230 245
tunes s3 c2 q2 e3
`;

/**
 * Makes `mongolianVoice` known to the engine. Call it with the module's `FS` after the module has loaded and before
 * its worker is made: the engine reads its tables once. It only has to be done once for a module.
 */
export function installMongolianVoice(files: DataFiles): void {
  const phontab = `${dataFolder}/phontab`;
  files.writeFile(phontab, withTable(files.readFile(phontab), mongolianVoice, table));
  files.writeFile(`${dataFolder}/lang/${mongolianVoice}`, voiceFile);
}
