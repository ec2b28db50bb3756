import { MPEGDecoder } from 'mpg123-decoder';
import { speak } from '../speak.ts';
import type { SpeakDeps, SpeakRequest, SpeechResult } from '../speak-types.ts';

export interface Collected {
  readonly file: Uint8Array;
  readonly result: SpeechResult;
}

export async function collect(request: SpeakRequest, deps: SpeakDeps): Promise<Collected> {
  const pieces: Uint8Array[] = [];
  let result: SpeechResult | undefined;
  for await (const event of speak(request, deps)) {
    if (event.type === 'audio') pieces.push(event.bytes);
    if (event.type === 'done') result = event.result;
  }
  if (!result) throw new Error('no result');
  return { file: new Uint8Array(Buffer.concat(pieces)), result };
}

/** Decodes an MP3 to its channels with a different library than the encoder's, without gapless information. */
export async function decodeMp3(
  file: Uint8Array,
): Promise<{ channels: Float32Array[]; sampleRate: number; ms: number }> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate } = decoder.decode(file);
  decoder.free();
  return { channels: channelData, sampleRate, ms: (samplesDecoded / sampleRate) * 1000 };
}

/** Root mean square of a stretch. */
export function rms(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
}

export const plainRequest: SpeakRequest = {
  segments: ['Сайн байна уу?'],
  language: 'mn',
  speaker: { engine: 'espeak', voice: 'mn', name: 'Болд', gainDb: 0 },
  background: null,
  backgroundVolume: 'medium',
  speed: 1,
  pitch: 'normal',
};
