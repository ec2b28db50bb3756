// Orders test files by the environment that they ask for, so that one worker runs all that need a document: vitest ends
// a shared worker as soon as the next file needs another environment.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tells whether a file says `@vitest-environment happy-dom` in its first line. */
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
