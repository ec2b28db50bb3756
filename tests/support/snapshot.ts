// The state of the whole suite, to see that a refused request has changed nothing.
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin.ts';
import { allAccounts, collectionNames } from './everything.ts';

/** Every document, file and account, with a mark that each change changes. */
export type Snapshot = ReadonlyMap<string, string>;

async function documents(into: Map<string, string>): Promise<void> {
  const db = getFirestore(adminApp());
  const lists = await Promise.all(
    collectionNames().map((name) => db.collectionGroup(name).select().get()),
  );
  for (const { docs } of lists) {
    for (const { ref, updateTime } of docs) {
      into.set(ref.path, `${updateTime.seconds}.${updateTime.nanoseconds}`);
    }
  }
}

async function files(into: Map<string, string>): Promise<void> {
  const [found] = await getStorage(adminApp()).bucket().getFiles();
  for (const { name, metadata } of found) {
    into.set(`file ${name}`, `${metadata.generation}.${metadata.metageneration}.${metadata.size}`);
  }
}

async function accounts(into: Map<string, string>): Promise<void> {
  for await (const account of allAccounts()) {
    const { uid, disabled, customClaims, photoURL, displayName, email } = account;
    const shown = { disabled, customClaims, photoURL, displayName, email };
    into.set(`account ${uid}`, JSON.stringify(shown));
  }
}

export async function captureState(): Promise<Snapshot> {
  const into = new Map<string, string>();
  await Promise.all([documents(into), files(into), accounts(into)]);
  return into;
}

/** Returns what was added, changed or removed. */
export function changesBetween(before: Snapshot, after: Snapshot): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).sort();
}
