// A lock between processes that a crash does not leave behind: the file names its holder, and a dead holder loses it.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAlive } from './processes.ts';

/** Runs `work` while no other process holds the lock file; waits as long as it takes. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isStale(file)) rmSync(file, { force: true });
    return false;
  }
}

function isStale(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Between its creation and the writing of the number the file is empty for a moment.
    return holder ? !isAlive(holder) : Date.now() - statSync(file).mtimeMs > 2000;
  } catch {
    return false;
  }
}
