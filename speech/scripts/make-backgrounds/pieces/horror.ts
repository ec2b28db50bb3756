import { loopFrames, loopSeconds, sampleRate } from '../constants.ts';
import { skin } from '../instruments/drums.ts';
import { metal, musicBox } from '../instruments/keys.ts';
import { bowed } from '../instruments/strings.ts';
import { breathe, noiseBed } from '../instruments/weather.ts';
import { hz, midi } from '../notes.ts';
import { createRandom, type Random } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

/** Strings that creep upwards until they stop: a cluster of close tones, each sliding a tone and a half. */
function creeping(low: number, seconds: number, random: Random): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const offset of [0, 1.1, 1.9, 6.2]) {
    let phase = random.next();
    for (let i = 0; i < out.length; i++) {
      const share = i / out.length;
      const quiver = 0.18 * Math.sin((2 * Math.PI * 6.3 * i) / sampleRate + offset);
      phase += hz(low + offset + 3 * share * share + quiver) / sampleRate;
      const wave = phase - Math.floor(phase);
      const tremble = 0.7 + 0.3 * Math.sin((2 * Math.PI * 11 * i) / sampleRate + offset * 2);
      const edge = Math.min(1, (out.length - i) / (0.12 * sampleRate));
      const shape = Math.sin(2 * Math.PI * wave) + 0.4 * Math.sin(4 * Math.PI * wave);
      out[i] = (out[i] ?? 0) + shape * share ** 2 * tremble * edge * 0.2;
    }
  }
  return out;
}

/** Horror: drones a tritone and a semitone apart, swells that break off, iron in a far cellar, a heart. */
export function horror() {
  const random = createRandom(303);
  const near = createTape();
  const far = createTape();
  const drones = [
    [0, 'C#2', 0.5, -0.4],
    [0, 'G2', 0.34, 0.4],
    [8, 'C2', 0.5, 0.2],
    [8, 'F#2', 0.36, -0.5],
    [8, 'G2', 0.22, 0.6],
    [16, 'C#2', 0.5, 0],
    [16, 'D2', 0.3, 0.5],
    [16, 'G#2', 0.3, -0.5],
    [24, 'B1', 0.5, -0.2],
    [24, 'F2', 0.36, 0.4],
    [24, 'F#2', 0.2, -0.6],
  ] as const;
  for (const [at, name, gain, pan] of drones) {
    const note = { midi: midi(name), seconds: 7.5, attack: 3, release: 4, tone: 520, players: 4 };
    lay(near, at, bowed({ ...note, spread: 0.2 }, random), gain * 0.5, pan);
  }
  for (const [at, low, seconds, pan] of [
    [2.5, 76, 5, -0.5],
    [12.5, 79, 6, 0.5],
    [22, 74, 4.5, 0],
  ] as const) {
    lay(far, at, creeping(low, seconds, random), 0.42, pan);
    const hit = skin({ from: 70, to: 33, seconds: 2.6, slap: 0.3, slapHz: 300 }, random);
    lay(far, at + seconds, hit, 0.8);
    lay(near, at + seconds, hit, 0.35);
  }
  for (const [at, base, pan] of [
    [1, 210, 0.7],
    [6.1, 143, -0.8],
    [10.4, 388, 0.4],
    [17, 176, -0.5],
    [20.2, 265, 0.8],
    [28.7, 121, -0.3],
  ] as const) {
    lay(far, at, metal(base, 4.5, random), 0.5, pan);
  }
  const heart = skin({ from: 62, to: 44, seconds: 0.42, slap: 0.03, slapHz: 150 }, random);
  const beats = 24;
  for (let index = 0; index < beats; index++) {
    const at = (index * loopSeconds) / beats;
    lay(near, at, heart, 0.26);
    lay(near, at + 0.27, heart, 0.17);
  }
  // A broken music box in the next room, a semitone flat of itself.
  for (const [at, tone] of [
    [14.2, 87],
    [14.75, 84],
    [15.3, 86],
    [15.9, 81],
    [16.9, 80.6],
    [29.6, 87],
    [30.2, 84],
    [30.9, 80.6],
  ] as const) {
    lay(far, at, musicBox(tone - 0.4, 0.35, 2.4), 0.4, -0.6);
  }
  for (const pan of [-0.8, 0.8]) {
    const draught = noiseBed(loopFrames, 'bandpass', 380, 2.5, random);
    breathe(draught, [
      [2, 0.7],
      [5, 0.5],
    ]);
    lay(near, 0, draught, 0.05, pan);
  }
  addTape(far, near, 0.25);
  const out = createTape();
  addTape(out, near, 0.8);
  addTape(out, reverb(far, { seconds: 5.5, damping: 0.5, size: 1.3 }), 0.32);
  return out;
}
