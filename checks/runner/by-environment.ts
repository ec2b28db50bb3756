// Orders test files by their environment, so that one worker runs all files that need a document: vitest ends a shared
// worker when the next file needs another environment.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Returns whether the first line of a file is `@vitest-environment happy-dom`. */
function needsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');
}

export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const documents = new Set(sorted.filter(needsDocument));
    return [...sorted.filter((file) => !documents.has(file)), ...documents];
  }
}
