// One launcher per clone and offset: two would overwrite each other's data.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localDir } from '../../tools/paths.ts';
import { isAlive } from '../../tools/processes.ts';
import { Refusal } from '../../tools/refusal.ts';

/** Returns the function that gives the offset back. */
export function claimOffset(offset: number): () => void {
  const file = path.join(localDir, `running-${offset}.pid`);
  mkdirSync(localDir, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder && isAlive(holder))
      throw new Refusal(
        `Duu already runs from this folder (process ${holder}): stop it with Ctrl-C there, or start a second one with DUU_PORT_OFFSET=3000 before the command.`,
      );
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}
