import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { installedVoice } from '@duu/speech/voices/installed';
import { type InstalledVoice, voiceId } from '@duu/speech/voices/natural-voice';
import type { Files } from './files.ts';

/** More than any voice has; espeak's data are about 150. */
const maxFiles = 1000;

/**
 * Finds voices in the bucket, under `voices/`, and copies each to this instance's disk at its first use.
 * @param folder where to, on disk
 */
export function bucketVoices(
  files: Files,
  folder: string = join(tmpdir(), 'duu-voices'),
): (id: string) => Promise<InstalledVoice | undefined> {
  const copies = new Map<string, Promise<InstalledVoice | undefined>>();

  async function copy(id: string): Promise<InstalledVoice | undefined> {
    const prefix = `voices/${id}/`;
    const paths = (await files.list(prefix, maxFiles)).filter((path) => !path.endsWith('/'));
    if (paths.length === 0) return undefined;
    const part = join(folder, `.${id}`);
    await rm(part, { recursive: true, force: true });
    for (const path of paths) {
      const target = join(part, path.slice(prefix.length));
      await mkdir(dirname(target), { recursive: true });
      const size = (await files.size(path)) ?? 0;
      if (size > 0) await pipeline(await files.read(path, 0, size - 1), createWriteStream(target));
    }
    await rm(join(folder, id), { recursive: true, force: true });
    await rename(part, join(folder, id));
    return installedVoice(folder, id);
  }

  return (id) => {
    if (!voiceId.safeParse(id).success) return Promise.resolve(undefined);
    const known = copies.get(id);
    if (known) return known;
    const copied = copy(id);
    copies.set(id, copied);
    // Retries voices that were missing or failed to copy.
    const forget = () => copies.delete(id);
    copied.then((found) => found ?? forget(), forget);
    return copied;
  };
}
