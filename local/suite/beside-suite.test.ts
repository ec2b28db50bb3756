import { expect, test } from 'vitest';
import { node } from '../../tools/paths.ts';
import { besideSuite } from './beside-suite.ts';

const never = new Promise<void>(() => undefined);
const suite = { env: { DUU_BASE_URL: 'http://there' }, ended: never, logFile: 'the.log' };
const script = (source: string) => [node, '-e', source];

test.each([0, 3])('a command gives its own exit code: %i', async (code) => {
  expect(await besideSuite(suite, script(`process.exit(${code})`))).toBe(code);
});

test('a command finds the suite in its environment', async () => {
  const source = `process.exit(process.env.DUU_BASE_URL === 'http://there' ? 0 : 1)`;
  expect(await besideSuite(suite, script(source))).toBe(0);
});

test('a command that does not exist is 127', async () => {
  expect(await besideSuite(suite, ['/nowhere/at-all'])).toBe(127);
});

test('a command whose suite ends is stopped, and has failed even if it says it went well', async () => {
  const stubborn = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000)";
  const crashed = { ...suite, ended: new Promise<void>((end) => setTimeout(end, 300)) };
  expect(await besideSuite(crashed, script(stubborn))).toBe(1);
});
