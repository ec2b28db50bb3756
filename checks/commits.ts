// Checks the subjects of commits that are not on the main branch yet, or of the last one.
import { execFileSync } from 'node:child_process';
import { runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { subjectFaults } from './form.ts';

const subjects = (...range: readonly string[]) =>
  execFileSync('git', ['log', '--no-merges', '--format=%s', ...range], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter((subject) => subject !== '');

function own(): readonly string[] {
  try {
    return subjects('main..HEAD');
  } catch {
    // Another name of the main branch, or a copy of the last commit alone.
    return subjects('-1');
  }
}

await runCommand(async () => {
  const faults = own().flatMap((subject) =>
    subjectFaults(subject).map((fault) => `“${subject}” ${fault}`),
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length > 0 ? 1 : 0;
});
