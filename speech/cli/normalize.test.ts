import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

// Each test starts a process of its own.
vi.setConfig({ testTimeout: 30_000 });

const script = fileURLToPath(new URL('./normalize.ts', import.meta.url));
const run = (args: readonly string[], input?: string) =>
  spawnSync(process.execPath, ['--no-warnings', script, ...args], {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  });

test('prints the words of the text that is given', () => {
  const { stdout, stderr, status } = run(['--lang', 'mn', '15', 'хүн']);
  expect({ stdout, stderr, status }).toEqual({
    stdout: 'арван таван хүн\n',
    stderr: '',
    status: 0,
  });
});

test('reads standard input line by line, empty lines too', () => {
  const { stdout, status } = run(['--lang', 'en'], '5 km\n\n$5\r\nlast');
  expect({ stdout, status }).toEqual({
    stdout: 'five kilometers\n\nfive dollars\nlast\n',
    status: 0,
  });
});

test('a text that begins with a hyphen comes after --', () => {
  expect(run(['--lang', 'mn', '--', '-5°C']).stdout).toBe('хасах таван градус\n');
});

test('can leave foreign words to their own voice and show tokens', () => {
  expect(run(['--lang', 'mn', '--foreign', 'voice', 'Google дээр']).stdout).toBe('Google дээр\n');
  expect(JSON.parse(run(['--lang', 'mn', '--tokens', '5']).stdout)).toEqual([
    { start: 0, end: 1, kind: 'number', spoken: 'тав', certain: true },
  ]);
});

test.each([
  [[], /--lang mn or --lang en/],
  [['--lang', 'xx', 'a'], /Unknown language "xx"/],
  [['--lang', 'mn', '--foreign', 'no', 'a'], /Unknown rule for foreign words "no"/],
  [['--lang', 'mn', '--loud', 'a'], /Unknown option '--loud'/],
  [['--lang'], /--lang/],
])('%j ends with one clear sentence and 2', (args, sentence) => {
  const { stdout, stderr, status } = run(args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(sentence);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('explains itself', () => {
  const { stdout, status } = run(['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Usage:/);
});
