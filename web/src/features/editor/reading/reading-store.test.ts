import type { NormalizedSegment } from '@duu/contract/token';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { ReadingStore } from './reading-store.ts';

/** Reads every run of digits as that many "x". */
function read(text: string): NormalizedSegment {
  const tokens = [...text.matchAll(/\d+|\D+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: /\d/u.test(match[0]) ? ('number' as const) : ('word' as const),
    spoken: match[0].replace(/\d/gu, 'x'),
    certain: true,
  }));
  return { tokens, spoken: tokens.map((token) => token.spoken).join('') };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spoken = (store: ReadingStore, id: string) => store.chipsOf(id).map((chip) => chip.spoken);

test('waits for a pause in typing and sends one request', async () => {
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => texts.map(read));
  const store = new ReadingStore(fetch, 400);
  for (const text of ['1', '12', '12 a']) {
    store.update([{ id: 's', text }], 'mn');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(fetch.mock.calls).toEqual([['mn', ['12 a']]]);
  expect(spoken(store, 's')).toEqual(['xx']);
});

test('a late response never shows at another text', async () => {
  const answers: (() => void)[] = [];
  const store = new ReadingStore(
    (_, texts) => new Promise((done) => answers.push(() => done(texts.map(read)))),
    10,
  );
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  store.update([{ id: 's', text: 'a 222' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(spoken(store, 's')).toEqual(['xxx']);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(spoken(store, 's')).toEqual(['xxx']);
});

test('shows an error after two failures, until readings arrive', async () => {
  let works = false;
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => {
    if (!works) throw new Error('500');
    return texts.map(read);
  });
  const store = new ReadingStore(fetch, 10);
  const emitted = vi.fn();
  store.subscribe(emitted);
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  expect([fetch.mock.calls.length, store.failed]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetch.mock.calls.length, store.failed]).toEqual([4, true]);
  expect(emitted).toHaveBeenCalledTimes(1);
  works = true;
  store.retry();
  expect(store.failed).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(spoken(store, 's')).toEqual(['x']);
});

test('old chips stay until the new ones arrive, and unchanged ones stay the same array', async () => {
  const store = new ReadingStore(async (_, texts) => texts.map(read), 10);
  store.update([{ id: 's', text: '1 a' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  const first = store.chipsOf('s');
  store.update([{ id: 's', text: '1 ab' }], 'mn');
  expect(store.chipsOf('s')).toBe(first);
  await vi.advanceTimersByTimeAsync(20);
  expect(store.chipsOf('s')).toBe(first);
});

test('only new paragraphs are requested', async () => {
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => texts.map(read));
  const store = new ReadingStore(fetch, 10);
  store.update([{ id: 'a', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  store.update(
    [
      { id: 'a', text: '1' },
      { id: 'b', text: '22' },
      { id: 'c', text: '' },
    ],
    'mn',
  );
  await vi.advanceTimersByTimeAsync(20);
  expect(fetch.mock.calls.map(([, texts]) => texts)).toEqual([['1'], ['22']]);
});

test('a failure is retried, later each time', async () => {
  let failures = 2;
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => {
    if (failures-- > 0) throw new Error('offline');
    return texts.map(read);
  });
  const store = new ReadingStore(fetch, 10);
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(spoken(store, 's')).toEqual(['x']);
});

test('abandoned requests are repeated when the connection is back', async () => {
  let online = false;
  const store = new ReadingStore(async (_, texts) => {
    if (!online) throw new Error('offline');
    return texts.map(read);
  }, 10);
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(60_000);
  online = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(spoken(store, 's')).toEqual([]);
  store.retry();
  await vi.advanceTimersByTimeAsync(20);
  expect(spoken(store, 's')).toEqual(['x']);
});

test('a changed dictionary reloads the readings and keeps the old ones meanwhile', async () => {
  let sound = 'x';
  const store = new ReadingStore(
    async (_, texts) =>
      texts.map((text) => ({
        spoken: sound,
        tokens: [{ start: 0, end: text.length, kind: 'number', spoken: sound, certain: true }],
      })),
    10,
  );
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(20);
  sound = 'y';
  store.forget();
  expect(spoken(store, 's')).toEqual(['x']);
  await vi.advanceTimersByTimeAsync(20);
  expect(spoken(store, 's')).toEqual(['y']);
});

test('requests no more at once than the server accepts, and long paragraphs in pieces', async () => {
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => texts.map(read));
  const store = new ReadingStore(fetch, 10);
  const long = 'Өнөөдөр 15 хүн ирэв. '.repeat(300);
  const segments = Array.from({ length: 40 }, (_, at) => ({
    id: `${at}`,
    text: at === 20 ? long : `${at} ${'үг '.repeat(60)}`,
  }));
  store.update(segments, 'mn');
  await vi.advanceTimersByTimeAsync(100);
  const sizes = fetch.mock.calls.map(([, texts]) => [...texts.join('')].length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  expect(sizes.length).toBeLessThanOrEqual(6);
  const chips = store.chipsOf('20');
  expect(chips).toHaveLength(300);
  expect(chips.every((chip) => long.slice(chip.start, chip.end) === '15')).toBe(true);
  expect(store.readingOf(long)?.tokens.at(-1)?.end).toBe(long.length);
});

test('a refused text is never requested again, and does not block others', async () => {
  const fetch = vi.fn(async (_: string, texts: readonly string[]) => {
    if (texts.includes('bad')) throw new ApiError('segment_invalid', 400, null);
    return texts.map(read);
  });
  const store = new ReadingStore(fetch, 10);
  store.update(
    ['1', 'bad', '22'].map((text) => ({ id: text, text })),
    'mn',
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch.mock.calls.map(([, texts]) => texts)).toEqual([
    ['1', 'bad', '22'],
    ['1'],
    ['bad'],
    ['22'],
  ]);
  expect([spoken(store, '1'), spoken(store, '22'), store.failed]).toEqual([['x'], ['xx'], false]);
  store.retry();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a busy server is asked again', async () => {
  const fetch = vi
    .fn(async (_: string, texts: readonly string[]) => texts.map(read))
    .mockRejectedValueOnce(new ApiError('request.too_many', 429, null));
  const store = new ReadingStore(fetch, 10);
  store.update([{ id: 's', text: '1' }], 'mn');
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken(store, 's')).toEqual(['x']);
});
