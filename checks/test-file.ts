// `npm run test:file -- PATH… [options of the test runner]`: runs test files with their runner and suite. All
// have to be of one kind.
import path from 'node:path';
import { findHeadless } from '../tools/chromium.ts';
import { CommandError, runCommand } from '../tools/command.ts';
import { findEngines } from '../tools/engines.ts';
import { root } from '../tools/paths.ts';
import { commandWithSuite, type Kind, kindOf } from './runner/kinds.ts';
import { runInTerminal } from './runner/run-step.ts';

await runCommand(async () => {
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((one) => one.startsWith('-'));
  const files = firstOption < 0 ? given : given.slice(0, firstOption);
  const options = given.slice(files.length);
  if (files.length === 0)
    throw new CommandError(
      'Usage: npm run test:file -- PATH… [-t "part of a title"], for example: npm run test:file -- tests/api/library.test.ts',
    );
  const paths = files.map((file) => path.relative(root, path.resolve(file)));
  const kinds = new Set<Kind>(paths.map(kindOf));
  const [kind] = kinds;
  if (!kind || kinds.size > 1)
    throw new CommandError(
      `These files are of different kinds (${[...kinds].join(', ')}): name one kind.`,
    );
  const needsBrowser = kind === 'pages' || kind === 'serial' || kind === 'gallery';
  const env = needsBrowser ? { CHROME_PATH: await findHeadless() } : {};
  if (paths.some((file) => file.startsWith('tests/pages/engines/'))) await findEngines();
  return runInTerminal(commandWithSuite(kind, [...paths, ...options]), env);
});
