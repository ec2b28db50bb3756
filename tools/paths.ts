// Where things are on this machine.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Everything this machine writes and git does not keep: data, logs, derived settings. */
export const localDir = path.join(root, '.local');

export const node = path.join(root, 'node_modules', 'node', 'bin', 'node');

/** Shared by every clone on the machine: tools that take minutes to build. */
export const cacheDir = process.env.XDG_CACHE_HOME
  ? path.join(process.env.XDG_CACHE_HOME, 'duu')
  : path.join(os.homedir(), '.cache', 'duu');

/**
 * A temporary folder of one suite's own. The Storage emulator keeps its blobs and the Functions emulator its sockets in
 * the temporary folder under fixed names, so two suites must not share one; sockets allow about 100 characters.
 */
export function suiteTemp(offset: number): string {
  const base = existsSync('/tmp') ? '/tmp' : os.tmpdir();
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(base, `duu-${clone}-${offset}`);
}
