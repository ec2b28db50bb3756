import { setImmediate } from 'node:timers/promises';
import { MPEGDecoder } from 'mpg123-decoder';
import { ChannelResampler } from '../sound/channel-resampler.ts';
import type { AsyncEncoding, Encoding, Format } from './encoding.ts';
import { createMp3 } from './mp3.ts';
import { mono } from './pcm.ts';

/** Sound to join: an MP3's frames, and the samples per channel that they have. */
export interface SoundToJoin {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: number;
}

/** Returns the samples that sound has at another rate. */
export function samplesAt(rate: number, { samples, sampleRate }: Omit<SoundToJoin, 'bytes'>) {
  return Math.ceil((samples * rate) / sampleRate);
}

/** Bytes decoded at a time: a few ms of work, so that the event loop keeps running. */
const pieceBytes = 8 * 1024;

async function* decoded(sound: SoundToJoin): AsyncGenerator<Float32Array[]> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    for await (const bytes of sound.bytes) {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield decoder.decode(bytes.subarray(at, at + pieceBytes)).channelData;
        await setImmediate();
      }
    }
  } finally {
    decoder.free();
  }
}

/** Returns as many channels as wanted: the left one doubled, or the mean of both. */
function withChannels(sound: readonly Float32Array[], channels: 1 | 2): Float32Array[] {
  const [left = new Float32Array(0), right = left] = sound;
  return channels === 2 ? [left, right] : [mono(sound)];
}

/** Yields exactly `samples` samples: cut, or followed by silence. */
async function* ofLength(
  pieces: AsyncIterable<readonly Float32Array[]>,
  samples: number,
  channels: number,
): AsyncGenerator<Float32Array[]> {
  let left = samples;
  for await (const piece of pieces) {
    const length = Math.min(left, piece[0]?.length ?? 0);
    if (length > 0) yield piece.map((one) => one.subarray(0, length));
    left -= length;
  }
  if (left > 0) yield Array.from({ length: channels }, () => new Float32Array(left));
}

async function* resampled(sound: SoundToJoin, to: Format): AsyncGenerator<readonly Float32Array[]> {
  const resampler = new ChannelResampler(to.channels, sound.sampleRate, to.sampleRate);
  for await (const piece of decoded(sound)) {
    yield resampler.process(withChannels(piece, to.channels));
  }
  yield resampler.flush();
}

/** What sounds are joined to. */
export interface JoinedFormat extends Format {
  readonly file: 'mp3' | 'm4a';
}

async function encodingOf({ file, ...to }: JoinedFormat): Promise<Encoding | AsyncEncoding> {
  if (file === 'mp3') return createMp3(to);
  const { createContainer } = await import('./container.ts');
  return createContainer(file, to);
}

/**
 * Encodes sounds of different formats as one file, in one run, so that each begins at an exact time: after the samples
 * (`samplesAt`) of those before it and the encoder's delay, which is `mp3DelaySamples` or a frame of AAC.
 */
export async function* encodeJoined(
  sounds: Iterable<SoundToJoin>,
  to: JoinedFormat,
): AsyncGenerator<Uint8Array> {
  const encoding = await encodingOf(to);
  for (const sound of sounds) {
    const length = samplesAt(to.sampleRate, sound);
    for await (const piece of ofLength(resampled(sound, to), length, to.channels)) {
      const bytes = await encoding.encode(piece);
      if (bytes.length > 0) yield bytes;
    }
  }
  yield await encoding.end();
}
