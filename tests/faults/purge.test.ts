import { expect, test } from 'vitest';
import { purgeMany } from '../support/purge.ts';

// `npm run prove` does the same with 10,000, and looks at the memory.
test('a purge that is killed half-way is finished by the next run', async () => {
  const { faults, deletedBeforeKill, deletedAfterwards } = await purgeMany(200);
  expect(faults).toEqual([]);
  expect(deletedBeforeKill + deletedAfterwards).toBeGreaterThanOrEqual(200);
});
