import { limits } from '@duu/contract/limits';
import { ReadingFailed } from '@duu/speech/reading/reading-pool';
import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { chargeReadingsWith, withRequestId } from '../request-context.ts';
import { normalizerOn } from './normalizer.ts';

const input = { options: { language: 'mn' as const }, segments: ['Нэг'] };
const result = { readings: [], used: [] };

/** A pool whose readings end by hand. */
function handPool() {
  const running: { owner: string; end: (ms: number) => void; fail: (ms: number) => void }[] = [];
  const pool = {
    run: (owner: string) =>
      new Promise<never>((resolve, reject) => {
        running.push({
          owner,
          end: (ms) => resolve({ result, ms } as never),
          fail: (ms) => reject(new ReadingFailed('a test', ms)),
        });
      }),
  };
  return { running, normalizer: normalizerOn(pool, () => 'conversion') };
}

const keyOf = (error: unknown) => (error instanceof ApiError ? error.key : String(error));

test('only so many texts of one user wait at a time, and another user has a place', async () => {
  const { running, normalizer } = handPool();
  const read = (uid: string) => normalizer.run(uid, 'readText', input).catch(keyOf);
  const first = Array.from({ length: limits.reading.waiting }, () => read('a'));
  expect(await read('a')).toBe('request.too_many');
  const other = read('b');
  running[0]?.end(1);
  await first[0];
  const next = read('a');
  for (const { end } of running) end(1);
  expect(await Promise.all([...first, other, next])).toEqual(
    Array(limits.reading.waiting + 2).fill(result),
  );
});

test('the time of readings is charged to their request, also of those that fail', async () => {
  const { running, normalizer } = handPool();
  const charged: [string, number][] = [];
  const first = withRequestId('one', () => {
    chargeReadingsWith((ms) => charged.push(['one', ms]));
    const works = [1, 2].map(() => normalizer.run('a', 'readText', input).catch(keyOf));
    return Promise.all(works);
  });
  const other = withRequestId('two', () => {
    chargeReadingsWith((ms) => charged.push(['two', ms]));
    return normalizer.run('b', 'readText', input);
  });
  running[0]?.end(30);
  running[1]?.fail(5_000);
  running[2]?.end(7);
  expect(await first).toEqual([result, 'normalize_failed']);
  await other;
  expect(charged.map(String).toSorted()).toEqual(['one,30', 'one,5000', 'two,7']);
});

test('each conversion takes its own turns', async () => {
  const { running, normalizer } = handPool();
  const read = await normalizer.openReader(input);
  const passage = read('Нэг');
  const reading = normalizer.run('a', 'readText', input);
  expect(running.map(({ owner }) => owner)).toEqual(['conversion', 'user a']);
  for (const { end } of running) end(1);
  await Promise.all([passage, reading]);
});
