// A copy of what a mutant changes and of the tests that could notice it. Packages, contract and speech are the
// project's own.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readVitest } from '../../local/testing/results.ts';
import { reportVariable } from '../../local/testing/vitest-reporter.ts';
import { localDir, node, root } from '../../local/tools/paths.ts';
import { Refusal } from '../../local/tools/refusal.ts';

const folder = path.join(localDir, 'mutants');
/** Longer than any of these tests takes; a mutant may well wait for ever. */
const patienceMs = 60_000;

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly test: string }
  /** The code does not load, so that no test could judge it. */
  | { readonly kind: 'broken' };

export function makeScratch(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copied = ['functions', 'tests', 'firestore.rules', 'storage.rules', 'vitest.config.ts'];
  const skipped = new Set(['node_modules', 'lib', 'pages', 'browser']);
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
  const linked = ['contract', 'speech', 'local', 'web', 'package.json', 'functions/node_modules'];
  for (const name of linked)
    if (existsSync(path.join(root, name)))
      symlinkSync(path.join(root, name), path.join(folder, name));
}

export function put(file: string, content: string): void {
  writeFileSync(path.join(folder, file), content);
}

export function restore(file: string): void {
  cpSync(path.join(root, file), path.join(folder, file));
}

/** Runs test files of one project of vitest in the copy, up to the first failure. */
export async function runTests(project: string, files: readonly string[]): Promise<Outcome> {
  const report = path.join(folder, 'results.json');
  rmSync(report, { force: true });
  const code = await run(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...['--project', project, '--bail', '1', '--testTimeout', String(patienceMs)],
      ...['--reporter', path.join(root, 'local/testing/vitest-reporter.ts')],
      ...files,
    ],
    folder,
    { [reportVariable]: report },
  );
  const results = readVitest(report);
  const failed = results?.tests.find(({ state }) => state === 'failed');
  if (failed) return { kind: 'failed', test: `${path.basename(failed.file)}: ${failed.name}` };
  if (code === 0 && results?.tests.some(({ state }) => state === 'passed'))
    return { kind: 'passed' };
  return { kind: 'broken' };
}

/** Builds the copy's functions into `lib`. Returns false when they do not build. */
export async function buildFunctions(): Promise<boolean> {
  return (await run(['build.ts'], path.join(folder, 'functions'))) === 0;
}

/** Hands the built functions of a folder to the running suite. */
export async function loadFunctions(from: 'scratch' | 'project', suite: string): Promise<void> {
  const built = path.join(from === 'scratch' ? folder : root, 'functions/lib');
  cpSync(built, path.join(suite, 'functions/lib'), { recursive: true });
  const hub = `http://127.0.0.1:${process.env.DUU_HUB_PORT}/functions/enableBackgroundTriggers`;
  const answer = await fetch(hub, { method: 'PUT' });
  if (!answer.ok) throw new Refusal('The emulator did not load the functions.');
}

function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
