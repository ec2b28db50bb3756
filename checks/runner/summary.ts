// The summary that `npm test` prints at its end and writes to .local/test-reports.
import type { TestResult, Verdict } from './results.ts';

export interface StepReport {
  readonly name: string;
  /** In ms since the start of the run. */
  readonly startedAt: number;
  readonly ms: number;
  /** User and system time of its processes; null if unknown. */
  readonly cpuSeconds: number | null;
  readonly verdict: Verdict;
  readonly tests: readonly TestResult[];
  /** Errors outside of its tests. */
  readonly faults: readonly string[];
  /** The last lines of its output, if it failed and nothing above says why. */
  readonly output: string;
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
  readonly text: string;
}

const slowest = 20;
/** One defect can make many tests fail, so the first ones are enough. */
const maxInFull = 10;
const minutes = (ms: number) => (ms / 60_000).toFixed(1);

export function summarize(
  steps: readonly StepReport[],
  ms: number,
  emulators: string | null,
  busy: number | null = null,
): Summary {
  const sum = (of: 'passed' | 'failed' | 'flaky') =>
    steps.reduce((total, { verdict }) => total + verdict[of], 0);
  const [passed, failed, flaky] = [sum('passed'), sum('failed'), sum('flaky')];
  const text = [
    table([
      ['step', 'from', 'minutes', 'CPU s', 'passed', 'failed', 'flaky'],
      ...steps.map(rowOf),
      ['all', '0.0', minutes(ms), cpuOf(steps), String(passed), String(failed), String(flaky)],
    ]),
    // What the steps' CPU seconds lack: processes whose parents did not wait for their end, such as a browser's.
    ...(busy === null ? [] : [`Cores busy: ${Math.round(busy * 100)} %`]),
    ...slowestTests(steps),
    ...(emulators === null ? [] : [`Emulators: ${emulators}`]),
    ...complaints(steps),
    `flaky: ${flaky}`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
  return { passed, failed, flaky, text };
}

function rowOf({ name, startedAt, ms, cpuSeconds, verdict }: StepReport): string[] {
  const { passed, failed, flaky } = verdict;
  const cpu = cpuSeconds === null ? '?' : cpuSeconds.toFixed(0);
  return [name, minutes(startedAt), minutes(ms), cpu, ...[passed, failed, flaky].map(String)];
}

function cpuOf(steps: readonly StepReport[]): string {
  if (steps.some(({ cpuSeconds }) => cpuSeconds === null)) return '?';
  return steps.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? 0), 0).toFixed(0);
}

function slowestTests(steps: readonly StepReport[]): string[] {
  const rows = steps
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, slowest)
    .map(({ ms, file, name }) => [(ms / 1000).toFixed(1), file, name]);
  return rows.length === 0 ? [] : [`The ${rows.length} slowest tests, in s:`, table(rows)];
}

/** Names every failure, the first ones with their messages. */
function complaints(steps: readonly StepReport[]): string[] {
  let left = maxInFull;
  const inFull = (message: string) => {
    if (message === '' || left === 0) return [];
    left -= 1;
    return message.split('\n').map((line) => `      ${line}`);
  };
  return steps
    .filter(({ verdict }) => verdict.failed > 0 || verdict.flaky > 0)
    .flatMap(({ name, verdict, tests, faults, output }) => [
      `Failed: ${[name, ...verdict.reasons].join(', ')}`,
      ...faults.flatMap((message) => ['  outside of tests', ...inFull(message)]),
      ...tests
        .filter((test) => test.state !== 'passed' || test.flaky)
        .flatMap(({ file, name, state, flaky, failure }) => [
          `  ${flaky ? 'flaky' : state}  ${file}  ${name}`,
          ...inFull(failure),
        ]),
      ...(output === '' ? [] : ['  its last lines', ...inFull(output)]),
    ]);
}

/** Aligns columns, except the last one. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
