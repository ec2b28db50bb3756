// Runs a command beside a fresh suite of its own:
//   node local/with-suite.ts [--offset N] [--only-data | --no-web] [--env NAME=VALUE]… -- command…
// Without --offset it takes the first free one for tests. --only-data leaves functions and Hosting out (rules tests need
// neither, and no build); --no-web serves the API without the
// web app. The command gets the suite's addresses in its environment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startFreshSuite } from './suite/fresh-suite.ts';
import { freeTestOffset, parseOffset } from './suite/ports.ts';
import type { Parts } from './suite/suite-folder.ts';
import { Refusal, runCommand, say } from './tools/refusal.ts';
import { onStopSignal } from './tools/stop-signal.ts';

async function main(): Promise<number> {
  const at = process.argv.indexOf('--');
  const command = at < 0 ? [] : process.argv.slice(at + 1);
  const [program, ...args] = command;
  if (!program)
    throw new Refusal(
      'Usage: node local/with-suite.ts [--offset N] [--only-data | --no-web] [--env NAME=VALUE] -- command…',
    );
  const { values } = parseArgs({
    args: process.argv.slice(2, at),
    options: {
      offset: { type: 'string' },
      'only-data': { type: 'boolean', default: false },
      'no-web': { type: 'boolean', default: false },
      env: { type: 'string', multiple: true, default: [] },
      verbose: { type: 'boolean', default: false },
    },
  });
  const wish = values.offset ?? process.env.DUU_PORT_OFFSET;
  const suite = await startFreshSuite({
    offset: wish === undefined ? await freeTestOffset() : parseOffset(wish),
    parts: partsFor(values['only-data'], values['no-web']),
    env: Object.fromEntries(values.env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
    onLine: values.verbose ? say : () => undefined,
  });
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...suite.env },
  });
  let crashed = false;
  void suite.ended.then(() => {
    crashed = true;
    child.kill('SIGTERM');
  });
  onStopSignal(() => child.kill('SIGTERM'));
  const [code] = await Promise.race([
    once(child, 'exit'),
    once(child, 'error').then(([error]) => {
      say(`${program}: ${(error as Error).message}`);
      return [127];
    }),
  ]);
  const outcome = crashed ? 1 : ((code as number | null) ?? 1);
  if (crashed) say(`The emulators ended while the command ran; their log is ${suite.logFile}.`);
  await suite.stop();
  return outcome;
}

function partsFor(onlyData: boolean, noWeb: boolean): Pick<Parts, 'functions' | 'hosting'> {
  if (onlyData) return { functions: false, hosting: undefined };
  return { functions: true, hosting: noWeb ? 'empty' : 'web' };
}

await runCommand(main);
