import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import load from '@echogarden/espeak-ng-emscripten';

const source = '/usr/share/espeak-ng-data';
const shared = ['phondata', 'phonindex', 'phontab', 'intonations'];

/**
 * Writes the part of the embedded engine's data that a voice of phonemes needs into a folder: the phonemes, all languages'
 * definitions and one dictionary. Returns false if the engine has no such language.
 * @param espeakVoice as models name it, such as `en-us`
 */
export async function writeEspeakData(folder: string, espeakVoice: string): Promise<boolean> {
  const { FS } = await load();
  const [base = ''] = espeakVoice.split('-');
  const dictionary = `${base}_dict`;
  if (!FS.readdir(source).includes(dictionary)) return false;

  async function copy(from: string, to: string): Promise<void> {
    if (!FS.isDir(FS.stat(from).mode)) return writeFile(to, FS.readFile(from));
    await mkdir(to, { recursive: true });
    for (const name of FS.readdir(from)) {
      if (name !== '.' && name !== '..') await copy(`${from}/${name}`, join(to, name));
    }
  }

  await mkdir(folder, { recursive: true });
  for (const name of [...shared, dictionary, 'lang'])
    await copy(`${source}/${name}`, join(folder, name));
  return existsSync(join(folder, dictionary));
}
