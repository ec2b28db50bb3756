// Runs the command of a step. Its output goes to a file, so that parallel steps do not mix their lines.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localDir, root } from '../../tools/paths.ts';
import { onStopSignal } from '../../tools/processes.mjs';
import { lastLines } from './failure.ts';
import { judge } from './results.ts';
import { reportDir, type TestStep } from './steps.ts';
import type { StepReport } from './summary.ts';

const running = new Set<ChildProcess>();

/** Stops the commands of all running steps. */
export function stopSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

export const logOf = (name: string) => path.join(reportDir, `${name}.log`);

/** Runs a step. `begun` is the start of the whole run, in ms of `performance.now()`. */
export async function runStep(
  step: TestStep,
  env: NodeJS.ProcessEnv,
  begun: number,
): Promise<StepReport & { ok: boolean }> {
  const startedAt = performance.now();
  const { code, cpuSeconds } = await run(step, env);
  const results = step.tests?.read() ?? null;
  const tests = results?.tests ?? [];
  const faults = results?.errors ?? [];
  const verdict = step.tests
    ? judge(results, code, step.tests.projects)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: 0, reasons: [] };
  const isExplained =
    verdict.failed === 0 || faults.length > 0 || tests.some(({ state }) => state !== 'passed');
  return {
    name: step.name,
    startedAt: startedAt - begun,
    ms: performance.now() - startedAt,
    cpuSeconds,
    verdict,
    tests,
    faults,
    output: isExplained ? '' : lastLines(readFileSync(logOf(step.name), 'utf8')),
    ok: verdict.failed === 0 && verdict.flaky === 0,
  };
}

/** The emulators alone start dozens of processes that load the same packages. Benchmarks compile everything. */
const compiled = { NODE_COMPILE_CACHE: path.join(localDir, 'compile-cache') };

function run(
  { name, command: [program = '', ...args], env: own }: TestStep,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; cpuSeconds: number | null }> {
  const log = openSync(logOf(name), 'w');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', log, log],
      env: { ...compiled, ...process.env, ...env, ...own },
    });
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      closeSync(log);
      resolve({ code, cpuSeconds: cpuOfEnded() });
    };
    child.once('error', () => end(127));
    child.once('exit', (code) => end(code ?? 1));
  });
}

/** Runs a command whose output goes to the terminal. Returns its exit code. */
export async function runInTerminal(
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  onStopSignal(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const ticksPerSecond = 100;
let counted = 0;

/** CPU seconds of the processes that ended since the last call, including their children; null except on Linux. */
function cpuOfEnded(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // cutime and cstime, see proc(5); the first field here is its third.
  const total = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  const since = total - counted;
  counted = total;
  return since;
}
