import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { manifestName } from '../../src/voices/installed.ts';
import type { InstalledVoice, Voice } from '../../src/voices/natural-voice.ts';
import { download } from './download.ts';
import { prepareVoice, VoiceRefusal } from './prepare-voice.ts';
import { type Trial, tryVoice } from './try-voice.ts';

/** What the files don't say. */
export type VoiceFacts = Pick<
  Voice,
  'language' | 'name' | 'gender' | 'licence' | 'commercial' | 'source'
>;

/** Downloads files into a folder, which stays there until `finish`, so that a second try continues. */
export async function fetchVoice(
  urls: readonly string[],
  folder: string,
  { sha256, say }: { sha256?: string | undefined; say: (line: string) => void },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const url of urls) {
    const name = basename(new URL(url).pathname);
    const path = join(folder, name);
    if (existsSync(path) || existsSync(`${path}.unpacked`)) continue;
    let shown = -1;
    const checked = await download(url, path, {
      sha256,
      onProgress: (done, all) => {
        const tenth = all ? Math.floor((10 * done) / all) : Math.floor(done / 2 ** 24);
        if (tenth === shown) return;
        shown = tenth;
        const megabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
        say(`${name}: ${megabytes(done)}${all ? ` of ${megabytes(all)}` : ''} MB`);
      },
    });
    if (!checked) say(`${name}: its publisher states no checksum, so only its size was checked.`);
    if (/\.(?:tar(?:\.\w+)?|tgz|tbz2)$/.test(name)) await unpack(path, folder);
  }
}

/** Unpacks an archive without its outermost folder. */
async function unpack(path: string, folder: string): Promise<void> {
  const tar = spawn('tar', ['-xf', path, '-C', folder, '--strip-components=1'], {
    stdio: 'ignore',
  });
  const [code] = await once(tar, 'close').catch(() => [1]);
  if (code !== 0)
    throw new VoiceRefusal(`${path} could not be unpacked (tar and, for .bz2, bzip2 are needed).`);
  await writeFile(`${path}.unpacked`, '');
  await rm(path);
}

/**
 * Makes a voice of a folder with a publisher's files: copies them, completes them, speaks with them, and installs them
 * only if that worked. @throws VoiceRefusal, VoiceError
 */
export async function addVoice(
  source: string,
  { voices, id, facts }: { voices: string; id: string; facts: VoiceFacts },
): Promise<{ added: InstalledVoice; trial: Trial }> {
  const target = join(voices, id);
  const making = join(voices, `.${id}.${process.pid}`);
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  try {
    const prepared = await prepareVoice(source, making);
    const bytes = await sizeOfFolder(making);
    const voice: Voice = { ...facts, ...prepared, gainDb: 0, bytes };
    const trial = await tryVoice({ id, folder: making, voice });
    if (trial.seconds === 0)
      throw new VoiceRefusal(
        `The voice says nothing in this language: is it one for --lang ${facts.language}?`,
      );
    const added = { ...voice, gainDb: trial.gainDb };
    await writeFile(join(making, manifestName), `${JSON.stringify(added, null, 2)}\n`);
    await rename(making, target);
    return { added: { id, folder: target, voice: added }, trial };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
