import { englishFiles } from './english-voices.ts';
import { mongolianFiles, mongolianVoice, table } from './mongolian-voice.ts';
import { type DataFiles, withTable } from './phoneme-table.ts';
import { withTunes } from './tunes.ts';

const folder = '/usr/share/espeak-ng-data';

/**
 * Registers our voices with the engine. Call it once per module with its `FS`, after the module has loaded and before
 * its worker is created, as the engine reads its tables once.
 */
export function installOurVoices(files: DataFiles): void {
  const phontab = `${folder}/phontab`;
  files.writeFile(phontab, withTable(files.readFile(phontab), mongolianVoice, table));
  const intonations = `${folder}/intonations`;
  files.writeFile(intonations, withTunes(files.readFile(intonations)));
  const read = (path: string) => new TextDecoder().decode(files.readFile(`${folder}/lang/${path}`));
  for (const [name, file] of Object.entries({ ...mongolianFiles, ...englishFiles(read) }))
    files.writeFile(`${folder}/lang/${name}`, file);
}
