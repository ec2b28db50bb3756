import { MPEGDecoder } from 'mpg123-decoder';
import { expect, test } from 'vitest';
import { createMp3 } from './mp3.ts';
import { mp3Header, samplesIn } from './mp3-header.ts';

async function encoded(sampleRate: number, channels: 1 | 2, seconds: number): Promise<Uint8Array> {
  const encoding = await createMp3({ sampleRate, channels });
  const samples = Float32Array.from({ length: sampleRate * seconds }, (_, at) => Math.sin(at / 9));
  const sound = channels === 1 ? [samples] : [samples, samples];
  return Buffer.concat([encoding.encode(sound), encoding.end()]);
}

test.each([
  [22_050, 1, 64_000, 576],
  [24_000, 1, 64_000, 576],
  [44_100, 2, 128_000, 1152],
  [48_000, 1, 64_000, 1152],
] as const)('%d Hz in %d channels', async (sampleRate, channels, bitrate, samplesPerFrame) => {
  const bytes = await encoded(sampleRate, channels, 1.7);
  const header = mp3Header(bytes);
  expect(header).toEqual({ sampleRate, channels, bitrate, samplesPerFrame, descriptionBytes: 0 });
  if (header === null) return;
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { samplesDecoded } = decoder.decode(bytes);
  decoder.free();
  expect(samplesIn(bytes.length, header)).toBe(samplesDecoded);
});

test('a frame that describes the file is not sound', () => {
  const frame = Buffer.alloc(208);
  frame.set([0xff, 0xf3, 0x80, 0xc4]);
  frame.write('Xing', 13);
  expect(mp3Header(frame)?.descriptionBytes).toBe(208);
});

test.each([['sound'], ['RIFF....WAVEfmt '], [''], ['\xff\xfb\xf0\x00'], ['\xff\xfb\x0c\x00']])(
  '%j is not an MP3',
  (text) => expect(mp3Header(Buffer.from(text, 'latin1'))).toBeNull(),
);
