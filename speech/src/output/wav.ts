import { wavHeader } from '@duu/contract/wav-header';
import type { Encoding, Format } from './encoding.ts';

/**
 * 16-bit PCM in a WAV file.
 * @param samples of each channel; unknown, the first bytes are a header without lengths
 */
export function createWav(format: Format, samples?: number): Encoding {
  const expected = samples === undefined ? 0xffff_ffff : samples * format.channels * 2;
  let bytes = 0;
  let begun = false;
  return {
    encode(sound) {
      const frames = sound[0]?.length ?? 0;
      const pcm = new Int16Array(frames * format.channels);
      for (const [channel, samples] of sound.entries()) {
        for (let at = 0; at < frames; at++) {
          const value = Math.max(-1, Math.min(1, samples[at] ?? 0));
          pcm[at * format.channels + channel] = Math.round(value * 32_767);
        }
      }
      bytes += pcm.byteLength;
      const out = new Uint8Array(pcm.buffer);
      if (begun) return out;
      begun = true;
      const first = new Uint8Array(44 + out.length);
      first.set(wavHeader(format, expected));
      first.set(out, 44);
      return first;
    },
    end: () => (begun ? new Uint8Array(0) : wavHeader(format, 0)),
    durationMs: () => (bytes / 2 / format.channels / format.sampleRate) * 1000,
    header: () => wavHeader(format, bytes),
  };
}
