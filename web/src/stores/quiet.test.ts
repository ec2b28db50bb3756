import { expect, test } from 'vitest';
import { afterQuiet, keepQuiet } from './quiet.ts';

test('what comes in a quiet moment runs in order after the last such moment', async () => {
  const ran: number[] = [];
  afterQuiet(() => ran.push(0));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = [keepQuiet(first.promise), keepQuiet(second.promise)];
  afterQuiet(() => ran.push(1));
  afterQuiet(() => ran.push(2));
  first.resolve();
  await ends[0];
  expect(ran).toEqual([0]);
  second.resolve();
  await ends[1];
  afterQuiet(() => ran.push(3));
  expect(ran).toEqual([0, 1, 2, 3]);
});
