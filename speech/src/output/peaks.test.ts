import { expect, it } from 'vitest';
import { Peaks } from './peaks.ts';

it('keeps how loud equal stretches are, however the sound is cut', () => {
  const sound = Float32Array.from({ length: 1000 }, (_, at) => (at % 2 ? 1 : -1) * (at / 2000));
  const whole = new Peaks(100);
  whole.add(sound);
  const parts = new Peaks(100);
  for (let at = 0; at < 1000; at += 37) parts.add(sound.subarray(at, at + 37));
  expect(whole.values()).toEqual(parts.values());
  expect(whole.values()).toHaveLength(10);
  const rising = whole.values();
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(rising[4]).toBeCloseTo(0.53, 1);
});

it('keeps a bounded number of peaks, with loud places where they were', () => {
  const peaks = new Peaks(10);
  const block = new Float32Array(1000);
  for (let at = 0; at < 500; at++) {
    block.fill(at >= 230 && at < 270 ? 0.9 : 0.1);
    peaks.add(block);
  }
  const values = peaks.values();
  expect(values.length).toBeGreaterThan(512);
  expect(values.length).toBeLessThanOrEqual(1024);
  const loudest = values.indexOf(1) / values.length;
  expect(loudest).toBeGreaterThan(0.45);
  expect(loudest).toBeLessThan(0.47);
  expect(values[0]).toBeCloseTo(0.11, 2);
});

it('shows the course of a long speech whose peaks all reach the limit', () => {
  const peaks = new Peaks(10);
  // Alternating loud and quiet halves, each with a click at full scale.
  for (let part = 0; part < 4000; part++) {
    const block = new Float32Array(400).fill(Math.floor(part / 400) % 2 ? 0.3 : 0.05);
    block[7] = 0.89;
    peaks.add(block);
  }
  const values = peaks.values();
  expect(Math.max(...values)).toBe(1);
  expect(Math.min(...values)).toBeLessThan(0.3);
});

it('a click does not flatten the rest, and silence stays silence', () => {
  const peaks = new Peaks(100);
  const sound = new Float32Array(10_000).fill(0.2);
  sound[5000] = 1;
  peaks.add(sound);
  expect(Math.min(...peaks.values())).toBeGreaterThan(0.9);
  const silent = new Peaks(100);
  silent.add(new Float32Array(1000).fill(0.0001));
  expect(Math.max(...silent.values())).toBeLessThan(0.1);
});
