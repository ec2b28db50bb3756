// `npm run mutants [-- --only TEXT] [--at-least PERCENT]`: puts one fault at a time into a copy of the code and looks
// whether a test fails. It is not part of `npm test`: it tells how good the tests are, not whether the code is right.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { suiteFolder } from '../../local/suite/suite-folder.ts';
import { runInTerminal } from '../../local/testing/run-step.ts';
import { forServices, inSuite } from '../../local/testing/steps.ts';
import { localDir, node } from '../../local/tools/paths.ts';
import { Refusal, runCommand, say } from '../../local/tools/refusal.ts';
import { type Mutant, mutate, readMutants } from './mutants.ts';
import {
  buildFunctions,
  loadFunctions,
  makeScratch,
  type Outcome,
  put,
  restore,
  runTests,
} from './scratch.ts';
import { stagesFor } from './stages.ts';

const suite = () => suiteFolder(Number(process.env.DUU_PORT_OFFSET));

/** Runs the stages of a file up to the first that fails. */
async function judge(file: string): Promise<Outcome> {
  let loaded = false;
  try {
    for (const { project, files, viaFunctions } of stagesFor(file)) {
      if (files.length === 0) continue;
      if (viaFunctions && !loaded) {
        if (!(await buildFunctions())) return { kind: 'broken' };
        await loadFunctions('scratch', suite());
        loaded = true;
      }
      const outcome = await runTests(project, files);
      if (outcome.kind !== 'passed') return outcome;
    }
    return { kind: 'passed' };
  } finally {
    // The next mutant's first stages ask the functions as they are.
    if (loaded) await loadFunctions('project', suite());
  }
}

async function judgeMutant(mutant: Mutant): Promise<Outcome> {
  put(mutant.file, mutate(mutant));
  try {
    return await judge(mutant.file);
  } finally {
    restore(mutant.file);
  }
}

/** Without a fault every test has to pass, or nothing could be said about the faults. */
async function control(mutants: readonly Mutant[]): Promise<void> {
  const byStages = new Map(mutants.map(({ file }) => [JSON.stringify(stagesFor(file)), file]));
  for (const file of byStages.values()) {
    const outcome = await judge(file);
    if (outcome.kind !== 'passed')
      throw new Refusal(`Without any fault the tests for ${file} fail: ${JSON.stringify(outcome)}`);
  }
}

async function runAll(only: string, atLeast: number): Promise<number> {
  const mutants = readMutants(only);
  if (mutants.length === 0) throw new Refusal(`No mutant has "${only}" in its file or reason.`);
  // A list that does not fit the code is said before the minutes, not after.
  for (const mutant of mutants) mutate(mutant);
  makeScratch();
  const begun = performance.now();
  await control(mutants);
  say(`Without a fault all tests pass (${seconds(begun)} s). ${mutants.length} mutants:`);
  const judged: { mutant: Mutant; outcome: Outcome; seconds: number }[] = [];
  for (const mutant of mutants) {
    const at = performance.now();
    const outcome = await judgeMutant(mutant);
    judged.push({ mutant, outcome, seconds: seconds(at) });
    const said = { failed: 'caught', passed: 'MISSED', broken: 'BROKEN' }[outcome.kind];
    const by = outcome.kind === 'failed' ? ` ← ${outcome.test}` : '';
    say(`${said}  ${seconds(at)} s  ${mutant.file}: ${mutant.why}${by}`);
  }
  writeFileSync(path.join(localDir, 'mutants.json'), JSON.stringify(judged, undefined, 1));
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
  return runInTerminal(inSuite(forServices, [node, self, ...process.argv.slice(2)]), {});
});
