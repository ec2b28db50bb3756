import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On the build machine a test of whole processes gets up to three tries: a busy machine is no fault of the product. The
// report still says how often each was tried, and a fault that is there fails each time.
const tries = process.env.CI ? { retry: 2 } : {};

// `unit` needs nothing but Node; the others need the running suite, which `npm test` starts for them.
const suite = (name: string, timeout: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    fileParallelism: false,
    // A second, as by default, is soon over on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    ...tries,
  },
});

export default defineConfig({
  test: {
    // One more than there are cores: some tests wait for clocks and for programs that they have started.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,speech,functions,local}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/lib/**'],
          // Ends a test that hangs. The default of 5 s is over too soon on a busy machine.
          testTimeout: 60_000,
          // What these import keeps no state, and loading it anew for each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          // Few need a document: those say `@vitest-environment happy-dom` in their first line.
          environment: 'node',
        },
      },
      suite('rules', 60_000),
      suite('api', 60_000),
      suite('faults', 180_000),
      suite('browser', 180_000),
      suite('launcher', 180_000),
    ],
  },
});
