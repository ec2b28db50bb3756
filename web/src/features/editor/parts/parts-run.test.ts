import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { clearLiveCache } from '../../../firebase/documents/live-cache.ts';
import { type PartsJob, partName } from './parts-job.ts';
import { type PartEnded, type PartsClient, PartsRun } from './parts-run.ts';
import { currentRun, startRun } from './parts-runs.ts';

const aJob = (count: number): PartsJob => ({
  name: 'Мэдээ',
  voice: {
    speakerId: 's',
    language: 'mn',
    speed: 1,
    pitch: 'normal',
    background: null,
    backgroundVolume: 'medium',
  },
  collectionKey: 'c-key',
  collectionId: null,
  parts: Array.from({ length: count }, (_, at) => ({
    title: null,
    segments: [`${at}`],
    key: `key-${at}`,
    audioId: null,
    state: 'waiting',
  })),
  startedAt: 0,
  isClosed: false,
});

/** A server that creates one thing per key, and charges it once. */
function setUp(change: Partial<PartsClient> = {}) {
  const made = new Map<string, string>();
  const idOf = (key: string, prefix: string) => {
    const id = made.get(key) ?? `${prefix}${made.size}`;
    made.set(key, id);
    return id;
  };
  const kept: (PartsJob | null)[] = [];
  const began: number[] = [];
  const client: PartsClient = {
    createCollection: async (_, key) => idOf(key, 'c'),
    convert: async ({ parts }, index) => ({
      audioId: idOf(parts[index]?.key ?? '', 'a'),
      streamUrl: '/s',
    }),
    retry: async (audioId) => ({ audioId, streamUrl: '/s' }),
    ended: async () => ({ state: 'done', message: '' }),
    began: (_, index) => began.push(index),
    keep: (job) => kept.push(job),
    pause: async () => undefined,
    ...change,
  };
  return { client, made, kept, began };
}

const states = (run: PartsRun) => run.state.job.parts.map(({ state }) => state).join(' ');

test('makes the parts in their order, in one collection, and remembers them at the end', async () => {
  const { client, made, kept, began } = setUp();
  const run = new PartsRun(aJob(4), client);
  await run.go();
  expect(run.state.status).toBe('done');
  expect(began).toEqual([0, 1, 2, 3]);
  expect([...made.keys()]).toEqual(['c-key', 'key-0', 'key-1', 'key-2', 'key-3']);
  expect(kept.at(-1)).toEqual(run.state.job);
  const again = new PartsRun(structuredClone(run.state.job), client);
  expect(again.state.status).toBe('done');
  again.close();
  expect(kept.at(-1)).toMatchObject({ isClosed: true, collectionId: 'c0' });
});

test('converts at most two at once', async () => {
  let making = 0;
  let most = 0;
  const { client } = setUp({
    ended: async (): Promise<PartEnded> => {
      most = Math.max(most, ++making);
      await new Promise((done) => setTimeout(done, 1));
      making--;
      return { state: 'done', message: '' };
    },
  });
  await new PartsRun(aJob(6), client).go();
  expect(most).toBe(2);
});

test('a lost response is requested again with the same key', async () => {
  const { client, made } = setUp();
  const { convert } = client;
  const lossy = vi.fn<PartsClient['convert']>(async (...args) => {
    const started = await convert(...args);
    if (lossy.mock.calls.length === 2) throw new ApiError(null, 0, null);
    return started;
  });
  const run = new PartsRun(aJob(3), { ...client, convert: lossy });
  await run.go();
  expect(run.state.status).toBe('done');
  expect(lossy).toHaveBeenCalledTimes(4);
  expect(made.size).toBe(4);
});

test('a run interrupted by a reload continues where it was', async () => {
  const whole = setUp();
  await new PartsRun(aJob(3), whole.client).go();
  for (const kept of whole.kept) {
    if (kept === null) continue;
    // The server still has what it had created when this was stored.
    const after = setUp();
    for (const [key, id] of whole.made) after.made.set(key, id);
    const run = new PartsRun(structuredClone(kept), after.client);
    await run.go();
    expect(run.state.status).toBe('done');
    expect(after.made).toEqual(whole.made);
  }
});

