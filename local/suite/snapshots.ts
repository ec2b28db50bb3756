// Saves the emulators' accounts, documents and files between runs. A snapshot is a folder named by its time. It is renamed
// to that name when it is complete, so that the newest one is always complete, whenever a process was killed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const maxSnapshots = 2;
const metadataFile = 'firebase-export-metadata.json';

function completeSnapshots(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => /^\d{13}$/.test(name) && existsSync(path.join(dataDir, name, metadataFile)))
    .sort()
    .map((name) => path.join(dataDir, name));
}

export function latestSnapshot(dataDir: string): string | undefined {
  return completeSnapshots(dataDir).at(-1);
}

/** Exports the data of the running emulators as the newest snapshot. Keeps two snapshots. */
export async function exportSnapshot(dataDir: string, hubPort: number): Promise<void> {
  const incoming = path.join(dataDir, `incoming-${process.pid}-${Date.now()}`);
  mkdirSync(incoming, { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: incoming, initiatedBy: 'duu' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok)
    throw new Error(`The emulators could not export their data: ${await answer.text()}`);
  renameSync(incoming, path.join(dataDir, String(Date.now())));
  tidy(dataDir);
}

function tidy(dataDir: string): void {
  const keep = new Set(completeSnapshots(dataDir).slice(-maxSnapshots));
  for (const name of readdirSync(dataDir)) {
    const full = path.join(dataDir, name);
    const mine = name.startsWith('incoming-') || /^\d{13}$/.test(name);
    if (mine && !keep.has(full)) rmSync(full, { recursive: true, force: true });
  }
}
