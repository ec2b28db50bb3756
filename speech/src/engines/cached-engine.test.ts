import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chunkBytes, readChunk } from './cache-bytes.ts';
import { cachedEngine, chunkKey } from './cached-engine.ts';
import type { Engine, EngineRequest, EngineSound } from './engine.ts';

const request: EngineRequest = { text: 'нэг', language: 'mn', voice: 'a', speed: 1, pitch: 1 };
const word = { start: 0, end: 3, startMs: 0, endMs: 120.5 };

/** An engine that counts its calls and speaks each text as two pieces. */
function counting(speed = true) {
  const calls: string[] = [];
  const stopped: string[] = [];
  let fail = false;
  const engine: Engine = {
    id: 'azure',
    languages: ['mn', 'en'],
    limit: { unit: 'characters', max: 100 },
    sampleRate: 24_000,
    hasSpeed: speed,
    hasPitch: false,
    hasWordTimes: true,
    concurrency: 4,
    async *speak({ text, signal }) {
      calls.push(text);
      try {
        await wait(10, undefined, signal ? { signal } : {});
        if (fail) throw new Error('broken');
        yield { samples: new Int16Array(50).fill(text.length), words: [word] };
        await wait(10, undefined, signal ? { signal } : {});
        yield { samples: new Int16Array(50).fill(-text.length), words: [] };
      } finally {
        if (signal?.aborted) stopped.push(text);
      }
    },
  };
  return { engine, calls, stopped, break: (now: boolean) => (fail = now) };
}

async function hear(engine: Engine, change: Partial<EngineRequest> = {}): Promise<EngineSound> {
  const samples: number[] = [];
  const words = [];
  for await (const piece of engine.speak({ ...request, ...change })) {
    samples.push(...piece.samples);
    words.push(...piece.words);
    // A reader may transfer its samples.
    structuredClone(piece.samples, { transfer: [piece.samples.buffer as ArrayBuffer] });
  }
  return { samples: Int16Array.from(samples), words };
}

const wanted = {
  samples: Int16Array.from({ length: 100 }, (_, i) => (i < 50 ? 3 : -3)),
  words: [word],
};

