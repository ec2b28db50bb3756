import { describe, expect, it } from 'vitest';
import { Resampler, resample } from './resampler.ts';
import { inPieces, pitchOf, sine } from './testing/sounds.ts';

const pairs = [
  [22_050, 44_100],
  [24_000, 44_100],
  [16_000, 44_100],
  [44_100, 22_050],
  [44_100, 24_000],
] as const;

describe('Resampler', () => {
  it.each(pairs)('keeps a tone, its phase and its length from %i to %i Hz', (from, to) => {
    const out = resample(sine(1000, 1, from, 0.5), from, to);
    expect(out.length).toBe(to);
    const wanted = sine(1000, 1, to, 0.5);
    let error = 0;
    for (let i = 500; i < to - 500; i++) {
      error = Math.max(error, Math.abs((out[i] ?? 0) - (wanted[i] ?? 0)));
    }
    expect(error).toBeLessThan(0.003);
    expect(pitchOf(out.subarray(500, -500), to)).toBeCloseTo(1000, 0);
  });

  it('gives the same in pieces as at once', () => {
    const sound = sine(440, 0.7, 24_000, 0.5);
    const resampler = new Resampler(24_000, 44_100);
    const out = inPieces(
      sound,
      (piece) => resampler.process(piece),
      () => resampler.flush(),
    );
    expect(out).toEqual(resample(sound, 24_000, 44_100));
  });

  it('keeps mirror images of the spectrum 50 dB down', () => {
    const out = resample(sine(7000, 1, 22_050), 22_050, 44_100);
    // A 7 kHz tone's image is at 15.05 kHz; what remains after removing the tone is the image.
    const wanted = sine(7000, 1, 44_100);
    let power = 0;
    for (let i = 1000; i < 43_000; i++) power += ((out[i] ?? 0) - (wanted[i] ?? 0)) ** 2;
    expect(10 * Math.log10(power / 42_000 / 0.5)).toBeLessThan(-50);
  });

  it('takes away what the lower rate cannot hold', () => {
    const out = resample(sine(15_000, 1, 44_100), 44_100, 22_050);
    const peak = out.subarray(200, -200).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(peak).toBeLessThan(0.004);
  });
});
