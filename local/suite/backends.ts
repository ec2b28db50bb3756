// Chooses the Firestore emulator and the Storage rules runtime: the official programs if they run here, otherwise hidane
// and local/storage-rules.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../tools/command.ts';
import { root } from '../../tools/paths.ts';
import { fetchJava } from './fetch-java.ts';
import { findHidane } from './hidane.ts';
import { downloadsReachable, emulatorCache, findJava } from './java.ts';

export interface Backends {
  /** The folder of Java, if an official program is used. */
  readonly javaDir: string | undefined;
  /** The path of hidane; undefined: the official Firestore emulator. */
  readonly hidane: string | undefined;
  readonly storageRules: 'official' | 'ours';
}

const emulatorDownload = z.object({ downloadPathRelativeToCacheDir: z.string() });
const emulatorDownloads = z.object({ firestore: emulatorDownload, storage: emulatorDownload });

export async function chooseBackends(): Promise<Backends> {
  const requested = process.env.DUU_BACKENDS ?? 'auto';
  if (!['auto', 'official', 'hidane'].includes(requested))
    throw new CommandError(`DUU_BACKENDS is "${requested}": it can be auto, official or hidane.`);
  if (requested === 'hidane') return withHidane(await findHidane(), noPrograms);
  const javaDir = await findJava();
  const official = javaDir ? await officialPrograms() : noPrograms;
  if (javaDir && official.firestore && (official.storage || requested === 'auto'))
    return withOfficial(javaDir, official);
  if (requested === 'official') {
    if (javaDir) throw new CommandError(officialMissing);
    return fetched(() => new CommandError(officialMissing));
  }
  try {
    return withHidane(await findHidane(), official, javaDir);
  } catch (error) {
    if (javaDir || !(error instanceof CommandError)) throw error;
    return fetched(() => error);
  }
}

const noPrograms = { firestore: false, storage: false };
type Official = typeof noPrograms;

const officialMissing =
  'DUU_BACKENDS=official needs the emulators that firebase-tools downloads from storage.googleapis.com; at least one is missing here, and it can not be reached. Leave DUU_BACKENDS out to use what is there.';

function withOfficial(javaDir: string, { storage }: Official): Backends {
  return { javaDir, hidane: undefined, storageRules: storage ? 'official' : 'ours' };
}

function withHidane(hidane: string, { storage }: Official, javaDir?: string): Backends {
  return {
    javaDir: storage ? javaDir : undefined,
    hidane,
    storageRules: storage ? 'official' : 'ours',
  };
}

/** Returns the official programs with a downloaded Java, unless they can't be downloaded themselves. */
async function fetched(refusal: () => CommandError): Promise<Backends> {
  const official = await officialPrograms();
  if (!official.firestore) throw refusal();
  return withOfficial(await fetchJava(), official);
}

async function officialPrograms(): Promise<{ firestore: boolean; storage: boolean }> {
  const list = path.join(
    root,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const downloads = emulatorDownloads.parse(JSON.parse(await readFile(list, 'utf8')));
  const cached = (download: z.infer<typeof emulatorDownload>) =>
    existsSync(path.join(emulatorCache, download.downloadPathRelativeToCacheDir));
  const there = { firestore: cached(downloads.firestore), storage: cached(downloads.storage) };
  if (there.firestore && there.storage) return there;
  return (await downloadsReachable()) ? { firestore: true, storage: true } : there;
}
