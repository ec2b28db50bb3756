// `npm test`: everything there is to check. Its last line is `N passed, N failed`, counted over all steps.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

function vitest(name: string, projects: string[]): string[] {
  const report = path.join(reports, `${name}.json`);
  return tool(
    'vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
  );
}

let current: ChildProcess | undefined;
let stopped = false;

function run([program, ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program as string, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    current = child;
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
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

/** Runs a command that writes a vitest report; a run that ends badly without failed tests counts as one failure. */
async function test(name: string, command: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  say(`\n— ${name}`);
  const code = await run(command, env);
  const counts = countReport(path.join(reports, `${name}.json`), readFileSync);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  add(name, counts);
}

async function inSuite(name: string, projects: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const wish = process.env.DUU_PORT_OFFSET;
  const offset = wish === undefined ? await freeTestOffset() : parseOffset(wish);
  const withSuite = [
    node,
    path.join(root, 'local/with-suite.ts'),
    '--offset',
    String(offset),
    '--',
  ];
  await test(name, [...withSuite, ...vitest(name, projects)], env);
}

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

async function suites(): Promise<void> {
  await test('launcher', vitest('launcher', ['launcher']));
  await inSuite('suite', ['rules', 'api']);
  await inSuite('faults', ['faults']);
  try {
    await inSuite('browser', ['browser'], { CHROME_PATH: await findHeadless() });
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
    current?.kill('SIGTERM');
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
