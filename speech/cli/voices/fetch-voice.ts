import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { download } from './download.ts';
import { isArchive, joinParts, unpack } from './unpack.ts';
import { VoiceRefusal } from './voice-refusal.ts';
import { hostOf, type SourceFile, type VoiceSource } from './voice-source.ts';

type Say = (line: string) => void;

/**
 * Downloads a voice from the first of its sources that can be reached. Each has a folder in `folder`, which stays there
 * until the voice is installed, so that a second try continues. Returns the folder that has all files, and its source.
 * @throws VoiceRefusal
 */
export async function fetchVoice(
  sources: readonly VoiceSource[],
  folder: string,
  say: Say,
): Promise<{ folder: string; source: VoiceSource }> {
  const reasons: string[] = [];
  for (const [at, source] of sources.entries()) {
    const target = join(folder, `${at}`);
    try {
      await fetchFiles(source.files, target, say);
      return { folder: target, source };
    } catch (error) {
      if (!(error instanceof VoiceRefusal)) throw error;
      reasons.push(error.message);
      const next = sources[at + 1];
      if (next) say(`${error.message} Trying ${hostOf(next)} (${next.megabytes} MB).`);
    }
  }
  throw new VoiceRefusal(reasons.at(-1) ?? 'The voice has no source.');
}

/** Downloads files, unpacks archives and joins parts. */
export async function fetchFiles(
  files: readonly SourceFile[],
  folder: string,
  say: Say,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await fetchFile(file, folder, say);
  await joinParts(folder);
}

async function fetchFile(file: SourceFile, folder: string, say: Say): Promise<void> {
  const name = file.name ?? basename(new URL(file.url).pathname);
  const path = join(folder, name);
  if (existsSync(`${path}.unpacked`)) return;
  if (!existsSync(path)) await downloadShown(file, path, name, say);
  if (!isArchive(name)) return;
  await unpack(path, folder, file.take);
  await writeFile(`${path}.unpacked`, '');
  await rm(path);
}

async function downloadShown(file: SourceFile, path: string, name: string, say: Say) {
  let shown = -1;
  const checked = await download(file.url, path, {
    sha256: file.sha256,
    onProgress: (done, all) => {
      const tenth = all ? Math.floor((10 * done) / all) : Math.floor(done / 2 ** 24);
      if (tenth === shown) return;
      shown = tenth;
      const megabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
      say(`${name}: ${megabytes(done)}${all ? ` of ${megabytes(all)}` : ''} MB`);
    },
  });
  if (!checked) say(`${name}: its publisher states no checksum, so only its size was checked.`);
}
