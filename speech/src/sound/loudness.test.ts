import { describe, expect, it, vi } from 'vitest';
import { GatedLoudness, measureLoudness, powerOfLufs } from './loudness.ts';
import { sine } from './testing/sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('loudness (BS.1770)', () => {
  it.each([48_000, 44_100, 24_000, 22_050, 16_000])(
    'reads a 997 Hz sine at full scale as -3.01 LUFS at %i Hz',
    (rate) => {
      expect(measureLoudness([sine(997, 5, rate)], rate)).toBeCloseTo(-3.01, 1);
    },
  );

  it('adds channels: the same in both is 3.01 LU louder than in one', () => {
    const tone = sine(997, 5, 48_000, 10 ** (-23 / 20));
    expect(measureLoudness([tone, tone], 48_000)).toBeCloseTo(-23, 1);
    expect(measureLoudness([tone], 48_000)).toBeCloseTo(-26.01, 1);
  });

  it('weighs a low tone less and a high one more', () => {
    expect(measureLoudness([sine(50, 5, 48_000)], 48_000)).toBeLessThan(-6);
    expect(measureLoudness([sine(5000, 5, 48_000)], 48_000)).toBeGreaterThan(-0.5);
  });

  it('leaves silence and what is 10 LU under the rest out (EBU Tech 3341, case 3)', () => {
    const rate = 48_000;
    const at = (dbfs: number, seconds: number) => sine(1000, seconds, rate, 10 ** (dbfs / 20));
    const sound = Float32Array.from([...at(-36, 10), ...at(-23, 60), ...at(-36, 10)]);
    expect(Math.abs(measureLoudness([sound, sound], rate) + 23)).toBeLessThan(0.1);
  });

  it('is -Infinity for silence and for less than one block', () => {
    expect(measureLoudness([new Float32Array(48_000)], 48_000)).toBe(Number.NEGATIVE_INFINITY);
    expect(measureLoudness([sine(997, 0.2, 48_000)], 48_000)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('gates in constant memory as by the list of all blocks', () => {
    const gated = new GatedLoudness();
    for (let i = 0; i < 1000; i++) gated.add(powerOfLufs(-18 - (i % 5)));
    for (let i = 0; i < 1000; i++) gated.add(powerOfLufs(-45));
    const powers = [-18, -19, -20, -21, -22].map(powerOfLufs);
    const mean = powers.reduce((sum, power) => sum + power, 0) / 5;
    expect(gated.integrated()).toBeCloseTo(-0.691 + 10 * Math.log10(mean), 2);
  });
});
