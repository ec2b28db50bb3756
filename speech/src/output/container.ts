import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { registerFlacEncoder } from '@mediabunny/flac-encoder';
import {
  AdtsOutputFormat,
  AudioSample,
  AudioSampleSource,
  FlacOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  registerEncoder,
  StreamTarget,
} from 'mediabunny';
import { ChannelResampler } from '../sound/channel-resampler.ts';
import { concat } from '../sound/concat.ts';
import type { AsyncEncoding, ContainerFormat, Format } from './encoding.ts';
import { OpusEncoder } from './opus-encoder.ts';
import { toInt16 } from './pcm.ts';

registerAacEncoder();
registerFlacEncoder();
registerEncoder(OpusEncoder);

interface Container {
  readonly codec: 'aac' | 'flac' | 'opus';
  readonly format: () => OutputFormat;
  /** Bits per second by channels; lossless without. */
  readonly bitrates?: Readonly<Record<1 | 2, number>>;
}

const aacBitrates = { 1: 64_000, 2: 128_000 };

/** In streams: nothing that was written is changed afterwards. MP4 begins with its index, so all of it comes at the end. */
const containers: Readonly<Record<ContainerFormat, Container>> = {
  aac: { codec: 'aac', format: () => new AdtsOutputFormat(), bitrates: aacBitrates },
  m4a: {
    codec: 'aac',
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    bitrates: aacBitrates,
  },
  flac: { codec: 'flac', format: () => new FlacOutputFormat({ appendOnly: true }) },
  opus: {
    codec: 'opus',
    format: () => new OggOutputFormat({ maximumPageDuration: 0.2 }),
    bitrates: { 1: 40_000, 2: 96_000 },
  },
};

/** What an encoder may keep back of the sound: two frames of the longest kind. */
const slackSeconds = 0.4;

/** An encoder that gives nothing for so long has died, in ms: its own error would come with the next piece only. */
const encoderMs = 30_000;

/** Opus has few rates; the other formats keep the sound's own. */
function rateOf(name: ContainerFormat, { sampleRate, channels }: Format): number {
  if (name !== 'opus') return sampleRate;
  return channels === 1 ? 24_000 : 48_000;
}

interface ContainerOptions {
  readonly waitMs?: number;
  /** A ratio, for FLAC only: the others have their sound as it is. */
  readonly gain?: number;
}

/** AAC in ADTS or MP4, FLAC, or Opus in Ogg. */
export async function createContainer(
  name: ContainerFormat,
  format: Format,
  { waitMs = encoderMs, gain = 1 }: ContainerOptions = {},
): Promise<AsyncEncoding> {
  const { channels } = format;
  const sampleRate = rateOf(name, format);
  const resampler = new ChannelResampler(channels, format.sampleRate, sampleRate);
  const { codec, format: container, bitrates } = containers[name];
  // As in WAV, and half the bytes of 24 bits.
  const isLossless = bitrates === undefined;
  let written: Uint8Array[] = [];
  const target = new StreamTarget(
    new WritableStream({
      write({ data }) {
        written.push(data.slice());
      },
    }),
  );
  const output = new Output({ format: container(), target });
  let encoded = 0;
  let wake: (() => void) | undefined;
  const source = new AudioSampleSource({
    codec,
    ...(bitrates ? { bitrate: bitrates[channels] } : {}),
    onEncodedPacket({ timestamp, duration }) {
      encoded = timestamp + duration;
      wake?.();
    },
  });
  output.addAudioTrack(source);
  await output.start();
  let frames = 0;

  function taken(): Uint8Array {
    const bytes = Buffer.concat(written);
    written = [];
    return new Uint8Array(bytes);
  }

  async function add(sound: readonly Float32Array[]): Promise<void> {
    const [first] = sound;
    const length = first?.length ?? 0;
    if (!first || length === 0) return;
    const data = isLossless
      ? toInt16(sound.length === 1 ? first : concat(sound), gain)
      : concat(sound);
    const sample = new AudioSample({
      data,
      format: isLossless ? 's16-planar' : 'f32-planar',
      numberOfChannels: channels,
      sampleRate,
      timestamp: frames / sampleRate,
    });
    frames += length;
    await source.add(sample);
    sample.close();
    // Otherwise the bytes of a piece would leave with the next one, which may be seconds away.
    while (encoded + slackSeconds < frames / sampleRate) {
      await new Promise<void>((done, fail) => {
        const died = () => fail(new Error(`The encoder of ${name} gave nothing for ${waitMs} ms.`));
        const timer = setTimeout(died, waitMs);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    await new Promise(setImmediate);
  }

  return {
    async encode(sound) {
      await add(resampler.process(sound));
      return taken();
    },
    async end() {
      await add(resampler.flush());
      source.close();
      await output.finalize();
      return taken();
    },
    durationMs: () => (frames * 1000) / sampleRate,
  };
}
