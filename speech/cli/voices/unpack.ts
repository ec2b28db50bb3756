import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unzipSync } from 'fflate';
import { VoiceRefusal } from './voice-refusal.ts';

export const isArchive = (name: string): boolean =>
  /\.(?:tar(?:\.\w+)?|tgz|tbz2|whl|zip)$/.test(name);

/**
 * Unpacks an archive into a folder: all of it without its outermost folder, or the members of `take`, by path.
 * @throws VoiceRefusal
 */
export async function unpack(
  path: string,
  folder: string,
  take?: Readonly<Record<string, string>>,
): Promise<void> {
  if (/\.(?:whl|zip)$/.test(path)) await unzip(path, folder, take);
  else await untar(path, folder, take);
}

async function unzip(path: string, folder: string, take: Readonly<Record<string, string>> = {}) {
  const members = unzipSync(await readFile(path), { filter: ({ name }) => name in take });
  for (const [member, name] of Object.entries(take)) {
    const content = members[member];
    if (!content) throw new VoiceRefusal(`${path} has no ${member}.`);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

async function untar(
  path: string,
  folder: string,
  take: Readonly<Record<string, string>> | undefined,
) {
  const parts = `${path}.members`;
  const target = take ? parts : folder;
  await mkdir(target, { recursive: true });
  const wanted = take ? Object.keys(take) : ['--strip-components=1'];
  const tar = spawn('tar', ['-xf', path, '-C', target, ...wanted], { stdio: 'ignore' });
  const [code] = await once(tar, 'close').catch(() => [1]);
  if (code !== 0)
    throw new VoiceRefusal(`${path} could not be unpacked (tar and, for .bz2, bzip2 are needed).`);
  for (const [member, name] of Object.entries(take ?? {})) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(parts, member), join(folder, name), { recursive: true });
  }
  await rm(parts, { recursive: true, force: true });
}

/** Joins `NAME.1of3`, `NAME.2of3` and `NAME.3of3` to NAME. */
export async function joinParts(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const first of names.filter((name) => /\.1of\d+$/.test(name))) {
    const [, name = '', count = ''] = /^(.*)\.1of(\d+)$/.exec(first) ?? [];
    const parts = Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}of${count}`);
    const missing = parts.find((part) => !names.includes(part));
    if (missing) throw new VoiceRefusal(`${missing} is missing in ${folder}.`);
    for (const [at, part] of parts.entries())
      await pipeline(
        createReadStream(join(folder, part)),
        createWriteStream(join(folder, name), { flags: at === 0 ? 'w' : 'a' }),
      );
    for (const part of parts) await rm(join(folder, part));
  }
}
