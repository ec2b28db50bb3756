// `npm run mutants [-- --only TEXT] [--at-least PERCENT]`: puts one fault at a time into a copy of the code and checks
// that a test fails. It is not part of `npm test`, because it checks the tests, not the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runInTerminal } from '../../checks/runner/run-step.ts';
import { forServices, inSuite } from '../../checks/runner/steps.ts';
import { CommandError, printProgress, runCommand } from '../../tools/command.ts';
import { node } from '../../tools/paths.ts';
import { type Mutant, mutate, readMutants } from './mutants.ts';
import {
  makeScratch,
  type Outcome,
  put,
  removeScratch,
  restore,
  resultsFile,
  runStage,
} from './scratch.ts';
import { stagesFor } from './stages.ts';

/** Runs the stages of a file up to the first that fails. */
async function judge(file: string): Promise<Outcome> {
  for (const stage of stagesFor(file)) {
    const outcome = await runStage(stage);
    if (outcome.kind !== 'passed') return outcome;
  }
  return { kind: 'passed' };
}

async function judgeMutant(mutant: Mutant): Promise<Outcome> {
  put(mutant.file, mutate(mutant));
  try {
    return await judge(mutant.file);
  } finally {
    restore(mutant.file);
  }
}

/** Runs the tests without a fault: if one fails, the results with faults mean nothing. */
async function control(mutants: readonly Mutant[]): Promise<void> {
  const stages = mutants.flatMap(({ file }) => stagesFor(file));
  const files = [...new Set(stages.flatMap((stage) => stage.files))];
  const projects = [...new Set(stages.flatMap((stage) => stage.projects))];
  const asksApi = stages.some((stage) => stage.asksApi);
  const outcome = await runStage({ projects, files, asksApi });
  if (outcome.kind !== 'passed')
    throw new CommandError(`Without any fault the tests fail: ${JSON.stringify(outcome)}`);
}

async function runAll(only: string, atLeast: number): Promise<number> {
  const mutants = readMutants(only);
  if (mutants.length === 0)
    throw new CommandError(`No mutant has "${only}" in its file or reason.`);
  // Finds lines that do not fit the code before the long run.
  for (const mutant of mutants) mutate(mutant);
  makeScratch();
  const begun = performance.now();
  await control(mutants);
  printProgress(`Without a fault all tests pass (${seconds(begun)} s). ${mutants.length} mutants:`);
  const judged: { mutant: Mutant; outcome: Outcome; seconds: number }[] = [];
  for (const mutant of mutants) {
    const at = performance.now();
    const outcome = await judgeMutant(mutant);
    judged.push({ mutant, outcome, seconds: seconds(at) });
    const said = { failed: 'caught', passed: 'MISSED', broken: 'BROKEN' }[outcome.kind];
    const by = outcome.kind === 'failed' ? ` ← ${outcome.test}` : '';
    printProgress(`${said}  ${seconds(at)} s  ${mutant.file}: ${mutant.why}${by}`);
  }
  writeFileSync(resultsFile, JSON.stringify(judged, undefined, 1));
  removeScratch();
  const count = (kind: Outcome['kind']) => judged.filter((one) => one.outcome.kind === kind).length;
  const share = Math.round((100 * count('failed')) / judged.length);
  process.stdout.write(
    `${judged.length} mutants in ${(seconds(begun) / 60).toFixed(1)} minutes: ${count('failed')} caught, ${count('passed')} missed, ${count('broken')} broken: ${share} %\n`,
  );
  return count('broken') > 0 || share < atLeast ? 1 : 0;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      'at-least': { type: 'string', default: '0' },
    },
  });
  if (process.env.DUU_BASE_URL) return runAll(values.only, Number(values['at-least']));
  const self = path.join(import.meta.dirname, 'run.ts');
  return runInTerminal(
    inSuite([...forServices, '--no-web'], [node, self, ...process.argv.slice(2)]),
    {},
  );
});
