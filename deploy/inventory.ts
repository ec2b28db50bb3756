// What a project holds, to compare before a backup with after a restore: every document, file and account by its digest.
// `npm run --silent inventory > before.json` writes it, `npm run --silent inventory -- before.json` names the differences.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type CollectionReference, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import { connectAdminSdk } from '../local/admin-sdk.ts';
import { printProgress, runCommand } from '../tools/command.ts';

/** Digests by name: `document users/x`, `file users/x/audios/y.mp3`, `account x`. */
export type Inventory = Readonly<Record<string, string>>;

const digest = (value: unknown) =>
  createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 16);

/** With the keys of maps in order: a restore may return them in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Reads everything in the project: each document costs one read. */
export async function readInventory(projectId: string, storageBucket: string): Promise<Inventory> {
  const app = initializeApp({ projectId, storageBucket }, `inventory-${Math.random()}`);
  const found: Record<string, string> = {};

  async function addDocuments(collections: CollectionReference[]): Promise<void> {
    for (const collection of collections) {
      // listDocuments also names those that only have documents below them.
      for (const reference of await collection.listDocuments()) {
        const document = await reference.get();
        if (document.exists) found[`document ${reference.path}`] = digest(document.data());
        await addDocuments(await reference.listCollections());
      }
    }
  }

  try {
    await addDocuments(await getFirestore(app).listCollections());
    const [files] = await getStorage(app).bucket().getFiles();
    for (const file of files) {
      const [[bytes], [metadata]] = await Promise.all([file.download(), file.getMetadata()]);
      const { contentType, metadata: own } = metadata;
      found[`file ${file.name}`] = digest([digest(bytes), contentType, own]);
    }
    for (let page: string | undefined, first = true; first || page; first = false) {
      const { users, pageToken } = await getAuth(app).listUsers(1000, page);
      for (const { uid, email, disabled, customClaims, providerData } of users) {
        const providers = providerData.map((one) => [one.providerId, one.uid]).sort();
        found[`account ${uid}`] = digest([email, disabled, customClaims, providers]);
      }
      page = pageToken;
    }
    return found;
  } finally {
    await deleteApp(app);
  }
}

/** Returns the names that are missing, added or different. */
export function differences(before: Inventory, after: Inventory): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

/** Returns a sentence such as `120 documents, 14 files, 3 accounts`. */
export function summary(inventory: Inventory): string {
  const count = (kind: string) =>
    Object.keys(inventory).filter((name) => name.startsWith(`${kind} `)).length;
  return `${count('document')} documents, ${count('file')} files, ${count('account')} accounts`;
}

if (import.meta.main)
  await runCommand(async () => {
    await connectAdminSdk();
    const project = process.env.GCLOUD_PROJECT ?? '';
    const now = await readInventory(project, process.env.DUU_BUCKET || `${project}.appspot.com`);
    printProgress(summary(now));
    const [, , file] = process.argv;
    if (file === undefined) {
      process.stdout.write(`${JSON.stringify(now, undefined, 1)}\n`);
      return 0;
    }
    const before = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
    const differ = differences(before, now);
    for (const name of differ) process.stdout.write(`${name}\n`);
    return differ.length === 0 ? 0 : 1;
  });
