import { stat } from 'node:fs/promises';
import { type Background, backgrounds } from '@duu/contract/voice-settings';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backgroundPath } from './background-file.ts';
import { type LoadedBackground, loadBackground } from './load-background.ts';
import { measureLoudness } from './loudness.ts';
import { loudestPeak } from './testing/sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const storedRate = 44_100;
/** Each background at that rate, decoded once for all tests: the product keeps fewer than these. */
const decoded = new Map<Background, Promise<LoadedBackground>>();
function stored(name: Background): Promise<LoadedBackground> {
  const sound = decoded.get(name) ?? loadBackground(name, storedRate);
  decoded.set(name, sound);
  return sound;
}

function toFloat(samples: Int16Array): Float32Array {
  const sound = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) sound[i] = (samples[i] as number) / 32_767;
  return sound;
}

describe('backgrounds', () => {
  it.each(backgrounds)(
    '%s: loops without a seam in stereo, as loud as the others',
    async (name) => {
      const { left, right } = await stored(name);
      expect(left.length).toBe(right.length);
      expect(left.length / 44_100).toBeGreaterThanOrEqual(30);
      expect((await stat(backgroundPath(name))).size).toBeLessThan(500_000);
      for (const channel of [left, right]) {
        const steps = Float64Array.from({ length: 4410 }, (_, i) => {
          const at = (channel.length - 2205 + i) % channel.length;
          return Math.abs((channel[(at + 1) % channel.length] ?? 0) - (channel[at] ?? 0));
        });
        const seam = Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0));
        const usual = steps.toSorted()[Math.floor(steps.length * 0.99)] ?? 0;
        expect(seam).toBeLessThanOrEqual(usual + 4);
      }
      const sound = [toFloat(left), toFloat(right)];
      expect(Math.abs(measureLoudness(sound, 44_100) + 20)).toBeLessThan(0.3);
      for (const channel of sound) {
        expect(loudestPeak(channel)).toBeLessThan(10 ** (-3 / 20));
      }
      let difference = 0;
      let sum = 0;
      for (let i = 0; i < left.length; i++) {
        difference += ((left[i] ?? 0) - (right[i] ?? 0)) ** 2;
        sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
      }
      expect(difference / sum).toBeGreaterThan(0.005);
    },
  );

  it.each([22_050, 24_000, 16_000])('comes at %i Hz, again without a seam', async (rate) => {
    const { left } = await loadBackground('piano', rate);
    expect(left.length).toBe(32 * rate);
    const seam = Math.abs((left[0] ?? 0) - (left.at(-1) ?? 0));
    const next = Math.abs((left[1] ?? 0) - (left[0] ?? 0));
    const before = Math.abs((left.at(-1) ?? 0) - (left.at(-2) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(next, before) * 3 + 40);
  });

  it('decodes once for all who ask, in short pieces', async () => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    const [first, second] = await Promise.all([
      loadBackground('jazz', 22_050),
      loadBackground('jazz', 22_050),
    ]);
    done = true;
    expect(second).toBe(first);
    // 28 pieces to decode, 64 seconds of channels to resample: the event loop runs after each.
    expect(turns).toBeGreaterThan(80);
  });

  it('fails for a file that is not there, and is not poisoned by it', async () => {
    const nowhere = new URL('file:///nowhere/');
    await expect(loadBackground('rain', 44_100, nowhere)).rejects.toThrow('ENOENT');
    await expect(loadBackground('rain', 44_100)).resolves.toBeDefined();
  });
});

// Half of the stored rate is enough here, and fast: the mean of two samples.
const halfRate = storedRate / 2;
const pieces = new Map<Background, Float32Array>();
beforeAll(async () => {
  for (const name of backgrounds) {
    const { left, right } = await stored(name);
    const mono = new Float32Array(left.length / 2);
    for (let i = 0; i < mono.length; i++) {
      for (const side of [left, right]) {
        mono[i] = (mono[i] ?? 0) + ((side[2 * i] ?? 0) + (side[2 * i + 1] ?? 0)) / 131_068;
      }
    }
    pieces.set(name, mono);
  }
});
const piece = (name: Background) => pieces.get(name) ?? new Float32Array(0);

