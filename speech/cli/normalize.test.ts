import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runNormalize } from './normalize-command.ts';
import { callHere, start } from './testing/call.ts';

const script = fileURLToPath(new URL('./normalize.ts', import.meta.url));
const call = (args: string[], input?: string) =>
  callHere((terminal) => runNormalize(args, terminal), input);

test('prints the words of the text that is given', async () => {
  expect(await call(['--lang', 'mn', '15', 'хүн'])).toEqual({
    code: 0,
    out: 'арван таван хүн\n',
    err: '',
  });
});

test('reads standard input line by line, empty lines too, as a process', async () => {
  expect(await start(script, ['--lang', 'en'], '5 km\n\n$5\r\nlast')).toMatchObject({
    code: 0,
    out: 'five kilometers\n\nfive dollars\nlast\n',
  });
});

test('ends with the exit code, as a process', async () => {
  expect(await start(script, ['--lang', 'xx', 'a'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Unknown language "xx"'),
  });
});

test('a text that begins with a hyphen comes after --', async () => {
  const { out } = await call(['--lang', 'mn', '--', '-5°C']);
  expect(out).toBe('хасах таван градус\n');
});

test('can leave foreign words to their own voice and show tokens', async () => {
  const foreign = await call(['--lang', 'mn', '--foreign', 'voice', 'Google дээр']);
  expect(foreign.out).toBe('Google дээр\n');
  const tokens = await call(['--lang', 'mn', '--tokens', '5']);
  expect(JSON.parse(tokens.out)).toEqual([
    { start: 0, end: 1, kind: 'number', spoken: 'тав', certain: true },
  ]);
});

test('explains which rules read a token, from which files, and which was chosen', async () => {
  const { out } = await call(['--lang', 'en', '--explain', '<b>Due</b> 3/4']);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toBe('text    "Due 3/4"');
  expect(lines[1]).toMatch(/^ {4}4 > "3\/4" \w+: .+ {2}\[[a-z-]+ \d+, en\/figures\.json\]$/);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {8}"3" number: three {2}\[numberRule, en\/numbers\/numbers\.ts\]$/),
  );
  expect(lines.at(-1)).toMatch(/^spoken {2}"Due /);
});

test.each([
  [[], /--lang mn or --lang en/],
  [['--lang', 'xx', 'a'], /Unknown language "xx"/],
  [['--lang', 'mn', '--foreign', 'no', 'a'], /Unknown rule for foreign words "no"/],
  [['--lang', 'mn', '--loud', 'a'], /Unknown option '--loud'/],
  [['--lang'], /--lang/],
])('%j ends with one clear sentence and 2', async (args, sentence) => {
  const { code, out, err } = await call(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('explains itself', async () => {
  expect(await call(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/Usage:/) });
});
