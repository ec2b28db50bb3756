import { expect, test } from 'vitest';
import { encodeWav, mp3SampleRate } from './wav.ts';

test('writes a header for the samples that follow', () => {
  const wav = encodeWav([Float32Array.of(0, 1, -1, 2), Float32Array.of(0, 0, 0, 0)], 22_050);
  const view = new DataView(wav.buffer);
  expect(String.fromCharCode(...wav.slice(0, 4), ...wav.slice(8, 12))).toBe('RIFFWAVE');
  expect(view.getUint32(4, true)).toBe(wav.length - 8);
  expect(view.getUint16(22, true)).toBe(2);
  expect(view.getUint32(24, true)).toBe(22_050);
  expect(view.getUint32(28, true)).toBe(22_050 * 4);
  expect(view.getUint32(40, true)).toBe(16);
  const left = [0, 1, 2, 3].map((i) => view.getInt16(44 + i * 4, true));
  expect(left).toEqual([0, 32_767, -32_768, 32_767]);
});

test.each([
  [[0xff, 0xfb, 0x90, 0x00, 0], 44_100],
  [[0xff, 0xf3, 0x40, 0x00, 0], 22_050],
  [[0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 2, 0xff, 0xfb, 0xff, 0xf3, 0x44, 0, 0], 24_000],
  [[1, 2, 3, 4, 5], null],
])('%j', (bytes, rate) => expect(mp3SampleRate(Uint8Array.from(bytes))).toBe(rate));
