import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { encodeJoined, samplesAt } from './encode-joined.ts';
import { createMp3, mp3DelaySamples } from './mp3.ts';
import { mp3Header, samplesIn } from './mp3-header.ts';

/** Half a second of silence, then a tone of a second. */
async function toneAfterSilence(sampleRate: number, channels: 1 | 2): Promise<Uint8Array> {
  const encoding = await createMp3({ sampleRate, channels });
  const samples = Float32Array.from({ length: sampleRate * 1.5 }, (_, at) =>
    at < sampleRate / 2 ? 0 : Math.sin((at / sampleRate) * 2 * Math.PI * 440) * 0.5,
  );
  const sound = Array.from({ length: channels }, () => samples);
  return Buffer.concat([encoding.encode(sound), encoding.end()]);
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

test('sounds of other rates and channels follow each other at exact times', async () => {
  const files = [
    await toneAfterSilence(22_050, 1),
    await toneAfterSilence(44_100, 2),
    await toneAfterSilence(24_000, 1),
  ];
  const sounds = files.map((bytes) => {
    const header = mp3Header(bytes);
    if (header === null) throw new Error('No MP3 was encoded.');
    return { bytes: inPieces(bytes), ...header, samples: samplesIn(bytes.length, header) };
  });
  const to = { sampleRate: 44_100, channels: 2 } as const;
  const pieces: Uint8Array[] = [];
  for await (const piece of encodeJoined(sounds, to)) pieces.push(piece);
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(Buffer.concat(pieces));
  decoder.free();
  expect([channelData.length, sampleRate]).toEqual([2, 44_100]);
  const [left = new Float32Array(0)] = channelData;
  const loudFrom = (sample: number) => {
    for (let at = Math.round(sample); at < left.length; at++)
      if (Math.abs(left[at] ?? 0) > 0.2) return at;
    return -1;
  };
  let start = mp3DelaySamples;
  for (const sound of sounds) {
    // The tone begins half a second after the part's own delay.
    const wanted = start + ((mp3DelaySamples + sound.sampleRate / 2) * 44_100) / sound.sampleRate;
    expect(Math.abs(loudFrom(start + 8_000) - wanted)).toBeLessThan(250);
    start += samplesAt(44_100, sound);
  }
  expect(left.length).toBeGreaterThanOrEqual(start);
});
