import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { engineBytes } from './engine-bytes.ts';
import { previewOf } from './use-device-voice.ts';
import { wavOf } from './wav.ts';

test('the size that is named includes the engine', () => {
  const file = 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm';
  const { length } = gzipSync(readFileSync(file));
  expect(Math.abs(length - engineBytes) / length).toBeLessThan(0.05);
});

test('a preview is the whole sentences of the beginning that fit', () => {
  expect(previewOf(['', ' One. ', 'Two.'])).toBe('One. \n\nTwo.');
  const sentence = 'This is a sentence of forty letters, too. ';
  const preview = previewOf([sentence.repeat(20)]);
  expect(preview).toBe(sentence.repeat(7).trim());
  expect(preview.length).toBeLessThanOrEqual(limits.devicePreviewLength);
  expect(previewOf(['word '.repeat(200)]).length).toBeLessThanOrEqual(limits.devicePreviewLength);
  expect(previewOf([' ', ''])).toBe('');
});

test('a WAV file has the samples, louder as far as the peaks allow', () => {
  const samplesOf = (gainDb: number) => {
    const pieces = [Float32Array.of(0.1, -0.2), Float32Array.of(0)];
    const view = new DataView(wavOf(pieces, { sampleRate: 22_050, gainDb }));
    expect(view.getUint32(24, true)).toBe(22_050);
    expect(view.getUint32(40, true)).toBe(6);
    return [0, 1, 2].map((at) => view.getInt16(44 + 2 * at, true) / 32_767);
  };
  const near = (values: number[]) => values.map((value) => expect.closeTo(value, 3));
  expect(samplesOf(6.02)).toEqual(near([0.2, -0.4, 0]));
  expect(samplesOf(40)).toEqual(near([0.475, -0.95, 0]));
});
