// `npm test`: everything there is to check. Its last line is `N passed, N failed`, counted over all steps.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadless } from './chromium.ts';
import { chooseBackends } from './suite/backends.ts';
import { ensureBuilt } from './suite/builds.ts';
import { freeTestOffset, parseOffset } from './suite/ports.ts';
import { localDir, node, root } from './tools/paths.ts';
import { Refusal, runCommand, say } from './tools/refusal.ts';
import { onStopSignal } from './tools/stop-signal.ts';
import { type Counts, countReport } from './tools/test-report.ts';

const reports = path.join(localDir, 'test-reports');
const tool = (file: string, ...args: string[]) => [
  node,
  path.join(root, 'node_modules', file),
  ...args,
];

const checks: [string, string[]][] = [
  ['Format and lint', tool('@biomejs/biome/bin/biome', 'check', '.')],
  ['Types', [node, path.join(root, 'local/typecheck.ts')]],
  ['Import directions', [node, path.join(root, 'local/imports.ts')]],
  ['Messages', [node, path.join(root, 'local/messages.ts')]],
  ['Licences', [node, path.join(root, 'local/licences.ts')]],
];

function vitest(name: string, projects: string[], ...which: string[]): string[] {
  const report = path.join(reports, `${name}.json`);
  return tool(
    'vitest/vitest.mjs',
    'run',
    ...which,
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
  );
}

const running = new Set<ChildProcess>();
let stopped = false;

/** Runs a command in the project's folder; what it says goes to `output`, a file's descriptor, or to the terminal. */
function run(
  [program, ...args]: string[],
  env: NodeJS.ProcessEnv = {},
  output: number | 'inherit' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program as string, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
      running.delete(child);
      if (stopped) reject(new Refusal('The tests were stopped.'));
      else resolve(code ?? 1);
    });
  });
}

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

function add(name: string, counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(name);
}

async function check(name: string, command: string[]): Promise<void> {
  say(`\n— ${name}`);
  const ok = (await run(command)) === 0;
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Counts a vitest report; a run that ended badly without failed tests counts as one failure. */
function addReport(name: string, code: number): void {
  const counts = countReport(path.join(reports, `${name}.json`), readFileSync);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  add(name, counts);
}

async function test(name: string, command: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  say(`\n— ${name}`);
  addReport(name, await run(command, env));
}

const wish = process.env.DUU_PORT_OFFSET;
const offsetFor = (promised?: number) =>
  wish === undefined ? freeTestOffset(promised) : Promise.resolve(parseOffset(wish));

const inSuite = (offset: number, command: string[]): string[] => [
  ...[node, path.join(root, 'local/with-suite.ts'), '--offset', String(offset), '--'],
  ...command,
];

/** What takes minutes on a new machine happens here, where no test's patience counts it. */
async function ready(): Promise<boolean> {
  say('\n— build');
  try {
    await chooseBackends();
    await ensureBuilt('functions');
    await ensureBuilt('web');
    add('build', { passed: 1, failed: 0 });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(`${error.message}\nWithout them the tests of rules, API, faults and pages cannot run.`);
    add('build', { passed: 0, failed: 1 });
    return false;
  }
}

const frontFolders = ['tests/browser/front', 'tests/browser/admin'];

/**
 * The tests of the pages, in two halves of about the same length, each in a suite of its own. A page mostly waits, for a
 * clock or for an emulator, so that one after the other they leave half of two cores idle.
 */
async function pages(): Promise<void> {
  const front = vitest('browser-front', ['browser'], ...frontFolders);
  const others = frontFolders.flatMap((folder) => ['--exclude', `${folder}/**`]);
  const rest = vitest('browser-studio', ['browser'], ...others);
  const env = { CHROME_PATH: await findHeadless() };
  const first = await offsetFor();
  if (wish !== undefined || availableParallelism() < 2) {
    await test('browser-front', inSuite(first, front), env);
    await test('browser-studio', inSuite(await offsetFor(), rest), env);
    return;
  }
  const second = await offsetFor(first);
  const log = path.join(reports, 'browser-studio.log');
  say(`\n— browser-front, and beside it browser-studio, which is said when both are done (${log})`);
  const file = openSync(log, 'w');
  try {
    const codes = await Promise.all([
      run(inSuite(first, front), env),
      run(inSuite(second, rest), env, file),
    ]);
    addReport('browser-front', codes[0]);
    addReport('browser-studio', codes[1]);
  } finally {
    closeSync(file);
    say(`\n— browser-studio\n${readFileSync(log, 'utf8')}`);
  }
}

async function suites(): Promise<void> {
  await test('launcher', vitest('launcher', ['launcher']));
  await test('suite', inSuite(await offsetFor(), vitest('suite', ['rules', 'api'])));
  await test('faults', inSuite(await offsetFor(), vitest('faults', ['faults'])));
  try {
    await pages();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (stopped) throw error;
    say(error.message);
    add('browser', { passed: 0, failed: 1 });
  }
}

await runCommand(async () => {
  onStopSignal(() => {
    stopped = true;
    for (const child of running) child.kill('SIGTERM');
  });
  const { values } = parseArgs({ options: { unit: { type: 'boolean', default: false } } });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (values.unit) await test('unit', vitest('unit', ['unit', 'web']));
  else {
    for (const [name, command] of checks) await check(name, command);
    await test('unit', vitest('unit', ['unit', 'web']));
    if (await ready()) await suites();
  }
  if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 ? 1 : 0;
});
