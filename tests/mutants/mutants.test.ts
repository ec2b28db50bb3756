import { expect, test } from 'vitest';
import { mutate, readMutants } from './mutants.ts';

test('every mutant can be applied to the code', () => {
  const unfit = readMutants('').flatMap((mutant) => {
    try {
      return mutate(mutant) === '' ? [mutant.why] : [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  expect(unfit).toEqual([]);
});
