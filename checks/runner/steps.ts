// The steps of `npm test`: their commands, dependencies, and how their tests are counted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localDir, node, root } from '../../tools/paths.ts';
import { quickStart } from '../../tools/quick-start.mjs';
import type { Step } from './queue.ts';
import { type Results, readPlaywright, readVitest } from './results.ts';
import { reportVariable } from './vitest-reporter.ts';

export const reportDir = path.join(localDir, 'test-reports');
const pagesConfig = path.join(root, 'tests/pages/playwright.config.ts');

/** A step that runs a command. */
export interface TestStep extends Step {
  readonly command: readonly string[];
  readonly env?: Record<string, string>;
  /** How its results are read. Without it the step counts as one test, which passes if the exit code is 0. */
  readonly tests?: { readonly projects: readonly string[]; readonly read: () => Results | null };
  /** Needs the browser. The runner sets CHROME_PATH. */
  readonly browser?: boolean;
}

/** Returns the file in which prepare.ts writes what it found. */
export const foundFile = (what: string) => path.join(reportDir, `found-${what}.txt`);

/** Returns what prepare.ts found; null before it ran. */
export function found(what: 'emulators' | 'chromium'): string | null {
  return existsSync(foundFile(what)) ? readFileSync(foundFile(what), 'utf8') : null;
}

const script = (file: string, ...args: string[]) => [node, path.join(root, file), ...args];
const tool = (file: string, ...args: string[]) => [
  node,
  path.join(root, 'node_modules', file),
  ...args,
];
/** The folder in which suites note their queries, for checks/queries.ts. */
export const queriesDir = path.join(reportDir, 'queries');
const reportOf = (name: string) => path.join(reportDir, `${name}.json`);

export function vitestCommand(projects: readonly string[], ...more: string[]): string[] {
  const names = projects.flatMap((project) => ['--project', project]);
  return tool('vitest/vitest.mjs', 'run', '--allowOnly=false', ...names, ...more);
}

/** Makes Playwright leave the types to Node: it would compile 900 files, each of them once in a clean clone. */
const typesByNode = `data:text/javascript,process.env.PW_DISABLE_TS_ESM='1'`;

export function playwrightCommand(...more: string[]): string[] {
  const [program = node, ...command] = tool(
    '@playwright/test/cli.js',
    ...['test', '-c', pagesConfig, ...more],
  );
  return [program, ...quickStart.args, '--import', typesByNode, ...command];
}

/** Returns a command beside its own suite. */
export function inSuite(options: readonly string[], command: readonly string[]): string[] {
  return [...script('local/with-suite.ts', ...options), '--', ...command];
}

/** Tests serve the pages to import themselves. */
const localPages = ['--env', 'DUU_PRIVATE_HOSTS=127.0.0.1'];
/** All tests have one address and would count as one caller. Other tests check the limits. */
const highLimits = ['--env', 'DUU_LIMIT_FACTOR=100', ...localPages];
/** Short leases, so that tests of killed conversions are fast. */
export const forServices = [...highLimits, '--env', 'DUU_LEASE_MS=6000'];
export const forPages = [...highLimits, '--production'];

type Rest = Pick<TestStep, 'weight' | 'needs'> & Partial<TestStep>;

function vitest(name: string, projects: string[], rest: Rest, wrap = (it: string[]) => it) {
  const reporter = path.join(root, 'checks/runner/vitest-reporter.ts');
  const command = vitestCommand(projects, '--reporter', 'default', '--reporter', reporter);
  return {
    name,
    ...rest,
    command: wrap(command),
    env: { [reportVariable]: reportOf(name), DUU_QUERIES: queriesDir },
    tests: { projects, read: () => readVitest(reportOf(name)) },
  };
}

function playwright(name: string, projects: string[], rest: Rest): TestStep {
  return {
    name,
    ...rest,
    command: inSuite(forPages, playwrightCommand()),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), DUU_QUERIES: queriesDir },
    tests: { projects, read: () => readPlaywright(reportOf(name)) },
  };
}

const check = (name: string, command: string[]): TestStep => ({
  name,
  command,
  weight: 1,
  needs: [],
});

// It could use more cores, but should run beside a long download.
export const unitStep: TestStep = vitest('unit', ['unit', 'web'], { weight: 1, needs: [] });

/** Steps that can take minutes on a new machine, which must not count towards the timeout of a test. */
const prepared = ['emulators', 'build'];

/**
 * Every step; those that others need come first, then those that wait most, so that the rest fills the cores.
 * `oneSuite`: there are ports for one suite only, so that steps with a suite run one after the other.
 */
export function allSteps(oneSuite: boolean): TestStep[] {
  const suite: Rest = { weight: 1, needs: prepared, ...(oneSuite ? { uses: 'ports' } : {}) };
  const services = (command: string[]) => inSuite(forServices, command);
  const browser: Rest = { ...suite, needs: [...prepared, 'chromium', 'engines'], browser: true };
  return [
    check('emulators', script('checks/runner/prepare.ts', 'emulators')),
    check('chromium', script('checks/runner/prepare.ts', 'chromium')),
    // It mostly waits for the network, and one program at a time can install.
    {
      ...check('engines', script('checks/runner/prepare.ts', 'engines')),
      weight: 0,
      needs: ['chromium'],
    },
    check('build', script('checks/runner/build.ts')),
    // Both often wait for leases, locks and the queue: they leave room for the unit tests beside them.
    vitest('api', ['rules', 'api'], { ...suite, weight: 0.5 }, services),
    vitest('faults', ['faults'], { ...suite, weight: 0.5 }, services),
    // It mostly waits for programs that it starts and stops.
    vitest('launcher', ['launcher'], { ...suite, weight: 0 }),
    // Before what needs no suite: its last tests run one at a time, and leave a core to the unit tests.
    playwright('pages', ['pages', 'serial'], { ...browser, weight: 1 }),
    check('types', script('checks/types.ts')),
    check('lint', tool('@biomejs/biome/bin/biome', 'check', '.')),
    check('imports', script('checks/imports.ts')),
    check('unused', tool('knip/bin/knip.js', '--config', 'checks/knip.jsonc', '--no-progress')),
    check('messages', script('checks/messages.ts')),
    check('licences', script('checks/licences.ts')),
    unitStep,
    { ...check('queries', script('checks/queries.ts')), needs: ['api', 'faults', 'pages'] },
  ];
}
