import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './checks/runner/by-environment.ts';

// No project tries a failed test again: a race is a defect of the product or of the test. `unit` needs nothing but Node;
// the others need the running suite, which `npm test` starts for them.
const suite = (name: string, timeout: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    fileParallelism: false,
    // Loading the functions and the Admin SDK for each file would take a fifth of the run.
    isolate: false,
    // Vitest refuses projects with other numbers of workers in one group: `npm run mutants` runs them with `unit`.
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 45_000 } },
  },
});

// The default of 5 s is too short for busy machines: these limits end what hangs. bench/ measures speed.
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    // Not more than there are cores: each loads the packages again. Beside the other steps of `npm test` none of them idles.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,speech,functions,tools,local,deploy,checks,tests/mutants}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/lib/**'],
          // Their imports keep no state, and loading them for each file would take longer than the tests.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          // Few need a document: those say `@vitest-environment happy-dom` in their first line.
          environment: 'node',
          isolate: false,
          setupFiles: ['checks/runner/fresh-modules.ts'],
          ...timeouts,
        },
      },
      suite('rules', 180_000),
      suite('api', 180_000),
      suite('faults', 300_000),
      suite('launcher', 600_000),
    ],
  },
});
