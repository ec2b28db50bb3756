import { Resampler } from '../sound/resampler.ts';
import type { Encoding, Format } from './encoding.ts';

/** The rate of bare PCM, which has no header to say another: that of OpenAI's API. */
export const pcmRate = 24_000;

/** Rounds to 16 bits, after a gain (a ratio); louder samples are cut. */
export function toInt16(samples: Float32Array, gain = 1): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    const sample = Math.max(-1, Math.min(1, (samples[at] as number) * gain));
    // A quarter of the time that Math.round takes.
    pcm[at] = Math.floor(sample * 32_767 + 0.5);
  }
  return pcm;
}

/** Mixes to one channel. */
export function mono([first = new Float32Array(0), second]: readonly Float32Array[]): Float32Array {
  return second ? first.map((sample, at) => (sample + (second[at] ?? 0)) / 2) : first;
}

/** Signed 16-bit little-endian samples at 24,000 Hz, mono, without a header. */
export function createPcm({ sampleRate }: Format): Encoding {
  const resampler = sampleRate === pcmRate ? null : new Resampler(sampleRate, pcmRate);
  let bytes = 0;
  const write = (samples: Float32Array) => {
    const pcm = toInt16(samples);
    bytes += pcm.byteLength;
    return new Uint8Array(pcm.buffer);
  };
  return {
    encode: (channels) => write(resampler?.process(mono(channels)) ?? mono(channels)),
    end: () => write(resampler?.flush() ?? new Float32Array(0)),
    durationMs: () => (bytes / 2 / pcmRate) * 1000,
  };
}
