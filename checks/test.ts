// `npm test`: runs every check and test. Its last line is `N passed, N failed`, counted over all steps.
//   npm test [-- --only STEP …]    runs the named steps and those they need
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, printProgress, runCommand } from '../tools/command.ts';
import { onStopSignal } from '../tools/processes.mjs';
import { type Ended, runQueue } from './runner/queue.ts';
import { logOf, runStep, stopSteps } from './runner/run-step.ts';
import { allSteps, found, reportDir, type TestStep, unitStep } from './runner/steps.ts';
import { type StepReport, summarize } from './runner/summary.ts';

type Report = StepReport & { ok: boolean };

/** The steps with these names and all that they need, in the order of the list. */
function chosen(steps: readonly TestStep[], names: readonly string[]): TestStep[] {
  const wanted = new Set<string>();
  const want = (name: string) => {
    const step = steps.find((one) => one.name === name);
    if (!step)
      throw new CommandError(
        `No step "${name}": there are ${steps.map((one) => one.name).join(', ')}.`,
      );
    wanted.add(name);
    for (const need of step.needs) want(need);
  };
  for (const name of names) want(name);
  return steps.filter(({ name }) => wanted.has(name));
}

function reportOf(end: Ended<string, Report>): Report {
  if ('result' in end) return end.result;
  const verdict = { passed: 0, failed: 1, flaky: 0, reasons: [`needs ${end.missing}`] };
  const { name } = end.step;
  return {
    name,
    startedAt: 0,
    ms: 0,
    cpuSeconds: 0,
    verdict,
    tests: [],
    faults: [],
    output: '',
    ok: false,
  };
}

function tell(end: Ended<string, Report>, { name, ms, verdict }: Report): void {
  const head = `\n— ${name}: ${(ms / 1000).toFixed(0)} s, ${verdict.passed} passed, ${verdict.failed} failed`;
  const output = 'result' in end ? readFileSync(logOf(name), 'utf8') : verdict.reasons.join();
  printProgress(`${head}\n${output.trimEnd()}`);
}

/** What the machine's cores have done so far, in ms. */
function coreTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}

async function runAll(steps: readonly TestStep[]): Promise<number> {
  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
  const begun = performance.now();
  const coresBefore = coreTimes();
  const reports: Report[] = [];
  let stopped = false;
  onStopSignal(() => {
    stopped = true;
    stopSteps();
  });
  const byName = new Map(steps.map((step) => [step.name, step]));
  await runQueue(
    steps,
    Math.max(2, availableParallelism()),
    async ({ name }) => {
      const step = byName.get(name);
      if (!step || stopped) throw new CommandError('The tests were stopped.');
      printProgress(`▸ ${name}`);
      const browser = step.browser ? found('chromium') : null;
      return runStep(step, browser ? { CHROME_PATH: browser } : {}, begun);
    },
    (end) => {
      if (stopped) throw new CommandError('The tests were stopped.');
      const report = reportOf(end);
      reports.push(report);
      tell(end, report);
    },
  );
  const emulators = found('emulators');
  const cores = coreTimes();
  const busy = 1 - (cores.idle - coresBefore.idle) / (cores.all - coresBefore.all);
  const { text, ...counts } = summarize(reports, performance.now() - begun, emulators, busy);
  writeFileSync(path.join(reportDir, 'summary.txt'), `${text}\n`);
  writeFileSync(
    path.join(reportDir, 'summary.json'),
    JSON.stringify({ ...counts, emulators, steps: reports }, undefined, 1),
  );
  process.stdout.write(`\n${text}\n`);
  return counts.failed > 0 || counts.flaky > 0 ? 1 : 0;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      unit: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values.unit) return runAll([unitStep]);
  const steps = allSteps(process.env.DUU_PORT_OFFSET !== undefined);
  return runAll(values.only.length > 0 ? chosen(steps, values.only) : steps);
});
