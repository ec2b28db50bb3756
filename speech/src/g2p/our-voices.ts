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
  const read = (path: string) => files.readFile(`${folder}/${path}`);
  const phonemes = { phontab: read('phontab'), phonindex: read('phonindex') };
  for (const [name, file] of Object.entries(withTable(phonemes, mongolianVoice, table)))
    files.writeFile(`${folder}/${name}`, file);
  const intonations = `${folder}/intonations`;
  files.writeFile(intonations, withTunes(files.readFile(intonations)));
  const language = (path: string) => new TextDecoder().decode(read(`lang/${path}`));
  for (const [name, file] of Object.entries({ ...mongolianFiles, ...englishFiles(language) }))
    files.writeFile(`${folder}/lang/${name}`, file);
}
