// The test runners' reports in one shape.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { type Fault, failureText } from './failure.ts';

const testResult = z.object({
  project: z.string(),
  /** From the project's root. */
  file: z.string(),
  name: z.string(),
  state: z.enum(['passed', 'failed', 'skipped']),
  /** True if it ran more than once. */
  flaky: z.boolean(),
  /** True if a failure would have been retried. */
  retries: z.boolean(),
  ms: z.number(),
  /** The errors of a failed test; empty for others. */
  failure: z.string(),
});
export type TestResult = z.infer<typeof testResult>;

const results = z.object({
  tests: z.array(testResult),
  /** Errors outside of tests, such as files that do not load. */
  errors: z.array(z.string()),
});
export type Results = z.infer<typeof results>;

const place = z.object({ file: z.string(), line: z.number() });
const failure = z.object({ message: z.string().optional(), location: place.optional() });
const attempt = z.object({
  status: z.string().optional(),
  duration: z.number(),
  errors: z.array(failure),
});
const playwrightTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(attempt),
});
interface Suite {
  readonly title: string;
  readonly specs: { title: string; file: string; tests: z.infer<typeof playwrightTest>[] }[];
  readonly suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ projects: z.array(z.object({ name: z.string(), retries: z.number() })) }),
  suites: z.array(suite),
  errors: z.array(failure),
});

const states = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

/** Reads the results that vitest-reporter.ts wrote. Returns null if the file is missing. */
export function readVitest(file: string): Results | null {
  return existsSync(file) ? results.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Reads Playwright's JSON report. Returns null if the file is missing. */
export function readPlaywright(file: string): Results | null {
  return existsSync(file) ? parsePlaywright(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function parsePlaywright(report: unknown): Results {
  const { config, suites, errors } = playwrightReport.parse(report);
  const again = new Set(config.projects.filter((one) => one.retries > 0).map((one) => one.name));
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  return {
    tests: tests.map((test) => ({ ...test, retries: again.has(test.project) })),
    errors: errors.map((error) => failureText([asFault(error)])),
  };
}

function testsOf(suite: Suite, above: readonly string[]): Omit<TestResult, 'retries'>[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      project: test.projectName,
      file: `tests/pages/${spec.file}`,
      name: [...above, spec.title].join(' > '),
      state: states[test.status],
      flaky: test.status === 'flaky' || test.results.length > 1,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      failure: failureText(test.results.flatMap(({ errors }) => errors.map(asFault))),
    })),
  );
  const below = suite.suites ?? [];
  return [...own, ...below.flatMap((one) => testsOf(one, [...above, one.title]))];
}

/** Keeps only the line that failed of the code that Playwright appends to a message. */
function asFault({ message = '', location }: z.infer<typeof failure>): Fault {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^ +(\d+ )?\|/.test(line) && !/^ +at .*:\d+:\d+\)?$/.test(line));
  return { message: lines.join('\n'), stack: location ? [location] : [] };
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
  /** Why this run does not count as passed. */
  readonly reasons: string[];
}

/**
 * Judges a run. It also fails on a missing report, errors outside of tests, an exit code that no test explains, a skipped
 * test, a test with retries, and a project in which no test ran.
 */
export function judge(
  results: Results | null,
  exitCode: number,
  projects: readonly string[],
): Verdict {
  if (!results) return { passed: 0, failed: 1, flaky: 0, reasons: ['it wrote no report'] };
  const { tests, errors } = results;
  const count = (state: TestResult['state']) => tests.filter((test) => test.state === state).length;
  const ran = new Set(tests.filter((test) => test.state !== 'skipped').map((test) => test.project));
  const idle = projects.filter((project) => !ran.has(project));
  const reasons = idle.map((project) => `project ${project} ran no test`);
  if (errors.length > 0)
    reasons.push(`${errors.length} ${errors.length === 1 ? 'fault' : 'faults'} outside of tests`);
  if (count('skipped') > 0) reasons.push(`${count('skipped')} skipped`);
  const lenient = tests.filter((test) => test.retries).length;
  if (lenient > 0) reasons.push(`${lenient} would be tried again`);
  const failed = count('failed') + count('skipped') + lenient + errors.length + idle.length;
  if (failed === 0 && exitCode !== 0) reasons.push(`it ended with exit code ${exitCode}`);
  return {
    passed: count('passed'),
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    flaky: tests.filter((test) => test.flaky).length,
    reasons,
  };
}
