import { expect, it } from 'vitest';
import { Peaks } from './peaks.ts';

it('keeps the largest amplitude of equal stretches, however the sound is cut', () => {
  const sound = Float32Array.from({ length: 1000 }, (_, at) => (at === 250 ? -0.5 : at / 10_000));
  const whole = new Peaks(100);
  whole.add(sound);
  const parts = new Peaks(100);
  for (let at = 0; at < 1000; at += 37) parts.add(sound.subarray(at, at + 37));
  expect(whole.values()).toEqual(parts.values());
  expect(whole.values()).toHaveLength(10);
  expect(whole.values()[2]).toBe(0.5);
});

it('stays bounded for any length and keeps what was loud where it was', () => {
  const peaks = new Peaks(10);
  const block = new Float32Array(1000);
  for (let at = 0; at < 500; at++) {
    block.fill(at === 250 ? 0.9 : 0.1);
    peaks.add(block);
  }
  const values = peaks.values();
  expect(values.length).toBeGreaterThan(512);
  expect(values.length).toBeLessThanOrEqual(1024);
  const loudest = values.indexOf(0.9) / values.length;
  expect(loudest).toBeGreaterThan(0.49);
  expect(loudest).toBeLessThan(0.51);
});
