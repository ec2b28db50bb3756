import type { Mp3Bitrate } from '@duu/contract/sound-files';
import { createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import type { Encoding, Format } from './encoding.ts';

type Lame = WasmMediaEncoder<'audio/mpeg'>;

/**
 * kbit/s. A constant rate, because the header leaves before the length is known, and without a length only a
 * constant rate lets a player compute duration and positions from the size.
 */
const usualBitrates = { 1: 64, 2: 128 } as const;

/** Encoders are expensive to create and can be reused. */
const idle: Lame[] = [];

/**
 * Samples of silence that encoder and decoder add before the sound, for decoders that know nothing about the encoder:
 * 576 + 529 (LAME's technical FAQ).
 */
export const mp3DelaySamples = 1105;

/** LAME multiplies its input by 0.95 before encoding (`lame_set_scale`'s default). */
export const mp3LossDb = -20 * Math.log10(0.95);

/**
 * LAME as WASM. `end` returns it to the pool; one that is dropped midway is not reused.
 * @param bitrate kbit/s; above 160 only at 32 kHz or more
 */
export async function createMp3(
  { sampleRate, channels }: Format,
  bitrate: Mp3Bitrate = usualBitrates[channels],
): Promise<Encoding> {
  const encoder = idle.pop() ?? (await createMp3Encoder());
  encoder.configure({ sampleRate, channels, bitrate });
  let bytes = 0;
  // The returned array is the encoder's own memory.
  const keep = (answer: Uint8Array) => {
    bytes += answer.length;
    return answer.slice();
  };
  return {
    encode: (sound) => keep(encoder.encode(sound)),
    end: () => {
      const last = keep(encoder.finalize());
      idle.push(encoder);
      return last;
    },
    durationMs: () => (bytes * 8) / bitrate,
  };
}

/** Creates an encoder and encodes a second of sound, so that the first listener does not wait for it. */
export async function warmMp3(): Promise<void> {
  const encoding = await createMp3({ sampleRate: 22_050, channels: 1 });
  const noise = new Float32Array(22_050);
  for (let at = 0; at < noise.length; at++) noise[at] = Math.sin(at * at * 1e-4) * 0.3;
  for (let times = 0; times < 5; times++) encoding.encode([noise]);
  encoding.end();
}
