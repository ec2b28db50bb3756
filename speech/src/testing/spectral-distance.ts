import { perMs, type Spoken } from './spoken.ts';

const size = 512;
const step = 220;
/** Limits of the bands in Hz. */
const limits = [100, 300, 500, 700, 950, 1250, 1600, 2000, 2500, 3100, 3900, 4900, 6200, 8000];

const angles = Array.from({ length: size }, (_, at) => (2 * Math.PI * at) / size);
const cosines = Float64Array.from(angles, Math.cos);
const sines = Float64Array.from(angles, Math.sin);

/** Levels in dB of the bands, every 10 ms. */
function bands(sound: Float32Array): number[][] {
  const frames: number[][] = [];
  for (let start = 0; start + size <= sound.length; start += step) {
    const powers = limits.slice(1).map(() => 1e-5);
    const frame = cosines.map((cosine, at) => (sound[start + at] ?? 0) * (0.5 - 0.5 * cosine));
    for (let bin = 2; bin < 190; bin++) {
      const hertz = (bin * perMs * 1000) / size;
      const band = limits.findIndex((limit) => hertz < limit) - 1;
      if (band < 0) continue;
      let [real, imaginary] = [0, 0];
      for (let at = 0; at < size; at++) {
        const sample = frame[at] as number;
        real += sample * (cosines[(bin * at) % size] as number);
        imaginary += sample * (sines[(bin * at) % size] as number);
      }
      powers[band] = (powers[band] ?? 0) + real * real + imaginary * imaginary;
    }
    frames.push(powers.map((power) => 10 * Math.log10(power)));
  }
  return frames;
}

/** Returns the mean difference in dB per band and frame of two words, aligned in time by the cheapest path. */
export function spectralDistance(one: Spoken, other: Spoken): number {
  const [from, to] = [bands(one.sound), bands(other.sound)];
  const cost = (at: number, there: number): number => {
    const [first = [], second = []] = [from[at], to[there]];
    return (
      first.reduce((sum, db, band) => sum + Math.abs(db - (second[band] ?? 0)), 0) / first.length
    );
  };
  let row = [0, ...to.map(() => Number.POSITIVE_INFINITY)];
  for (let at = 0; at < from.length; at++) {
    const next = [Number.POSITIVE_INFINITY];
    for (let there = 0; there < to.length; there++) {
      const best = Math.min(row[there] ?? 0, row[there + 1] ?? 0, next[there] ?? 0);
      next.push(best + cost(at, there));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(from.length, to.length);
}
