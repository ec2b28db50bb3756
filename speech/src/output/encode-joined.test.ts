import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { encodeJoined, samplesAt } from './encode-joined.ts';
import { joinSounds } from './join-sounds.ts';
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

const to = { file: 'mp3', sampleRate: 44_100, channels: 2 } as const;

async function sounds() {
  const files = [
    await toneAfterSilence(22_050, 1),
    await toneAfterSilence(44_100, 2),
    await toneAfterSilence(24_000, 1),
  ];
  return files.map((bytes) => {
    const header = mp3Header(bytes);
    if (header === null) throw new Error('No MP3 was encoded.');
    return { bytes: inPieces(bytes), ...header, samples: samplesIn(bytes.length, header) };
  });
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

test('sounds of other rates and channels follow each other at exact times', async () => {
  const all = await sounds();
  const mp3 = await whole(encodeJoined(all, to));
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  expect([channelData.length, sampleRate]).toEqual([2, 44_100]);
  const [left = new Float32Array(0)] = channelData;
  const loudFrom = (sample: number) => {
    for (let at = Math.round(sample); at < left.length; at++)
      if (Math.abs(left[at] ?? 0) > 0.2) return at;
    return -1;
  };
  let start = mp3DelaySamples;
  for (const sound of all) {
    // The tone begins half a second after the part's own delay.
    const wanted = start + ((mp3DelaySamples + sound.sampleRate / 2) * 44_100) / sound.sampleRate;
    expect(Math.abs(loudFrom(start + 8_000) - wanted)).toBeLessThan(250);
    start += samplesAt(44_100, sound);
  }
  expect(left.length).toBeGreaterThanOrEqual(start);
});

test('a thread makes the same file, and ends when its reader leaves', async () => {
  const wanted = await whole(encodeJoined(await sounds(), to));
  expect((await whole(joinSounds(await sounds(), to))).equals(wanted)).toBe(true);
  let isClosed = false;
  async function* endless() {
    try {
      const tone = await toneAfterSilence(22_050, 1);
      for (;;) yield tone;
    } finally {
      isClosed = true;
    }
  }
  const sound = { bytes: endless(), sampleRate: 22_050, channels: 1, samples: 1e9 } as const;
  for await (const _ of joinSounds([sound], to)) break;
  expect(isClosed).toBe(true);
});

test('a thread that fails is reported', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* [];
    throw new Error('The file is gone.');
  }
  const sound = { bytes: broken(), sampleRate: 22_050, channels: 1, samples: 100 } as const;
  await expect(whole(joinSounds([sound], to))).rejects.toThrow('The file is gone.');
  // No array has so many samples.
  const wrong = { ...sound, bytes: inPieces(new Uint8Array(9)), samples: Number.POSITIVE_INFINITY };
  await expect(whole(joinSounds([wrong], to))).rejects.toThrow('a worker thread ended');
});
