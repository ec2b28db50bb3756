// Keeps what the emulators hold (accounts, documents, files) across runs. A snapshot is a folder named by its time; it
// gets that name in one rename when it is complete, so whatever is killed when, the newest named folder is whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const KEEP = 2;
const METADATA = 'firebase-export-metadata.json';

function completeSnapshots(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => /^\d{13}$/.test(name) && existsSync(path.join(dataDir, name, METADATA)))
    .sort()
    .map((name) => path.join(dataDir, name));
}

export function latestSnapshot(dataDir: string): string | undefined {
  return completeSnapshots(dataDir).at(-1);
}

/** Asks the running emulators for an export and keeps it as the newest snapshot; the two newest stay. */
export async function takeSnapshot(dataDir: string, hubPort: number): Promise<void> {
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
  const keep = new Set(completeSnapshots(dataDir).slice(-KEEP));
  for (const name of readdirSync(dataDir)) {
    const full = path.join(dataDir, name);
    const mine = name.startsWith('incoming-') || /^\d{13}$/.test(name);
    if (mine && !keep.has(full)) rmSync(full, { recursive: true, force: true });
  }
}