describe('cachedEngine', () => {
  it('speaks the same chunk once', async () => {
    const { engine, calls } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 10_000 });
    for (let i = 0; i < 3; i++) expect(await hear(cached)).toEqual(wanted);
    expect(calls.length).toBe(1);
  });

  it('tells text, voice, language and what the engine does itself apart, and nothing else', async () => {
    const { engine } = counting();
    const key = chunkKey(engine, request);
    for (const change of [
      { text: 'хоёр' },
      { voice: 'b' },
      { language: 'en' },
      { speed: 2 },
    ] as const) {
      expect(chunkKey(engine, { ...request, ...change })).not.toBe(key);
    }
    expect(chunkKey(engine, { ...request, pitch: 1.4 })).toBe(key);
    expect(chunkKey(counting(false).engine, { ...request, speed: 2 })).toBe(
      chunkKey(counting(false).engine, request),
    );
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has a key of its own for another version of the sound, and another melody', () => {
    const { engine } = counting();
    const key = chunkKey(engine, request);
    expect(chunkKey({ ...engine, soundVersion: 1 }, request)).toBe(key);
    expect(chunkKey({ ...engine, soundVersion: 2 }, request)).not.toBe(key);
    const item = { ...request, melody: 'list' } as const;
    expect(chunkKey(engine, item)).toBe(key);
    const melodic = { ...engine, byClause: true };
    expect(chunkKey(melodic, request)).toBe(key);
    const keys = [request, item, { ...request, melody: 'open' } as const];
    expect(new Set(keys.map((one) => chunkKey(melodic, one))).size).toBe(3);
  });

  it('lets all who ask at once share one call', async () => {
    const { engine, calls } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 10_000 });
    const all = await Promise.all([hear(cached), hear(cached), hear(cached)]);
    expect(all).toEqual([wanted, wanted, wanted]);
    expect(calls.length).toBe(1);
  });

  it('cancels for one without cancelling for the others', async () => {
    const { engine, calls, stopped } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 10_000 });
    const stop = new AbortController();
    const first = hear(cached, { signal: stop.signal });
    const second = hear(cached);
    stop.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toEqual(wanted);
    expect(calls.length).toBe(1);
    expect(stopped).toEqual([]);
  });

  it('stops the engine when the last has left, and keeps nothing of it', async () => {
    const { engine, calls, stopped } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 10_000 });
    const stop = new AbortController();
    const both = [hear(cached, { signal: stop.signal }), hear(cached, { signal: stop.signal })];
    stop.abort(new Error('left'));
    for (const one of both) await expect(one).rejects.toThrow('left');
    await wait(5);
    expect(stopped).toEqual(['нэг']);
    expect(await hear(cached)).toEqual(wanted);
    expect(calls.length).toBe(2);
  });

  it('rejects all waiting callers, and tries again for later ones', async () => {
    const { engine, calls, break: breaks } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 10_000 });
    breaks(true);
    const both = [hear(cached), hear(cached)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
    breaks(false);
    expect(await hear(cached)).toEqual(wanted);
    expect(calls.length).toBe(2);
  });

  it('gives back the memory of what the last reader has heard, and nothing that others share', async () => {
    const { engine } = counting();
    const shared = new Int16Array(200);
    const given: Int16Array[] = [];
    const keeping: Engine = {
      ...engine,
      async *speak(request) {
        for await (const { samples, words } of engine.speak(request)) {
          given.push(samples);
          yield { samples, words };
        }
        const part = shared.subarray(0, 50);
        given.push(part);
        yield { samples: part, words: [] };
      },
    };
    const cached = cachedEngine(keeping, { memoryBytes: 10_000 });
    const whole = {
      ...wanted,
      samples: Int16Array.from([...wanted.samples, ...shared.slice(0, 50)]),
    };
    expect(await Promise.all([hear(cached), hear(cached)])).toEqual([whole, whole]);
    expect(given.map(({ length }) => length)).toEqual([0, 0, 50]);
    expect(await hear(cached)).toEqual(whole);
  });

  it('drops the oldest when the memory is full', async () => {
    const { engine, calls } = counting();
    const cached = cachedEngine(engine, { memoryBytes: 2 * 200 });
    for (const text of ['a', 'b', 'c']) await hear(cached, { text });
    await hear(cached, { text: 'b' });
    expect(calls).toEqual(['a', 'b', 'c']);
    await hear(cached, { text: 'a' });
    expect(calls).toEqual(['a', 'b', 'c', 'a']);
  });

  it('finds in the bucket what another process spoke, and lives with a broken bucket', async () => {
    const { engine, calls } = counting();
    const stored = new Map<string, Uint8Array>();
    const bucket = {
      get: async (key: string) => stored.get(key),
      put: async (key: string, bytes: Uint8Array) => {
        await wait(5);
        stored.set(key, bytes);
      },
    };
    const first = cachedEngine(engine, { memoryBytes: 10_000, bucket });
    await hear(first);
    await first.kept();
    expect([...stored.keys()]).toEqual([chunkKey(engine, request)]);
    expect(await hear(cachedEngine(engine, { memoryBytes: 0, bucket }))).toEqual(wanted);
    expect(calls.length).toBe(1);

    const broken = {
      get: () => Promise.reject(new Error()),
      put: () => Promise.reject(new Error()),
    };
    const third = cachedEngine(engine, { memoryBytes: 10_000, bucket: broken });
    expect(await hear(third)).toEqual(wanted);
    await third.kept();
    stored.set(chunkKey(engine, request), Uint8Array.from([1, 2, 3, 4, 5]));
    expect(await hear(cachedEngine(engine, { memoryBytes: 0, bucket }))).toEqual(wanted);
    expect(calls.length).toBe(3);
  });
});

describe('stored chunks', () => {
  it('a stored chunk is read as it was written', () => {
    expect(readChunk(chunkBytes(wanted))).toEqual(wanted);
    expect(readChunk(chunkBytes({ samples: new Int16Array(0), words: [] }))?.samples.length).toBe(
      0,
    );
  });

  it('a stored chunk is refused if it is cut or something else', () => {
    const bytes = chunkBytes(wanted);
    for (const end of [0, 3, 10, bytes.length - 1]) {
      expect(readChunk(bytes.subarray(0, end))).toBeNull();
    }
    expect(readChunk(new TextEncoder().encode('RIFF____WAVE'))).toBeNull();
  });
});
