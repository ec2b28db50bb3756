import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { judge, parsePlaywright, type TestResult } from './results.ts';

const result = (change: Partial<TestResult> = {}): TestResult => ({
  project: 'unit',
  file: 'a.test.ts',
  name: 'a',
  state: 'passed',
  flaky: false,
  retries: false,
  ms: 1,
  failure: '',
  ...change,
});
const run = (...tests: TestResult[]) => ({ tests, errors: [] });

test('counts what passed, failed and passed at a second try', () => {
  const results = run(result(), result({ flaky: true }), result({ state: 'failed' }));
  expect(judge(results, 1, ['unit'])).toEqual({ passed: 2, failed: 1, flaky: 1, reasons: [] });
});

test.each([
  ['no report', null, 0, 'it wrote no report'],
  ['no test', run(), 0, 'project unit ran no test'],
  ['only skipped tests', run(result({ state: 'skipped' })), 0, 'project unit ran no test'],
  ['another project alone', run(result({ project: 'web' })), 0, 'project unit ran no test'],
  ['a skipped test', run(result(), result({ state: 'skipped' })), 0, '1 skipped'],
  ['a second try allowed', run(result({ retries: true })), 0, '1 would be tried again'],
  [
    'a broken file',
    { tests: [result()], errors: ['a.test.ts does not load'] },
    1,
    '1 fault outside of tests',
  ],
  ['a bad end', run(result()), 137, 'it ended with exit code 137'],
])('a run with %s has failed', (_, results, code, reason) => {
  const verdict = judge(results, code, ['unit']);
  expect(verdict.failed).toBeGreaterThan(0);
  expect(verdict.reasons).toContain(reason);
});

test('reads Playwright’s report, with the describe blocks in the name', () => {
  const spec = (title: string, status: string, tries: number) => ({
    title,
    file: 'studio/home.test.ts',
    tests: [
      {
        projectName: 'pages',
        status,
        results: Array.from({ length: tries }, () => ({
          status: 'passed',
          duration: 100,
          errors: [],
        })),
      },
    ],
  });
  const report = {
    config: { projects: [{ name: 'pages', retries: 0 }] },
    suites: [
      {
        title: 'studio/home.test.ts',
        specs: [spec('opens', 'expected', 1)],
        suites: [{ title: 'a list', specs: [spec('scrolls', 'flaky', 2)] }],
      },
    ],
    errors: [{ message: 'Error: no such fixture' }],
  };
  const lenient = { ...report, config: { projects: [{ name: 'pages', retries: 2 }] } };
  expect(parsePlaywright(lenient).tests.every((test) => test.retries)).toBe(true);
  const { tests, errors } = parsePlaywright(report);
  expect(errors).toEqual(['Error: no such fixture']);
  expect(tests).toEqual([
    result({ project: 'pages', file: 'tests/pages/studio/home.test.ts', name: 'opens', ms: 100 }),
    result({
      project: 'pages',
      file: 'tests/pages/studio/home.test.ts',
      name: 'a list > scrolls',
      flaky: true,
      ms: 200,
    }),
  ]);
});

test('reads from Playwright’s report what a failed test said, with the line that failed', () => {
  const message = [
    'Error: expect(\u001b[31mlocator\u001b[39m).toBeVisible() failed',
    '',
    '  11 | const name = "a";',
    '> 12 | await expect(dialog).toBeVisible();',
    '     |                      ^',
    '  13 | });',
    `    at ${path.join(root, 'tests/pages/studio/home.test.ts')}:12:22`,
  ].join('\n');
  const location = {
    file: path.join(root, 'tests/pages/studio/home.test.ts'),
    line: 12,
    column: 22,
  };
  const failed = { status: 'failed', duration: 5, errors: [{ message, location }] };
  const tests = [{ projectName: 'pages', status: 'unexpected', results: [failed] }];
  const file = 'studio/home.test.ts';
  const suites = [{ title: file, specs: [{ title: 'opens', file, tests }] }];
  const config = { projects: [{ name: 'pages', retries: 0 }] };
  expect(parsePlaywright({ config, suites, errors: [] }).tests[0]?.failure.split('\n')).toEqual([
    'Error: expect(locator).toBeVisible() failed',
    '> 12 | await expect(dialog).toBeVisible();',
    'at tests/pages/studio/home.test.ts:12',
  ]);
});
