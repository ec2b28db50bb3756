// Reads vitest's JSON report.
import { existsSync, type readFileSync } from 'node:fs';
import { z } from 'zod';

export type Counts = { passed: number; failed: number };

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Files that could not be run at all have no tests, and still failed. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Passed and failed tests of one report; a report that was never written counts as one failure. */
export function countReport(file: string, read: typeof readFileSync): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = Report.parse(JSON.parse(read(file, 'utf8')));
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
