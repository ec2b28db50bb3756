import { expect, test } from 'vitest';
import type { TestResult } from './results.ts';
import { type StepReport, summarize } from './summary.ts';

const result = (name: string, change: Partial<TestResult> = {}): TestResult => ({
  project: 'unit',
  file: 'a.test.ts',
  name,
  state: 'passed',
  flaky: false,
  retries: false,
  ms: 1000,
  failure: '',
  ...change,
});
const verdict = { passed: 2, failed: 0, flaky: 0, reasons: [] };
const step = (change: Partial<StepReport> = {}): StepReport => ({
  name: 'unit',
  startedAt: 0,
  ms: 60_000,
  cpuSeconds: 90.4,
  verdict,
  tests: [result('quick'), result('slow', { ms: 4200 })],
  faults: [],
  output: '',
  ...change,
});

test('ends with the sums; slow tests and the emulators are above them', () => {
  const lint = step({ name: 'lint', tests: [], verdict: { ...verdict, passed: 1 } });
  const { text } = summarize([step(), lint], 90_000, 'Firestore: hidane', 0.934);
  const lines = text.split('\n');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
  expect(lines.at(-2)).toBe('flaky: 0');
  expect(lines).toContain('Emulators: Firestore: hidane');
  expect(lines).toContain('Cores busy: 93 %');
  expect(lines.find((line) => line.startsWith('unit'))).toMatch(/^unit +0\.0 +1\.0 +90 +2 +0 +0$/);
  const slow = lines.findIndex((line) => line.startsWith('4.2 '));
  expect(lines[slow]).toContain('a.test.ts  slow');
  expect(lines[slow + 1]).toContain('quick');
});

test('names tests that failed or passed on a retry, with the reasons', () => {
  const tests = [result('bad', { state: 'failed' }), result('shaky', { flaky: true })];
  const failed = { passed: 1, failed: 1, flaky: 1, reasons: ['project web ran no test'] };
  const { text } = summarize([step({ tests, verdict: failed })], 1000, null);
  expect(text).toContain('Failed: unit, project web ran no test\n  failed  a.test.ts  bad');
  expect(text).toContain('  flaky  a.test.ts  shaky');
  expect(text).toMatch(/flaky: 1\n1 passed, 1 failed$/);
});

test('shows failures right before the counts, the first ten with their messages', () => {
  const tests = Array.from({ length: 12 }, (_, at) =>
    result(`bad ${at}`, { state: 'failed', failure: `Error: ${at}\nat a.test.ts:${at}` }),
  );
  const { text } = summarize([step({ tests, verdict: { ...verdict, failed: 12 } })], 1000, null);
  const lines = text.split('\n');
  const first = lines.indexOf('  failed  a.test.ts  bad 0');
  expect(lines.slice(first, first + 4)).toEqual([
    '  failed  a.test.ts  bad 0',
    '      Error: 0',
    '      at a.test.ts:0',
    '  failed  a.test.ts  bad 1',
  ]);
  expect(lines.slice(-5)).toEqual([
    '      at a.test.ts:9',
    '  failed  a.test.ts  bad 10',
    '  failed  a.test.ts  bad 11',
    'flaky: 0',
    '2 passed, 12 failed',
  ]);
});

test('shows errors outside of tests, and the last lines of a step without tests', () => {
  const failed = { ...verdict, failed: 1 };
  const unit = step({ verdict: failed, faults: ['Error: a.test.ts does not load'] });
  const types = step({ name: 'types', tests: [], verdict: failed, output: 'a.ts: error TS2322' });
  const { text } = summarize([unit, types], 1000, null);
  expect(text).toContain('  outside of tests\n      Error: a.test.ts does not load');
  expect(text).toContain('Failed: types\n  its last lines\n      a.ts: error TS2322');
});
