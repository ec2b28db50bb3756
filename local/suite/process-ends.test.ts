import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { node } from '../../tools/paths.ts';
import { watchEnd } from './process-ends.ts';

/** Returns what is reported of a process; undefined if nothing is. */
function reportOf(source: string, isExpected = false): Promise<string | undefined> {
  const child = spawn(node, ['-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve) => {
    const report = (text: string) => resolve(text.replace(String(child.pid), 'PID'));
    watchEnd('worker', child, { isExpected: () => isExpected, report });
    child.once('close', () => resolve(undefined));
  });
}

test('the end of a process is reported with its code and its last lines', async () => {
  const source =
    "for (let n = 0; n < 20; n++) console.log(n); console.error('out of it'); process.exitCode = 7";
  const report = (await reportOf(source)) ?? '';
  expect(report).toContain('The worker (PID) ended with code 7.\nLast lines:');
  expect(report).toContain('\n  out of it');
  expect(report).not.toContain('\n  0\n');
});

test('the signal that ended a process is reported', async () => {
  const report = await reportOf("process.kill(process.pid, 'SIGKILL')");
  expect(report).toBe('The worker (PID) was ended by SIGKILL.');
});

test('an expected end is not reported', async () => {
  expect(await reportOf('', true)).toBeUndefined();
});
