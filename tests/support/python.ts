// Runs Python programs with pinned packages of others, in a virtual environment that is made once.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/paths.ts';

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, 'python');

async function make(place: string, requirements: string): Promise<void> {
  mkdirSync(path.dirname(place), { recursive: true });
  const fresh = `${place}.${process.pid}`;
  try {
    await run('python3', ['-m', 'venv', fresh]);
    const pip = path.join(fresh, 'bin/python');
    await run(pip, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements]);
    // Whoever is first wins; programs of an environment are found by its Python, so it may move.
    if (!existsSync(place)) renameSync(fresh, place);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

const made = new Map<string, Promise<string>>();

/**
 * Returns the Python of an environment with the packages of a file. Makes it on the first call of a machine, which may take
 * minutes.
 */
export function pythonWith(requirements: string): Promise<string> {
  const mark = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const place = path.join(root, '.local/python', mark);
  const program = path.join(place, 'bin/python');
  const known = made.get(place);
  if (known !== undefined) return known;
  const coming = existsSync(program)
    ? Promise.resolve(program)
    : make(place, requirements).then(() => program);
  made.set(place, coming);
  return coming;
}

/** Returns the Python of the tests. */
export const python = () => pythonWith(path.join(folder, 'requirements.txt'));

/** Runs a program of this folder. Returns what it prints, parsed as JSON. @throws Error with its complaints */
export async function runPython(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<unknown> {
  const { stdout } = await run(await python(), [path.join(folder, name), ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
