import { describe, expect, it } from 'vitest';
import { Shifter } from './shifter.ts';
import { inPieces, pitchOf, sine } from './testing/sounds.ts';

const rate = 24_000;

function shifted(sound: Float32Array, pitch: number, tempo: number): Float32Array {
  const shifter = new Shifter({ sampleRate: rate, pitch, tempo });
  return inPieces(
    sound,
    (piece) => shifter.process(piece),
    () => shifter.flush(),
  );
}

describe('Shifter', () => {
  it.each([0.75, 0.87, 1.12, 1.25, 1.4])('shifts pitch by %f and keeps the length', (pitch) => {
    const out = shifted(sine(200, 3, rate, 0.5), pitch, 1);
    expect(out.length).toBe(3 * rate);
    expect(pitchOf(out.subarray(rate / 2, 2.5 * rate), rate)).toBeCloseTo(200 * pitch, -0.5);
  });

  it.each([0.5, 0.8, 1.25, 2])('changes the speed by %f and keeps the pitch', (tempo) => {
    const out = shifted(sine(200, 4, rate, 0.5), 1, tempo);
    expect(out.length).toBe(Math.round((4 * rate) / tempo));
    const middle = out.subarray(out.length / 4, (out.length * 3) / 4);
    expect(Math.abs(pitchOf(middle, rate) - 200)).toBeLessThan(3);
  });

  it.each([
    [1.25, 1],
    [0.75, 1],
    [1, 0.5],
    [1, 2],
    [1.4, 1.5],
  ])('keeps sounds at their time, pitch %f and tempo %f', (pitch, tempo) => {
    const sound = new Float32Array(4 * rate);
    for (const at of [1, 2.5]) sound.set(sine(220, 0.3, rate, 0.7), at * rate);
    const out = shifted(sound, pitch, tempo);
    const starts: number[] = [];
    let quiet = rate;
    out.forEach((sample, i) => {
      if (Math.abs(sample) > 0.1) {
        if (quiet > rate / 4) starts.push(i / rate);
        quiet = 0;
      } else quiet++;
    });
    expect(starts.length).toBe(2);
    expect(Math.abs((starts[0] ?? 0) - 1 / tempo)).toBeLessThan(0.05);
    expect(Math.abs((starts[1] ?? 0) - 2.5 / tempo)).toBeLessThan(0.05);
  });

  it('gives back the very samples where there is nothing to do', () => {
    const sound = sine(200, 0.1, rate);
    expect(shifted(sound, 1, 1)).toEqual(sound);
  });
});
