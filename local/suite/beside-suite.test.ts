import { expect, test } from 'vitest';
import { node } from '../../tools/paths.ts';
import { besideSuite } from './beside-suite.ts';

const never = new Promise<string>(() => undefined);
const suite = { env: { DUU_BASE_URL: 'http://there' }, ended: never, logFile: 'the.log' };
const script = (source: string) => [node, '-e', source];

test.each([0, 3])('returns the command’s exit code: %i', async (code) => {
  expect(await besideSuite(suite, script(`process.exit(${code})`))).toBe(code);
});

test('the command gets the suite’s addresses in its environment', async () => {
  const source = `process.exit(process.env.DUU_BASE_URL === 'http://there' ? 0 : 1)`;
  expect(await besideSuite(suite, script(source))).toBe(0);
});

test('a missing command returns 127', async () => {
  expect(await besideSuite(suite, ['/nowhere/at-all'])).toBe(127);
});

test('a command is stopped when its suite ends, and fails even if it exits with 0', async () => {
  const stubborn = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000)";
  const crashed = {
    ...suite,
    ended: new Promise<string>((end) => setTimeout(() => end('ended with code 1.'), 300)),
  };
  expect(await besideSuite(crashed, script(stubborn))).toBe(1);
});
