import type { Encoding } from './output/encoding.ts';
import { id3 } from './output/id3.ts';
import { createMp3 } from './output/mp3.ts';
import { Peaks } from './output/peaks.ts';
import { createWav } from './output/wav.ts';
import type { SoundSettings } from './sound-messages.ts';

/** One conversion's way from the engine's samples to a file's bytes. */
export interface SoundPath {
  sound(samples: Int16Array): Uint8Array;
  silence(samples: number): Uint8Array;
  end(): { bytes: Uint8Array; durationMs: number; peaks: number[]; header?: Uint8Array };
}

export async function openSoundPath(settings: SoundSettings): Promise<SoundPath> {
  const format = { sampleRate: settings.sampleRate, channels: 1 } as const;
  const encoding: Encoding =
    settings.format === 'wav' ? createWav(format) : await createMp3(format);
  const peaks = new Peaks(Math.round(settings.sampleRate / 100));
  const gain = 10 ** (settings.gainDb / 20) / 32_768;
  let tag = settings.format === 'mp3' ? id3(settings) : new Uint8Array(0);

  function out(bytes: Uint8Array): Uint8Array {
    if (tag.length === 0 || bytes.length === 0) return bytes;
    const first = new Uint8Array(tag.length + bytes.length);
    first.set(tag);
    first.set(bytes, tag.length);
    tag = new Uint8Array(0);
    return first;
  }

  function voice(block: Float32Array): Uint8Array {
    peaks.add(block);
    return out(encoding.encode([block]));
  }

  return {
    sound(samples) {
      const block = new Float32Array(samples.length);
      for (let at = 0; at < samples.length; at++) {
        const value = (samples[at] ?? 0) * gain;
        block[at] = value > 0.89 ? 0.89 : value < -0.89 ? -0.89 : value;
      }
      return voice(block);
    },
    silence: (samples) => voice(new Float32Array(samples)),
    end() {
      const bytes = out(encoding.end());
      const header = encoding.header?.();
      return {
        bytes,
        durationMs: Math.round(encoding.durationMs()),
        peaks: peaks.values(),
        ...(header ? { header } : {}),
      };
    },
  };
}
