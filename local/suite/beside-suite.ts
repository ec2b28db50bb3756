// Runs a command while a suite is up.
import { spawn } from 'node:child_process';
import { printProgress } from '../../tools/command.ts';
import { onStopSignal } from '../../tools/processes.mjs';
import type { Suite } from './suite.ts';

/** Returns the command's exit code; 127 when it can't be started, 1 when a signal ended it or the suite ended before it. */
export async function besideSuite(
  suite: Pick<Suite, 'env' | 'ended' | 'logFile'>,
  [program = '', ...args]: readonly string[],
): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...suite.env } });
  let crash: string | undefined;
  void suite.ended.then((how) => {
    crash = how;
    child.kill('SIGTERM');
  });
  onStopSignal(() => child.kill('SIGTERM'));
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      printProgress(`${program}: ${error.message}`);
      resolve(127);
    });
  });
  if (crash === undefined) return code ?? 1;
  printProgress(`While the command ran, firebase-tools ${crash}\nIts log is ${suite.logFile}.`);
  return 1;
}
