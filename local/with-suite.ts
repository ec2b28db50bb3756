// Runs a command beside a new suite:
//   npm run suite -- [--offset N] [--only-data | --no-web] [--production] [--env NAME=VALUE]… -- command…
// Without --offset it reserves the first free one for tests. --only-data leaves out functions and Hosting, so that
// nothing has to be built; --no-web leaves out the web app; --production also serves the web app as it would be deployed.
// The command gets the suite's addresses in its environment.
import { parseArgs } from 'node:util';
import { CommandError, printProgress, runCommand } from '../tools/command.ts';
import { besideSuite } from './suite/beside-suite.ts';
import { startFreshSuite } from './suite/fresh-suite.ts';
import { givenOffset, reserveOffset } from './suite/ports.ts';
import { serveProduction } from './suite/serve-production.ts';
import type { Parts } from './suite/suite-folder.ts';

async function main(): Promise<number> {
  // npm keeps the first `--` to itself: a command without options arrives alone.
  const at = process.argv.indexOf('--');
  const command = process.argv.slice(at < 0 ? 2 : at + 1);
  if (!command[0] || command[0].startsWith('-'))
    throw new CommandError(
      'Usage: npm run suite -- [--offset N] [--only-data | --no-web] [--production] [--env NAME=VALUE] -- command…',
    );
  const { values } = parseArgs({
    args: at < 0 ? [] : process.argv.slice(2, at),
    options: {
      offset: { type: 'string' },
      'only-data': { type: 'boolean', default: false },
      'no-web': { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      env: { type: 'string', multiple: true, default: [] },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { offset } = await reserveOffset(givenOffset(values.offset));
  const suite = await startFreshSuite({
    offset,
    parts: partsFor(values['only-data'], values['no-web']),
    env: Object.fromEntries(values.env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
    onLine: values.verbose ? printProgress : () => undefined,
  });
  try {
    const production = values.production
      ? await serveProduction(suite.env.DUU_BASE_URL ?? '')
      : undefined;
    return await besideSuite({ ...suite, env: { ...suite.env, ...production } }, command);
  } finally {
    await suite.stop();
  }
}

function partsFor(onlyData: boolean, noWeb: boolean): Pick<Parts, 'functions' | 'hosting'> {
  if (onlyData) return { functions: false, hosting: undefined };
  return { functions: true, hosting: noWeb ? 'empty' : 'web' };
}

await runCommand(main);
