import { describe, expect, it, vi } from 'vitest';
import { Leveller } from './leveller.ts';
import { measureLoudness } from './loudness.ts';
import { inPieces, speechLike } from './testing/sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rate = 22_050;

function levelled(sound: Float32Array, gainDb: number, holdSeconds?: number): Float32Array {
  const leveller = new Leveller({
    sampleRate: rate,
    gainDb,
    ...(holdSeconds === undefined ? {} : { holdSeconds }),
  });
  return inPieces(
    sound,
    (piece) => leveller.process(piece),
    () => leveller.flush(),
  );
}

describe('Leveller', () => {
  it.each([
    [0.02, 30],
    [0.1, 2.5],
    [0.3, 8],
    [0.9, 60],
  ])('brings a voice at %f, never heard before, %d s long, to -16 LUFS', (loud, seconds) => {
    const out = levelled(speechLike(seconds, rate, loud), 0);
    expect(out.length).toBe(Math.round(seconds * rate));
    expect(Math.abs(measureLoudness([out], rate) + 16)).toBeLessThan(1);
  });

  it('follows a voice that grows softer half-way', () => {
    const sound = speechLike(60, rate, 0.3);
    for (let i = sound.length / 2; i < sound.length; i++) sound[i] = (sound[i] ?? 0) * 0.5;
    expect(Math.abs(measureLoudness([levelled(sound, 0)], rate) + 16)).toBeLessThan(1);
  });

  it('keeps nothing back with a hold of 0 and trusts the calibration first', () => {
    const leveller = new Leveller({ sampleRate: rate, gainDb: -6, holdSeconds: 0 });
    const sound = speechLike(1, rate, 0.3);
    const out = leveller.process(sound);
    expect(out.length).toBe(rate);
    expect(out[100]).toBeCloseTo((sound[100] ?? 0) * 10 ** (-6 / 20), 5);
  });

  it('leaves silence silent and does not pull a whisper of noise up to speech', () => {
    expect(levelled(new Float32Array(rate), 3).every((sample) => sample === 0)).toBe(true);
    const noise = speechLike(5, rate, 0.0004);
    expect(measureLoudness([levelled(noise, 0)], rate)).toBeLessThan(-30);
  });
});
