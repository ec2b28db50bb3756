import { describe, expect, it } from 'vitest';
import { plucked } from './instruments/plucked.ts';
import { noiseBed } from './instruments/weather.ts';
import { chord, hz, midi } from './notes.ts';
import { createRandom } from './random.ts';
import { reverb } from './reverb.ts';
import { begunEarlier, createTape, lay } from './tape.ts';

const sum = (sound: Float32Array) => sound.reduce((all, sample) => all + Math.abs(sample), 0);

describe('ring', () => {
  it('the ring lays what runs over its end at its start, and takes times before its start', () => {
    const tape = createTape(44_100);
    lay(tape, 0.9, new Float32Array(0.2 * 44_100).fill(1), 1, -1);
    expect(tape.left[0]).toBe(1);
    expect(tape.left[4409]).toBe(1);
    expect(tape.left[4411]).toBe(0);
    expect(sum(tape.right)).toBeLessThan(1e-6);
    lay(tape, -0.5, Float32Array.of(3), 1, 1);
    expect(tape.right[22_050]).toBe(3);
  });

  it('the ring can be turned without losing anything', () => {
    const tape = createTape(1000);
    tape.left[999] = 0.25;
    const turned = begunEarlier(tape, 10 / 44_100);
    expect(turned.left[9]).toBe(0.25);
    expect(sum(turned.left)).toBe(0.25);
  });

  it('the ring lets a room ring on from the end into the start', () => {
    const tape = createTape(44_100);
    lay(tape, 0.98, Float32Array.of(1), 1, 0);
    const { left } = reverb(tape, { seconds: 0.8, damping: 0.2 });
    expect(sum(left.subarray(2000, 8000))).toBeGreaterThan(sum(left.subarray(34_000, 40_000)) * 10);
  });

  it('the ring has no seam in a bed of low noise', () => {
    const bed = noiseBed(20_000, 'lowpass', 200, 0.7, createRandom(7));
    const steps = bed.map((sample, i) => Math.abs(sample - (bed.at(i - 1) ?? 0)));
    expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.subarray(1)));
  });
});

describe('notes', () => {
  it('notes are named and tuned as usual', () => {
    expect(chord('C4 A4 F#3 Bb2')).toEqual([60, 69, 54, 46]);
    expect(hz(midi('A4'))).toBe(440);
    expect(hz(60)).toBeCloseTo(261.626, 3);
    expect(() => midi('H4')).toThrow('not a note: H4');
  });

  it.each([40, 60, 69, 81])('a plucked string of %i is in tune', (tone) => {
    const sound = plucked(
      { midi: tone, seconds: 1, decay: 3, softness: 0.7 },
      createRandom(1),
    ).subarray(11_025, 40_000);
    // The string is in tune where a whole number of its periods later it looks the same.
    const likeness = (period: number) => {
      const lag = Math.round(20 * period);
      let same = 0;
      for (let i = 0; i + lag < sound.length; i++) {
        same += (sound[i] ?? 0) * (sound[i + lag] ?? 0);
      }
      return same;
    };
    const period = 44_100 / hz(tone);
    expect(likeness(period)).toBeGreaterThan(likeness(period * 1.006));
    expect(likeness(period)).toBeGreaterThan(likeness(period * 0.994));
  });
});

describe('chance', () => {
  it('random numbers are even, and the same only for the same seed', () => {
    const [a, b, c] = [createRandom(1), createRandom(1), createRandom(2)];
    const first = Array.from({ length: 1000 }, () => a.next());
    expect(Array.from({ length: 1000 }, () => b.next())).toEqual(first);
    expect(c.next()).not.toBe(first[0]);
    expect(first.reduce((all, one) => all + one, 0) / 1000).toBeCloseTo(0.5, 1);
  });
});
