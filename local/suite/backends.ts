// Chooses what serves Firestore and judges Storage rules: the official programs where this machine can run them,
// otherwise hidane and our own Storage rules runtime.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../tools/paths.ts';
import { Refusal } from '../tools/refusal.ts';
import { findHidane } from './hidane.ts';
import { downloadsReachable, emulatorCache, findJava } from './java.ts';

export type Backends = {
  /** Folder of a Java that is new enough, when an official program runs. */
  javaDir: string | undefined;
  /** Path of hidane when it serves Firestore; undefined: the official emulator does. */
  hidane: string | undefined;
  storageRules: 'official' | 'ours';
};

const Download = z.object({ downloadPathRelativeToCacheDir: z.string() });
const Downloads = z.object({ firestore: Download, storage: Download });

export async function chooseBackends(): Promise<Backends> {
  const wish = process.env.DUU_BACKENDS ?? 'auto';
  if (!['auto', 'official', 'hidane'].includes(wish))
    throw new Refusal(`DUU_BACKENDS is "${wish}": it can be auto, official or hidane.`);
  const javaDir = wish === 'hidane' ? undefined : await findJava();
  const official = javaDir ? await officialPrograms() : { firestore: false, storage: false };
  if (wish === 'official' && !(official.firestore && official.storage))
    throw new Refusal(
      'DUU_BACKENDS=official needs Java 21 or newer and the emulators that firebase-tools downloads from storage.googleapis.com; at least one is missing here. Leave DUU_BACKENDS out to use what is there.',
    );
  return {
    javaDir: official.firestore || official.storage ? javaDir : undefined,
    hidane: official.firestore ? undefined : await findHidane(),
    storageRules: official.storage ? 'official' : 'ours',
  };
}

async function officialPrograms(): Promise<{ firestore: boolean; storage: boolean }> {
  const list = path.join(
    root,
    'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const downloads = Downloads.parse(JSON.parse(await readFile(list, 'utf8')));
  const cached = (download: z.infer<typeof Download>) =>
    existsSync(path.join(emulatorCache, download.downloadPathRelativeToCacheDir));
  const there = { firestore: cached(downloads.firestore), storage: cached(downloads.storage) };
  if (there.firestore && there.storage) return there;
  return (await downloadsReachable()) ? { firestore: true, storage: true } : there;
}
