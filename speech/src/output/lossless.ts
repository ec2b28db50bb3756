import { release } from '../stream/movable.ts';
import type { AsyncEncoding, Format } from './encoding.ts';
import { withSamples } from './flac-header.ts';
import { mp3DelaySamples } from './mp3.ts';

/** A larger file is not kept: it has to fit in memory beside others. Twenty minutes with music. */
const maxBytes = 96 * 1024 * 1024;

/** What is encoded at once, in seconds: the encoder has a thread of its own, and each message to it takes time in this one. */
const batchSeconds = 4;

/** Batches that may wait for the encoder, which is loaded after the first sound has left. */
const maxWaiting = 2;

/** What a conversion's MP3 is made of, kept without loss beside it. */
export interface Lossless {
  /** Adds sound, of which it keeps a copy. Waits only if the encoder is far behind; does not throw. */
  add(channels: readonly Float32Array[]): Promise<void>;
  /** The FLAC file; undefined if it would be too large. @throws what the encoder threw */
  end(): Promise<Uint8Array | undefined>;
}

/**
 * Keeps the sound that goes into an MP3 as FLAC, as loud as the MP3 is and with the silence that an MP3 begins with, so
 * that word times and subtitles fit both. Not in the way of the MP3: it may be some seconds behind.
 * @param gain ratio that the MP3's encoder applies
 */
export function createLossless(format: Format, gain: number): Lossless {
  const batchSamples = batchSeconds * format.sampleRate;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  let samples = 0;
  let waiting = 0;
  let encoding: AsyncEncoding | undefined;
  let before: Promise<void> = Promise.resolve();
  let batch = newBatch();
  let filled = mp3DelaySamples;

  function newBatch(): Float32Array<ArrayBuffer>[] {
    return Array.from({ length: format.channels }, () => new Float32Array(batchSamples));
  }
  function keep(part: Uint8Array): void {
    bytes += part.length;
    if (bytes > maxBytes) parts.length = 0;
    else parts.push(part);
  }
  /** Does `work` after what was begun before, unless that failed, and `finish` in any case. */
  function then(work: () => Promise<void>, finish?: () => void): void {
    before = before.then(work).finally(finish);
    // A failure is thrown at the end.
    before.catch(() => undefined);
  }
  async function load(): Promise<void> {
    const { createContainer } = await import('./container.ts');
    encoding = await createContainer('flac', format, { gain });
  }
  function encode(): void {
    const sound = batch.map((channel) => channel.subarray(0, filled));
    samples += filled;
    waiting++;
    then(
      async () => {
        if (encoding && bytes <= maxBytes) keep(await encoding.encode(sound));
      },
      () => {
        for (const channel of sound) release(channel);
        waiting--;
      },
    );
    batch = newBatch();
    filled = 0;
  }
  return {
    async add(channels) {
      const length = channels[0]?.length ?? 0;
      if (samples === 0 && filled === mp3DelaySamples) then(load);
      for (let at = 0; at < length; ) {
        const end = Math.min(length, at + batchSamples - filled);
        for (const [index, channel] of batch.entries())
          channel.set(channels[index]?.subarray(at, end) ?? [], filled);
        filled += end - at;
        at = end;
        if (filled === batchSamples) encode();
      }
      if (waiting > maxWaiting) await before.catch(() => undefined);
    },
    async end() {
      if (samples === 0 && filled === mp3DelaySamples) return undefined;
      encode();
      await before;
      if (!encoding) return undefined;
      keep(await encoding.end());
      if (bytes > maxBytes) return undefined;
      return withSamples(Buffer.concat(parts), samples);
    },
  };
}
