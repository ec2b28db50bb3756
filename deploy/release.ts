// `npm run release -- 1.2.0`: puts what is unreleased in CHANGELOG.md under the version, commits and tags it. Pushing the tag
// publishes the release (.github/workflows/release.yml). `--notes v1.2.0` prints what the changelog says of a version.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { notesOf, released } from './changelog.ts';
import { commitFaults } from './commit.ts';
import { runProgram } from './run-program.ts';

const file = path.join(root, 'CHANGELOG.md');

await runCommand(async () => {
  const [first = '', second = ''] = process.argv.slice(2);
  const changelog = readFileSync(file, 'utf8');
  if (first === '--notes') {
    process.stdout.write(`${notesOf(changelog, second.replace(/^v/, ''))}\n`);
    return 0;
  }
  if (!/^\d+\.\d+\.\d+$/.test(first)) throw new CommandError('Usage: npm run release -- 1.2.0');
  const faults = await commitFaults();
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  writeFileSync(file, released(changelog, first, new Date().toISOString().slice(0, 10)));
  const run = (program: string, ...args: string[]) => runProgram(program, args, { cwd: root });
  await run('npm', 'version', first, '--no-git-tag-version', '--allow-same-version');
  await run('git', 'commit', '--all', '--message', `Release ${first}`);
  await run('git', 'tag', '--annotate', `v${first}`, '--message', `Release ${first}`);
  process.stdout.write(`Push it: git push origin HEAD v${first}\n`);
  return 0;
});