test('waits if there are too many at once', async () => {
  const { client } = setUp();
  const busy = vi
    .fn(client.convert)
    .mockRejectedValueOnce(new ApiError('too_many_conversions', 429, 3));
  const pause = vi.fn(async () => undefined);
  const run = new PartsRun(aJob(1), { ...client, convert: busy, pause });
  await run.go();
  expect([run.state.status, pause.mock.calls.length]).toEqual(['done', 1]);
});

test('a failed part stops the rest, is named, and continues on request', async () => {
  const ends = vi.fn<PartsClient['ended']>(async () => ({ state: 'done', message: '' }));
  const { client, made } = setUp({ ended: ends });
  ends.mockImplementationOnce(async () => ({ state: 'done', message: '' }));
  ends.mockImplementationOnce(async () => ({ state: 'failed', message: 'Processing failed!' }));
  const run = new PartsRun(aJob(5), client);
  await run.go();
  expect(run.state).toMatchObject({
    status: 'stopped',
    stoppedAt: 1,
    error: 'Processing failed!',
  });
  expect(states(run)).toMatch(/^done failed/);
  const before = made.get('key-1');
  const retry = vi.spyOn(client, 'retry');
  await run.go();
  expect(states(run)).toBe('done done done done done');
  expect(retry.mock.calls).toEqual([[before]]);
  expect(made.size).toBe(6);
});

test('a refusal stops it and says why', async () => {
  const refusal = new ApiError('max_characters_exceeded', 402, null);
  const { client } = setUp();
  const convert = vi.fn(client.convert);
  convert.mockImplementationOnce(client.convert).mockRejectedValueOnce(refusal);
  const run = new PartsRun(aJob(3), { ...client, convert });
  await run.go();
  expect(run.state).toMatchObject({ status: 'stopped', stoppedAt: 1, error: refusal });
  await run.go();
  expect(run.state.status).toBe('done');
});

test('names are in order', () => {
  expect([partName(aJob(3), 0), partName(aJob(12), 8)]).toEqual(['1. Мэдээ', '09. Мэдээ']);
  const [first] = aJob(1).parts;
  const parts = [{ ...first, title: 'Нэгдүгээр бүлэг' }, { title: '' }];
  expect(parts.map((_, at) => partName({ name: 'Ном', parts: parts as never }, at))).toEqual([
    '1. Нэгдүгээр бүлэг',
    '2. Ном',
  ]);
});

test('a suspended run requests nothing more, and the kept job continues it', async () => {
  const { client, made, kept } = setUp();
  const convert = vi.fn<PartsClient['convert']>().mockRejectedValue(new ApiError(null, 0, null));
  const pause = async () => run.suspend();
  const run: PartsRun = new PartsRun(aJob(2), { ...client, convert, pause });
  await run.go();
  expect(convert).toHaveBeenCalledOnce();
  const job = kept.at(-1);
  if (!job) throw new Error('The job is not kept.');
  await new PartsRun(job, client).go();
  expect([...made.keys()]).toEqual(['c-key', 'key-0', 'key-1']);
});

test('a run ends with the session: nothing of it is converted for the next user', async () => {
  let end = () => {};
  const ending = new Promise<PartEnded>((done) => {
    end = () => done({ state: 'done', message: '' });
  });
  const { client, made } = setUp({ ended: () => ending });
  startRun('u-1', aJob(3), client);
  await vi.waitFor(() => expect(made.has('key-1')).toBe(true));
  const run = currentRun('u-1');
  clearLiveCache('u-2');
  end();
  await vi.waitFor(() => expect(run && states(run)).toBe('done done waiting'));
  await ending;
  expect([...made.keys()]).toEqual(['c-key', 'key-0', 'key-1']);
  expect(currentRun('u-1')).toBeNull();
});
