// A copy of the code that mutants change and of its tests. Packages, contract, speech and tools are links to the
// originals.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readVitest } from '../../checks/runner/results.ts';
import { reportVariable } from '../../checks/runner/vitest-reporter.ts';
import { placeholderSecrets } from '../../local/suite/serve-function.ts';
import { localDir, node, root } from '../../tools/paths.ts';
import type { Stage } from './stages.ts';

/** One for each suite, so that two runs can be active. */
const folder = path.join(localDir, `mutants-${process.env.DUU_PORT_OFFSET ?? '0'}`);
export const resultsFile = `${folder}.json`;
/** Longer than any of these tests takes, because a mutant may hang. */
const timeoutMs = 60_000;
/** The output of the tests and the API, for debugging. */
const output = process.env.DUU_MUTANTS_OUTPUT ? 'inherit' : 'ignore';
/** Leaves out tests that see data of earlier mutants, or that call a function other than the API. */
const judging = '^(?!.*(the queue forgot|previews for crawlers))';

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly test: string }
  /** The code does not load, so that no test could run. */
  | { readonly kind: 'broken' };

export function makeScratch(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rules = ['firestore.rules', 'storage.rules'];
  // Copied, because with a link their tests would import the original adapters.
  const copied = ['functions', 'tests', 'local/providers', ...rules, 'vitest.config.ts'];
  const skipped = new Set(['node_modules', 'lib', 'pages', 'browser']);
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
  const packages = ['contract', 'speech', 'web', 'tools', 'checks', 'functions/node_modules'];
  const local = readdirSync(path.join(root, 'local'))
    .filter((name) => name !== 'providers')
    .map((name) => `local/${name}`);
  const linked = [...packages, ...local, 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
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

export function removeScratch(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a stage's test files in the copy, up to the first failure. */
export async function runStage(stage: Stage): Promise<Outcome> {
  if (!stage.asksApi) return runTests(stage, {});
  const { child, port } = await serveApi();
  try {
    if (port === null) return { kind: 'broken' };
    return await runTests(stage, { DUU_BASE_URL: `http://127.0.0.1:${port}` });
  } finally {
    child.kill('SIGKILL');
  }
}

async function runTests({ projects, files }: Stage, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = path.join(folder, 'results.json');
  rmSync(report, { force: true });
  const code = await run(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--bail', '1', '--testTimeout', String(timeoutMs), '-t', judging],
      ...['--reporter', path.join(root, 'checks/runner/vitest-reporter.ts')],
      ...files,
    ],
    { ...env, [reportVariable]: report },
  );
  const results = readVitest(report);
  const failed = results?.tests.find(({ state }) => state === 'failed');
  if (failed) return { kind: 'failed', test: `${path.basename(failed.file)}: ${failed.name}` };
  if (code === 0 && results?.tests.some(({ state }) => state === 'passed'))
    return { kind: 'passed' };
  return { kind: 'broken' };
}

/** Serves the API from the copy's sources. `port` is null if they do not load. */
async function serveApi(): Promise<{ child: ChildProcess; port: number | null }> {
  const project = process.env.GCLOUD_PROJECT ?? '';
  const child = fork(path.join(folder, 'tests/mutants/serve-source.ts'), {
    cwd: folder,
    execPath: node,
    stdio: [output, output, output, 'ipc'],
    env: {
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({
        projectId: project,
        storageBucket: `${project}.appspot.com`,
      }),
      DUU_LIMIT_FACTOR: '100',
      // The tests receive webhooks themselves.
      DUU_PRIVATE_HOSTS: '127.0.0.1',
      ...placeholderSecrets,
    },
  });
  const message = once(child, 'message').then(([port]: unknown[]) => Number(port));
  const ended = once(child, 'exit').then(() => null);
  return { child, port: await Promise.race([message, ended]) };
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: folder,
      stdio: output,
      env: { ...process.env, ...env },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
