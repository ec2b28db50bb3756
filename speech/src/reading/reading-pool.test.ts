import { describe, expect, it } from 'vitest';
import { createReadingPool, ReadingFailed } from './reading-pool.ts';

/** Answers with the number of its thread and the text; never, breaks or ends the thread for some texts. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ input: { segments: [text] } }) => {
    if (text === 'never') return;
    if (text === 'end') process.exit();
    if (text === 'break') parentPort.postMessage({ type: 'failed', cause: new Error('broken') });
    else parentPort.postMessage({ type: 'done', result: { threadId, text } });
  });
  parentPort.postMessage({ type: 'ready' });
`)}`,
);

const input = (text: string) => ({ options: { language: 'en' as const }, segments: [text] });

/** Timers that fire by hand. */
function handTimers() {
  const running = new Set<() => void>();
  return {
    running,
    after: (_: number, late: () => void) => {
      running.add(late);
      return () => running.delete(late);
    },
    fire: () => {
      const due = [...running];
      running.clear();
      for (const late of due) late();
    },
  };
}

/** @param cpuMs the processor's time of a thread at each question */
function fakePool(threads = 1, cpuMs = [0, 1000]) {
  const timers = handTimers();
  let clock = 0;
  let timeouts = 0;
  const pool = createReadingPool({
    threads,
    timeoutMs: 1000,
    url: script,
    after: timers.after,
    cpuMs: async () => cpuMs.shift() ?? 0,
    now: () => {
      clock += 10;
      return clock;
    },
    onTimeout: () => timeouts++,
  });
  const read = (owner: string, text: string) => pool.run(owner, 'readText', input(text));
  return { pool, timers, read, timeouts: () => timeouts };
}

/** Resolves once a text is being read. */
async function underWay(timers: ReturnType<typeof handTimers>): Promise<void> {
  while (timers.running.size === 0) await new Promise((done) => setImmediate(done));
}

describe('createReadingPool', () => {
  it('reads in a thread as in this one', async () => {
    const pool = createReadingPool({ threads: 1, timeoutMs: 60_000 });
    const options = {
      language: 'mn' as const,
      dictionary: [
        { written: 'Duu', spoken: 'дуу' },
        { written: 'zzz', spoken: 'зээ' },
      ],
    };
    const { result, ms } = await pool.run('a', 'readText', {
      options,
      segments: ['Duu 2026 онд'],
    });
    expect(result.readings[0]?.spoken).toBe('дуу хоёр мянга хорин зургаан онд');
    expect(result.used).toEqual([0]);
    expect(ms).toBeGreaterThan(0);
    await pool.close();
  });

  it('ends a reading that takes too long, replaces its thread and reads on', async () => {
    const { pool, timers, read, timeouts } = fakePool(1, [0, 100, 1100]);
    const before = await read('a', 'first');
    const late = read('a', 'never');
    const next = read('a', 'next');
    await underWay(timers);
    timers.fire();
    await expect(late).rejects.toMatchObject({ key: 'normalize_failed', ms: 10 });
    const after = await next;
    expect(after.result).toMatchObject({ text: 'next' });
    expect(after.result).not.toMatchObject({
      threadId: (before.result as unknown as { threadId: number }).threadId,
    });
    expect(timeouts()).toBe(1);
    expect(timers.running.size).toBe(0);
    await pool.close();
  });

  it('gives a reading that had no turn its time again, and not for ever', async () => {
    const { pool, timers, read, timeouts } = fakePool(1, [0, 300]);
    const late = read('a', 'never');
    const settled = Promise.allSettled([late]);
    for (let waits = 0; waits < 6; waits++) {
      await underWay(timers);
      expect(timeouts()).toBe(0);
      timers.fire();
    }
    expect(await settled).toMatchObject([{ status: 'rejected' }]);
    expect(timeouts()).toBe(1);
    await pool.close();
  });

  it('takes the owners in turn', async () => {
    const { pool, read } = fakePool();
    const order: string[] = [];
    const texts = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    await Promise.all(
      texts.map(async (text) => {
        await read(text.charAt(0), text);
        order.push(text);
      }),
    );
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    await pool.close();
  });

  it('opens no more threads than it may', async () => {
    const { pool, read } = fakePool(2);
    const done = await Promise.all(
      Array.from({ length: 12 }, (_, at) => read(String(at % 3), `text ${at}`)),
    );
    const used = new Set(
      done.map(({ result }) => (result as unknown as { threadId: number }).threadId),
    );
    expect(used.size).toBeLessThanOrEqual(2);
    await pool.close();
  });

  it('fails a reading that breaks, and one whose thread ends, and no other', async () => {
    const { pool, read } = fakePool();
    const settled = await Promise.allSettled(
      ['break', 'fine', 'end', 'last'].map((text) => read('a', text)),
    );
    const failed = { status: 'rejected', reason: expect.any(ReadingFailed) };
    expect(settled).toMatchObject([
      failed,
      { status: 'fulfilled' },
      failed,
      { status: 'fulfilled' },
    ]);
    await pool.close();
  });

  it('fails a text whose thread can not be loaded', async () => {
    const url = new URL(
      `data:text/javascript,${encodeURIComponent('throw new Error("no rules")')}`,
    );
    const pool = createReadingPool({ threads: 1, timeoutMs: 1000, url });
    await expect(pool.run('a', 'readText', input('text'))).rejects.toThrow(ReadingFailed);
    await expect(pool.run('a', 'readText', input('text'))).rejects.toThrow(ReadingFailed);
    await pool.close();
  });

  it('fails what waits when it is closed', async () => {
    const { pool, timers, read } = fakePool();
    const running = read('a', 'never');
    const next = read('a', 'next');
    const settled = Promise.allSettled([running, next]);
    await underWay(timers);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
