import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { failureText, lastLines } from './failure.ts';

const own = { file: path.join(root, 'tests/api/library.test.ts'), line: 12 };
const inPackage = { file: path.join(root, 'node_modules/vitest/index.js'), line: 3 };

test('shows the message without colours and the first line in the project’s code', () => {
  const stack = [inPackage, { file: 'node:internal/timers', line: 1 }, own];
  expect(failureText([{ message: '\u001b[31mError\u001b[39m: gone\n\n', stack }])).toBe(
    'Error: gone\nat tests/api/library.test.ts:12',
  );
});

test('keeps only the differing lines of a comparison', () => {
  const diff = '- Expected\n+ Received\n  Object {\n-   "a": 1,\n+   "a": 2,\n    "b": 3,\n  }';
  expect(failureText([{ message: 'not equal', diff, stack: [] }]).split('\n')).toEqual([
    'not equal',
    '- Expected',
    '+ Received',
    '-   "a": 1,',
    '+   "a": 2,',
  ]);
});

test('cuts a long message to both its ends and its place: twelve lines', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const lines = failureText([{ message, stack: [own] }]).split('\n');
  expect(lines).toHaveLength(12);
  expect([lines[0], lines[5], lines[10]]).toEqual(['line 0', '…', 'line 39']);
  expect(lines.at(-1)).toBe('at tests/api/library.test.ts:12');
});

test('several faults of one test share the twelve lines', () => {
  const faults = ['first', 'second'].map((word) => ({
    message: `${word}\n`.repeat(30),
    stack: [own],
  }));
  const lines = failureText(faults).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines).toContain('second');
});

test('cuts long lines', () => {
  expect(failureText([{ message: 'x'.repeat(5000), stack: [] }]).length).toBeLessThan(400);
});

test('the last lines of an output leave out empty ones', () => {
  const output = `${Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')}\n\n \n`;
  const lines = lastLines(output).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([12, 'line 18', 'line 29']);
});
