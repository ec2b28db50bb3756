import { loopFrames, loopSeconds, sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { breathe, noiseBed } from '../instruments/weather.ts';
import { createRandom, type Random } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay, type Tape } from '../tape.ts';

interface Vehicle {
  /** Seconds into the loop at which it is nearest. */
  readonly at: number;
  /** Metres a second; below 0 it drives from right to left. */
  readonly speed: number;
  /** Metres between the listener and the lane. */
  readonly distance: number;
  /** Fundamental of the engine in Hz. */
  readonly engine: number;
  /** 0 to 1: how much engine there is against the hiss of the tyres. */
  readonly growl: number;
  /** Hz of the tyres' noise. */
  readonly tyres: number;
}

const soundSpeed = 343;

const vehicles: readonly Vehicle[] = [
  { at: 2.2, speed: 14, distance: 6, engine: 62, growl: 0.4, tyres: 950 },
  { at: 5.6, speed: -13, distance: 9, engine: 74, growl: 0.35, tyres: 1100 },
  { at: 8.3, speed: 17, distance: 6, engine: 58, growl: 0.3, tyres: 1250 },
  { at: 12.4, speed: -11, distance: 9, engine: 38, growl: 0.8, tyres: 620 },
  { at: 15.1, speed: 15, distance: 6, engine: 70, growl: 0.35, tyres: 1000 },
  { at: 17.0, speed: -15, distance: 10, engine: 81, growl: 0.3, tyres: 1200 },
  { at: 20.6, speed: 20, distance: 6, engine: 118, growl: 0.9, tyres: 1500 },
  { at: 23.9, speed: -14, distance: 9, engine: 66, growl: 0.35, tyres: 980 },
  { at: 26.4, speed: 12, distance: 6, engine: 41, growl: 0.75, tyres: 700 },
  { at: 29.7, speed: -16, distance: 9, engine: 77, growl: 0.3, tyres: 1150 },
];

/** One vehicle from far left to far right: louder near by, higher before it passes and lower after it (Doppler). */
function pass(tape: Tape, vehicle: Vehicle, random: Random): void {
  const seconds = 10;
  const frames = seconds * sampleRate;
  const start = Math.round((vehicle.at - seconds / 2 + loopSeconds) * sampleRate);
  const tyres = createBiquad('bandpass', vehicle.tyres, 0.6);
  const roar = createBiquad('lowpass', 420, 0.7);
  let phase = 0;
  for (let i = 0; i < frames; i++) {
    const along = vehicle.speed * (i / sampleRate - seconds / 2);
    const range = Math.hypot(along, vehicle.distance);
    const approach = (-vehicle.speed * along) / range;
    const doppler = soundSpeed / (soundSpeed - approach);
    if (i % 32 === 0) tyres.tune(vehicle.tyres * doppler * (0.75 + 2 / (range / 4 + 4)), 0.6);
    phase += (2 * Math.PI * vehicle.engine * doppler) / sampleRate;
    let engine = 0;
    for (const [harmonic, gain] of [
      [1, 0.5],
      [2, 1],
      [3, 0.4],
      [4, 0.6],
      [6, 0.35],
    ] as const) {
      engine += gain * Math.sin(phase * harmonic + harmonic);
    }
    const noise = random.noise();
    const edge = Math.min(1, i / sampleRate, (frames - i) / sampleRate);
    const near = (vehicle.distance / range) ** 1.3 * (7 / vehicle.distance) * edge * edge;
    const sound = (tyres.run(noise) + roar.run(noise) * 0.5 + engine * vehicle.growl * 0.2) * near;
    const pan = ((along / (range + 4)) * Math.PI) / 4 + Math.PI / 4;
    const to = (start + i) % tape.left.length;
    tape.left[to] = (tape.left[to] ?? 0) + sound * Math.cos(pan) * 0.5;
    tape.right[to] = (tape.right[to] ?? 0) + sound * Math.sin(pan) * 0.5;
  }
}

/** A car's horn: two reeds a third apart. */
function horn(low: number, seconds: number): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * sampleRate));
  const body = createBiquad('bandpass', 1100, 0.9);
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const edge = Math.min(1, time / 0.02, (seconds - time) / 0.04);
    let sum = 0;
    for (const frequency of [low, low * 1.26]) {
      for (let h = 1; h <= 7; h++) sum += Math.sin(2 * Math.PI * frequency * h * time) / h ** 0.6;
    }
    out[i] = body.run(sum) * edge * 0.3;
  }
  return out;
}

/** Traffic: a street in town, vehicles from both sides, a motorcycle, a bus, horns some blocks away. */
export function traffic() {
  const random = createRandom(505);
  const street = createTape();
  for (const vehicle of vehicles) pass(street, vehicle, random);
  const far = createTape();
  for (const [at, low, seconds, pan] of [
    [3.7, 392, 0.5, 0.7],
    [4.4, 392, 0.9, 0.7],
    [14, 440, 0.35, -0.8],
    [22.3, 349, 1.1, -0.4],
    [31.1, 415, 0.3, 0.5],
    [31.6, 415, 0.4, 0.5],
  ] as const) {
    lay(far, at, horn(low, seconds), 0.3, pan);
  }
  const out = createTape();
  for (const pan of [-0.9, 0.9]) {
    const hum = noiseBed(loopFrames, 'lowpass', 130, 0.7, random);
    breathe(hum, [
      [3, 0.25],
      [5, 0.2],
    ]);
    lay(out, 0, hum, 0.34, pan);
    const town = noiseBed(loopFrames, 'bandpass', 700, 0.4, random);
    breathe(town, [
      [4, 0.2],
      [9, 0.15],
    ]);
    lay(out, 0, town, 0.035, pan);
  }
  addTape(out, street);
  addTape(far, street, 0.2);
  addTape(out, reverb(far, { seconds: 1.6, damping: 0.6, size: 1.4 }), 0.3);
  return out;
}
