import type { AsyncEncoding, Format } from './encoding.ts';
import { withSamples } from './flac-header.ts';
import { mp3DelaySamples } from './mp3.ts';

/** A larger file is not kept: it has to fit in memory beside others. Twenty minutes with music. */
const maxBytes = 96 * 1024 * 1024;

/** Pieces that may wait for the encoder, which is loaded after the first sound has left. */
const maxWaiting = 16;

/** What a conversion's MP3 is made of, kept without loss beside it. */
export interface Lossless {
  /** Adds sound. Waits only if the encoder is far behind. */
  add(channels: readonly Float32Array[]): Promise<void>;
  /** The FLAC file; undefined if it would be too large. */
  end(): Promise<Uint8Array | undefined>;
}

/**
 * Keeps the sound that goes into an MP3 as FLAC, as loud as the MP3 is and with the silence that an MP3 begins with, so
 * that word times and subtitles fit both. Not in the way of the MP3: it may be some pieces behind.
 * @param gain ratio that the MP3's encoder applies
 */
export function createLossless(format: Format, gain: number): Lossless {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  let samples = 0;
  let waiting = 0;
  let encoding: AsyncEncoding | undefined;
  let before: Promise<void> = Promise.resolve();

  function keep(part: Uint8Array): void {
    bytes += part.length;
    if (bytes > maxBytes) parts.length = 0;
    else parts.push(part);
  }
  async function encode(channels: readonly Float32Array[]): Promise<void> {
    if (bytes > maxBytes) return;
    if (!encoding) {
      const { createContainer } = await import('./container.ts');
      encoding = await createContainer('flac', format, { gain });
      await encode(channels.map(() => new Float32Array(mp3DelaySamples)));
    }
    samples += channels[0]?.length ?? 0;
    keep(await encoding.encode(channels));
  }
  return {
    async add(channels) {
      waiting++;
      before = before.then(() => encode(channels)).finally(() => waiting--);
      // A failure is thrown at the end.
      before.catch(() => undefined);
      if (waiting > maxWaiting) await before;
    },
    async end() {
      await before;
      if (!encoding) return undefined;
      keep(await encoding.end());
      if (bytes > maxBytes) return undefined;
      return withSamples(Buffer.concat(parts), samples);
    },
  };
}
