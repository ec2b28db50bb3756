import { type DataFiles, type TableEntry, withTable } from './phoneme-table.ts';

/** The name that the engine's `set_voice` takes; `mn+f2` and the like give variants. */
export const mongolianVoice = 'mn';

const dataFolder = '/usr/share/espeak-ng-data';

/** Our table: what stands in `[[ ]]`, and whose recording it is. Lengths in ms at the engine's normal rate. */
export const table: readonly TableEntry[] = [
  { mnemonic: 'a', from: ['base2', 'a'], ms: 160 },
  { mnemonic: 'e', from: ['base2', 'e'], ms: 150 },
  { mnemonic: 'i', from: ['base2', 'i'], ms: 150 },
  { mnemonic: 'O', from: ['base2', 'O'], ms: 160 },
  { mnemonic: '8', from: ['kk', '8'], ms: 150 },
  { mnemonic: 'U', from: ['base2', 'U'], ms: 150 },
  { mnemonic: 'u', from: ['base2', 'u'], ms: 150 },
  { mnemonic: '&', from: ['smj', '&'], ms: 160 },
  { mnemonic: 'W', from: ['smj', 'W'], ms: 160 },
  { mnemonic: 'a:', from: ['base2', 'a'], ms: 320 },
  { mnemonic: 'e:', from: ['base2', 'e'], ms: 310 },
  { mnemonic: 'i:', from: ['base2', 'i'], ms: 310 },
  { mnemonic: 'O:', from: ['base2', 'O'], ms: 320 },
  { mnemonic: '8:', from: ['kk', '8'], ms: 310 },
  { mnemonic: 'U:', from: ['base2', 'U'], ms: 310 },
  { mnemonic: 'u:', from: ['base2', 'u'], ms: 310 },
  { mnemonic: 'ai', from: ['smj', 'ai'], ms: 310 },
  { mnemonic: 'oi', from: ['smj', 'oi'], ms: 310 },
  { mnemonic: 'ui', from: ['smj', 'ui'], ms: 310 },
  { mnemonic: 'yi', from: ['smj', 'yi'], ms: 310 },
  { mnemonic: '@', from: ['base1', '@'], ms: 90 },
  { mnemonic: 'I', from: ['smj', 'I'], ms: 90 },
  { mnemonic: 'ts', from: ['ky', 'ts'] },
  { mnemonic: 'dz', from: ['hu', 'dz'] },
];

const voiceFile = `name Mongolian
language mn
phonemes mn
dictionary ky
tunes s3 c3 q3 e3
`;

/**
 * Makes `mongolianVoice` known to the engine. Call it with the module's `FS` after the module has loaded and before
 * its worker is made. It only has to be done once for a module.
 */
export function installMongolianVoice(files: DataFiles): void {
  const phontab = `${dataFolder}/phontab`;
  files.writeFile(phontab, withTable(files.readFile(phontab), mongolianVoice, table));
  files.writeFile(`${dataFolder}/lang/${mongolianVoice}`, voiceFile);
}
