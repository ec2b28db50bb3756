import type { Encoding } from './output/encoding.ts';
import { id3 } from './output/id3.ts';
import { createMp3, mp3LossDb } from './output/mp3.ts';
import { Peaks } from './output/peaks.ts';
import { createWav } from './output/wav.ts';
import { openSoundChain } from './sound/sound-chain.ts';
import type { SoundSettings } from './sound-messages.ts';

/** One conversion's path from the engine's samples to a file's bytes. */
export interface SoundPath {
  sound(samples: Int16Array): Uint8Array;
  silence(samples: number): Uint8Array;
  end(): { bytes: Uint8Array; durationMs: number; peaks: number[]; header?: Uint8Array };
}

/** Pitch, tempo, loudness and music by the sound chain, then the waveform's outline, then the file. */
export async function openSoundPath(settings: SoundSettings): Promise<SoundPath> {
  const { backgrounds, ...rest } = settings;
  const chain = await openSoundChain({
    ...rest,
    encoderLossDb: settings.format === 'mp3' ? mp3LossDb : 0,
    ...(backgrounds ? { backgrounds: new URL(backgrounds) } : {}),
  });
  const encoding: Encoding = settings.format === 'wav' ? createWav(chain) : await createMp3(chain);
  const peaks = new Peaks(Math.round(chain.sampleRate / 100));
  let tag = settings.format === 'mp3' ? id3(settings) : new Uint8Array(0);

  function encode(channels: readonly Float32Array[]): Uint8Array {
    const [first] = channels;
    if (!first?.length) return new Uint8Array(0);
    peaks.add(first);
    return encoding.encode(channels);
  }

  /** The tag leaves with the first sound, so that the first bytes of a stream are playable. */
  function tagged(bytes: Uint8Array, last = false): Uint8Array {
    if (tag.length === 0 || (bytes.length === 0 && !last)) return bytes;
    const both = joined(tag, bytes);
    tag = new Uint8Array(0);
    return both;
  }

  return {
    sound(samples) {
      const voice = new Float32Array(samples.length);
      for (let at = 0; at < samples.length; at++) voice[at] = (samples[at] as number) / 32_768;
      return tagged(encode(chain.process(voice)));
    },
    silence: (samples) => tagged(encode(chain.process(new Float32Array(samples)))),
    end() {
      const last = encode(chain.finish());
      const bytes = tagged(joined(last, encoding.end()), true);
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

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
