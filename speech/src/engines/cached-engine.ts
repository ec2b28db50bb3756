import { createHash } from 'node:crypto';
import { release } from '../stream/movable.ts';
import { chunkBytes, readChunk } from './cache-bytes.ts';
import type { Engine, EngineRequest, EngineSound } from './engine.ts';
import { SingleFlight } from './single-flight.ts';
import { SoundMemory } from './sound-memory.ts';

/** Stores spoken chunks beyond the process. An error counts as not found, or not kept. */
interface ChunkBucket {
  /** @param key hexadecimal, 64 characters */
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

export interface CacheOptions {
  readonly memoryBytes: number;
  readonly bucket?: ChunkBucket;
}

export interface CachedEngine extends Engine {
  /** Resolves when no write to the bucket is pending. */
  kept(): Promise<void>;
}

/**
 * Returns an engine that never speaks the same chunk twice: finished chunks are cached by content, and a request for
 * a chunk that is being spoken joins it. Settings that do not affect the engine's sound (music, volume, a speed it
 * does not support) are not part of the content. Each reader gets a copy of the samples, which it may transfer.
 */
export function cachedEngine(engine: Engine, { memoryBytes, bucket }: CacheOptions): CachedEngine {
  const memory = new SoundMemory(memoryBytes);
  const flights = new SingleFlight<EngineSound>(free);
  const writing = new Set<Promise<void>>();

  function keep(key: string, pieces: readonly EngineSound[]): void {
    memory.set(key, pieces);
    if (!bucket) return;
    const sound = joined(pieces);
    if (sound.samples.length === 0) return;
    const written = bucket
      .put(key, chunkBytes(sound))
      .catch(() => {})
      .finally(() => writing.delete(written));
    writing.add(written);
  }

  async function* find(key: string, request: EngineRequest, signal: AbortSignal) {
    const bytes = await bucket?.get(key).catch(() => undefined);
    const found = bytes && readChunk(bytes);
    if (found) {
      memory.set(key, [found]);
      yield found;
      return;
    }
    const pieces: EngineSound[] = [];
    for await (const piece of engine.speak({ ...request, signal })) {
      pieces.push(piece);
      yield piece;
    }
    if (!signal.aborted) keep(key, pieces);
  }

  async function* speak(request: EngineRequest): AsyncGenerator<EngineSound, void, undefined> {
    request.signal?.throwIfAborted();
    const key = chunkKey(engine, request);
    const found = memory.get(key);
    if (found) {
      yield found;
      return;
    }
    const start = (signal: AbortSignal) => find(key, request, signal);
    for await (const piece of flights.follow(key, start, request.signal)) yield copy(piece);
  }

  return {
    ...engine,
    speak,
    kept: async () => {
      while (writing.size > 0) await Promise.all(writing);
    },
  };
}

/** SHA-256, in hexadecimal, of everything that affects a chunk's sound. */
export function chunkKey(engine: Engine, request: EngineRequest): string {
  const { text, language, voice } = request;
  const speed = engine.hasSpeed ? request.speed : 1;
  const pitch = engine.hasPitch ? request.pitch : 1;
  const version = engine.soundVersion ?? 1;
  const content = [version, engine.id, engine.sampleRate, language, voice, speed, pitch, text];
  if (engine.byClause && request.melody) content.push(request.melody);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const copy = ({ samples, words }: EngineSound): EngineSound => ({
  samples: samples.slice(),
  words,
});

function free(pieces: readonly EngineSound[]): void {
  for (const { samples } of pieces) release(samples);
}

function joined(pieces: readonly EngineSound[]): EngineSound {
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece.samples, at);
    at += piece.samples.length;
  }
  return { samples, words: pieces.flatMap((piece) => piece.words) };
}