/** Power at one frequency (Goertzel), over windows of a quarter of a second. */
function powerAt(sound: Float32Array, hz: number): number {
  const size = Math.floor(halfRate / 4);
  const turn = 2 * Math.cos((2 * Math.PI * hz) / halfRate);
  let power = 0;
  for (let from = 0; from + size <= sound.length; from += size) {
    let one = 0;
    let two = 0;
    for (let i = from; i < from + size; i++) {
      const next = (sound[i] as number) + turn * one - two;
      two = one;
      one = next;
    }
    power += one * one + two * two - turn * one * two;
  }
  return power;
}

/** Share of each octave in dB, from 45 Hz to 6 kHz. */
function colour(sound: Float32Array): number[] {
  const powers = Array.from({ length: 8 }, (_, octave) => {
    let sum = 0;
    for (let step = 0; step < 6; step++) sum += powerAt(sound, 45 * 2 ** (octave + step / 6));
    return sum * 2 ** octave;
  });
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => 10 * Math.log10(power / all));
}

/** Self-similarity of the attacks after that many seconds, 0 to 1. Bright sound only, as low tones ring on. */
function pulse(sound: Float32Array, seconds: number): number {
  const hop = halfRate / 90;
  const loud = Array.from({ length: Math.floor(sound.length / hop) }, (_, at) => {
    let power = 0;
    for (let i = Math.max(1, at * hop); i < (at + 1) * hop; i++) {
      power += ((sound[i] as number) - (sound[i - 1] as number)) ** 2;
    }
    return Math.sqrt(power);
  });
  const attacks = loud.map((level, at) => Math.max(0, level - (loud.at(at - 1) ?? level)));
  const mean = attacks.reduce((sum, one) => sum + one, 0) / attacks.length;
  const lag = Math.round(seconds * 90);
  let same = 0;
  let whole = 0;
  attacks.forEach((one, at) => {
    same += (one - mean) * ((attacks[(at + lag) % attacks.length] ?? 0) - mean);
    whole += (one - mean) ** 2;
  });
  return same / whole;
}

describe('each background is its own', () => {
  it('no two backgrounds have the same balance of low and high', () => {
    const colours = backgrounds.map((name) => colour(piece(name)));
    for (const [a, first] of colours.entries()) {
      for (const second of colours.slice(a + 1)) {
        const apart = Math.hypot(...first.map((db, i) => db - (second[i] ?? 0)));
        expect(apart).toBeGreaterThan(5);
      }
    }
  });

  it.each([
    ['jazz', 0.5],
    ['epic', 0.5],
    ['chill', 4 / 3],
    ['birthday', 4 / 3],
    ['piano', 2],
  ] as const)('%s has a beat of %f s', (name, seconds) => {
    expect(pulse(piece(name), seconds)).toBeGreaterThan(0.2);
    expect(pulse(piece(name), seconds)).toBeGreaterThan(pulse(piece(name), seconds * 1.13));
  });

  it.each(['rain', 'traffic', 'horror'] as const)('%s has no beat', (name) => {
    for (const seconds of [0.5, 1, 4 / 3]) {
      expect(pulse(piece(name), seconds)).toBeLessThan(0.15);
    }
  });

  it('the limbe plays G major pentatonic', () => {
    // Semitones from G4 to F#6.
    const powers = Array.from({ length: 24 }, (_, step) =>
      powerAt(piece('limbe'), 391.995 * 2 ** (step / 12)),
    );
    const all = powers.reduce((sum, power) => sum + power, 0);
    const scale = powers.filter((_, step) => [0, 2, 4, 7, 9].includes(step % 12));
    expect(scale.reduce((sum, power) => sum + power, 0) / all).toBeGreaterThan(0.8);
  });

  it('rain has no scale', () => {
    const powers = Array.from({ length: 12 }, (_, step) =>
      powerAt(piece('rain'), 880 * 2 ** (step / 12)),
    );
    const all = powers.reduce((sum, power) => sum + power, 0);
    expect(Math.max(...powers) / all).toBeLessThan(0.15);
  });
});
