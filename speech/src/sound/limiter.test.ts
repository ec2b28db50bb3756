import { describe, expect, it } from 'vitest';
import { Limiter } from './limiter.ts';
import { inPieces, sine, speechLike } from './testing/sounds.ts';
import { truePeak } from './true-peak.ts';

const dbOf = (value: number) => 20 * Math.log10(value);
const peakDb = (sound: Float32Array) => dbOf(truePeak(sound, 0, sound.length));

function limited(sound: Float32Array, ceilingDb: number): Float32Array {
  const limiter = new Limiter(44_100, 1, ceilingDb);
  return inPieces(
    sound,
    (piece) => limiter.process([piece])[0] ?? new Float32Array(0),
    () => limiter.flush()[0] ?? new Float32Array(0),
  );
}

describe('true peak', () => {
  it('sees between the samples: a quarter-rate sine at 45° has samples of 0.707 and a peak of 1', () => {
    const tone = sine(11_025, 0.1, 44_100, 1, Math.PI / 4);
    expect(tone.reduce((most, one) => Math.max(most, one), 0)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(dbOf(truePeak(tone, 100, 4000))).toBeCloseTo(0, 0);
  });
});

describe('Limiter', () => {
  it('leaves sound under the ceiling as it is, sample for sample', () => {
    const sound = sine(440, 0.5, 44_100, 0.5);
    expect(limited(sound, -2)).toEqual(sound);
  });

  it.each([1, 2.5, 8])('holds speech that is %f times full scale under the ceiling', (loud) => {
    const sound = speechLike(3, 44_100, loud);
    const out = limited(sound, -2);
    expect(out.length).toBe(sound.length);
    expect(peakDb(sound)).toBeGreaterThan(-1);
    expect(peakDb(out)).toBeLessThan(-1.9);
    expect(peakDb(out)).toBeGreaterThan(-3.5);
  });

  it('holds peaks that lie between samples, a click, and a click at the very first sample', () => {
    expect(peakDb(limited(sine(11_025, 0.2, 44_100, 1, Math.PI / 4), -1))).toBeLessThan(-0.8);
    for (const at of [0, 7000]) {
      const click = sine(200, 0.3, 44_100, 0.2);
      click[at] = 4;
      expect(peakDb(limited(click, -1))).toBeLessThan(-0.9);
    }
  });

  it('moves its gain without jumps', () => {
    const sound = new Float32Array(20_000).fill(0.1);
    sound.fill(1.5, 10_000, 10_400);
    const out = limited(sound, -6);
    let jump = 0;
    for (let i = 1; i < 9_999; i++) {
      jump = Math.max(jump, Math.abs((out[i] ?? 0) - (out[i - 1] ?? 0)));
    }
    expect(jump).toBeLessThan(0.002);
  });

  it('turns both channels down together', () => {
    const limiter = new Limiter(44_100, 2, -6);
    const loud = sine(300, 0.5, 44_100, 1);
    const soft = sine(300, 0.5, 44_100, 0.25);
    const first = limiter.process([loud, soft]);
    const rest = limiter.flush();
    for (const part of [first, rest]) {
      const [left = new Float32Array(0), right] = part;
      const apart = left.map((sample, i) => Math.abs((right?.[i] ?? 0) * 4 - sample));
      expect(Math.max(0, ...apart)).toBeLessThan(1e-5);
    }
  });
});
