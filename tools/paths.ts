// Paths on this machine.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Everything that is written here and not committed: data, logs, derived settings. */
export const localDir = path.join(root, '.local');

export const node = path.join(root, 'node_modules', 'node', 'bin', 'node');

/** Tools that take minutes to build, shared by all clones on the machine. */
export const cacheDir = process.env.XDG_CACHE_HOME
  ? path.join(process.env.XDG_CACHE_HOME, 'duu')
  : path.join(os.homedir(), '.cache', 'duu');

/**
 * Returns the temporary folder of one suite. Two suites must not share one, because the Storage emulator's files and
 * the Functions emulator's sockets have fixed names there. It is short, because a socket's path may have about 100
 * characters.
 */
export function suiteTemp(offset: number): string {
  const base = existsSync('/tmp') ? '/tmp' : os.tmpdir();
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(base, `duu-${clone}-${offset}`);
}
