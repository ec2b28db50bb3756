// Writes each test of a vitest run with its project, state and time, for `npm test` to add up. Vitest's own JSON report
// names neither the project of a test nor the tests that passed at a second try.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { root } from '../../tools/paths.ts';
import { type Fault, failureText } from './failure.ts';
import type { Results, TestResult } from './results.ts';

export const reportVariable = 'DUU_TEST_RESULTS';

class ResultsReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>): void {
    const file = process.env[reportVariable];
    if (!file) return;
    const results: Results = {
      tests: modules.flatMap(testsOf),
      errors: [...errors, ...modules.flatMap(faultsOf)].map((error) =>
        failureText([asFault(error)]),
      ),
    };
    writeFileSync(file, JSON.stringify(results));
  }
}

function testsOf(module: TestModule): TestResult[] {
  return [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    const diagnostic = test.diagnostic();
    return {
      project: module.project.name,
      file: path.relative(root, module.moduleId),
      name: test.fullName,
      // A test that was still pending when the run ended has not passed.
      state: state === 'pending' ? 'failed' : state,
      flaky: (diagnostic?.retryCount ?? 0) > 0,
      retries: retriesOf(test) > 0,
      ms: Math.round(diagnostic?.duration ?? 0),
      failure: failureText((errors ?? []).map(asFault)),
    };
  });
}

function retriesOf({ options: { retry = 0 } }: TestCase): number {
  return typeof retry === 'number' ? retry : (retry.count ?? 0);
}

/** What went wrong outside of tests: a file that does not load, a failed `beforeAll`. */
function faultsOf(module: TestModule): SerializedError[] {
  const suites = [...module.children.allSuites()];
  return [module.errors(), ...suites.map((suite) => suite.errors())].flat();
}

function asFault({ name, message, diff, stacks = [] }: SerializedError): Fault {
  return {
    message: name === undefined ? message : `${name}: ${message}`,
    diff: typeof diff === 'string' ? diff : undefined,
    stack: stacks,
  };
}

// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export.
export default ResultsReporter;
