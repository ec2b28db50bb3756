import { joinBytes } from '@duu/contract/join-bytes';
import { openFormerSound } from './former-sound.ts';
import type { AsyncEncoding, Encoding, Format } from './output/encoding.ts';
import { id3 } from './output/id3.ts';
import { createLossless } from './output/lossless.ts';
import { createMp3, mp3LossDb } from './output/mp3.ts';
import { createPcm } from './output/pcm.ts';
import { Peaks } from './output/peaks.ts';
import { createWav } from './output/wav.ts';
import { openSoundChain, type SoundChain } from './sound/sound-chain.ts';
import type { SoundSettings } from './sound-messages.ts';
import { release } from './stream/movable.ts';

/** One conversion's path from the engine's samples to a file's bytes. */
export interface SoundPath {
  /** Takes the samples: their memory is given back. */
  sound(samples: Int16Array): Promise<Uint8Array>;
  silence(samples: number): Promise<Uint8Array>;
  /** Takes over a stretch of the former sound, in samples. */
  keep(from: number, to: number): Promise<Uint8Array>;
  end(): Promise<{
    bytes: Uint8Array;
    durationMs: number;
    peaks: number[];
    header?: Uint8Array;
    lossless?: Uint8Array;
  }>;
}

async function encodingFor(
  format: SoundSettings['format'],
  of: Format,
): Promise<Encoding | AsyncEncoding> {
  if (format === 'mp3') return createMp3(of);
  if (format === 'wav') return createWav(of);
  if (format === 'pcm') return createPcm(of);
  // Heavy, and few need it.
  const { createContainer } = await import('./output/container.ts');
  return createContainer(format, of);
}

/**
 * Pitch, tempo, loudness and music by the sound chain, then the waveform's outline, then the file. What is taken over from a
 * former sound has been through a chain.
 */
export async function openSoundPath(settings: SoundSettings): Promise<SoundPath> {
  const { backgrounds, keepsLossless, former: formerFile, ...rest } = settings;
  const openChain = () =>
    openSoundChain({
      ...rest,
      encoderLossDb: settings.format === 'mp3' ? mp3LossDb : 0,
      ...(backgrounds ? { backgrounds: new URL(backgrounds) } : {}),
    });
  const first = await openChain();
  /** Null after a stretch that was taken over, until something is spoken. */
  let chain: SoundChain | null = first;
  const format: Format = { sampleRate: first.sampleRate, channels: first.channels };
  const former = formerFile ? await openFormerSound(formerFile, format) : null;
  const encoding = await encodingFor(settings.format, format);
  const losslessGain = 10 ** (-mp3LossDb / 20);
  const lossless = keepsLossless ? createLossless(format, losslessGain) : null;
  const peaks = new Peaks(Math.round(format.sampleRate / 100));
  /** For each piece of the voice, of which the chain keeps nothing. */
  let room = new Float32Array(0);
  let tag = settings.format === 'mp3' ? id3(settings) : new Uint8Array(0);

  async function encode(channels: readonly Float32Array[]): Promise<Uint8Array> {
    const [first] = channels;
    if (!first?.length) return new Uint8Array(0);
    peaks.add(first);
    const bytes = await encoding.encode(channels);
    await lossless?.add(channels);
    for (const channel of channels) release(channel);
    return bytes;
  }

  /** The tag leaves with the first sound, so that the first bytes of a stream are playable. */
  function tagged(bytes: Uint8Array, last = false): Uint8Array {
    if (tag.length === 0 || (bytes.length === 0 && !last)) return bytes;
    const both = joinBytes([tag, bytes]);
    tag = new Uint8Array(0);
    return both;
  }

  async function finishChain(): Promise<Uint8Array> {
    const last = chain ? await encode(chain.finish()) : new Uint8Array(0);
    chain = null;
    return last;
  }

  return {
    async sound(samples) {
      chain ??= await openChain();
      if (room.length < samples.length) room = new Float32Array(samples.length);
      const voice = room.subarray(0, samples.length);
      for (let at = 0; at < samples.length; at++) voice[at] = (samples[at] as number) / 32_768;
      release(samples);
      return tagged(await encode(chain.process(voice)));
    },
    async silence(samples) {
      const silent = new Float32Array(chain ? samples : Math.round(samples / settings.tempo));
      return tagged(await encode(chain?.process(silent) ?? [silent]));
    },
    async keep(from, to) {
      if (former === null) throw new RangeError('there is no former sound');
      const spoken = await finishChain();
      const sound = await former.read(from, to);
      const taken = await encode(sound.map((one) => one.map((sample) => sample / losslessGain)));
      return tagged(joinBytes([spoken, taken]));
    },
    async end() {
      const last = await finishChain();
      former?.close();
      const bytes = tagged(joinBytes([last, await encoding.end()]), true);
      const header = encoding.header?.();
      const kept = await lossless?.end();
      return {
        bytes,
        durationMs: Math.round(encoding.durationMs()),
        peaks: peaks.values(),
        ...(header ? { header } : {}),
        ...(kept ? { lossless: kept } : {}),
      };
    },
  };
}
