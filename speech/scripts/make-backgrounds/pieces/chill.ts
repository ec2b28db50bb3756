import { loopFrames, loopSeconds, sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { hiss, skin } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/keys.ts';
import { bowed } from '../instruments/strings.ts';
import { noiseBed } from '../instruments/weather.ts';
import { chord, hz, midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, aroundTwice, createTape, lay, type Tape } from '../tape.ts';

const bars = 12;
const bar = loopSeconds / bars;
const beat = bar / 4;

const changes: readonly (readonly [string, string])[] = [
  ['F2', 'E3 A3 C4 G4'],
  ['E2', 'D3 G3 B3 F#4'],
  ['D2', 'F3 A3 C4 E4'],
  ['G2', 'F3 B3 D4 E4'],
];

/** A line that comes back changed: bar, beat, tone. */
const line: readonly (readonly [number, number, string])[] = [
  [0, 2.5, 'G5'],
  [0, 3, 'E5'],
  [1, 0.5, 'D5'],
  [1, 2, 'B4'],
  [2, 1.5, 'C5'],
  [2, 2, 'E5'],
  [2, 3.5, 'A5'],
  [3, 1, 'G5'],
  [4, 2.5, 'G5'],
  [4, 3, 'A5'],
  [5, 0.5, 'F#5'],
  [5, 2.5, 'D5'],
  [6, 1.5, 'E5'],
  [6, 3, 'C5'],
  [7, 0.5, 'D5'],
  [7, 2.5, 'B4'],
  [8, 2.5, 'C6'],
  [8, 3, 'G5'],
  [9, 0.5, 'B5'],
  [9, 2, 'F#5'],
  [10, 1, 'A5'],
  [10, 2.5, 'E5'],
  [11, 0.5, 'D5'],
  [11, 1, 'E5'],
];

/** Worn tape: pitch wavers by a slow and a quick wheel, both turning a whole number of times in the loop. */
function wow(tape: Tape): Tape {
  const out = createTape();
  for (const side of ['left', 'right'] as const) {
    const from = tape[side];
    for (let i = 0; i < loopFrames; i++) {
      const turn = (2 * Math.PI * i) / loopFrames;
      const late = 160 + 70 * Math.sin(turn * 19) + 5 * Math.sin(turn * 190);
      const at = i - late + loopFrames;
      const whole = Math.floor(at);
      const before = from[whole % loopFrames] ?? 0;
      out[side][i] = before + (at - whole) * ((from[(whole + 1) % loopFrames] ?? 0) - before);
    }
  }
  return out;
}

/** Chill: soft chords on worn tape, a slow beat that drags, 90 beats a minute felt as 45. */
export function chill() {
  const random = createRandom(707);
  const music = createTape();
  const beats = createTape();
  for (let index = 0; index < bars; index++) {
    const [root, voicing] = changes[index % changes.length] ?? ['F2', ''];
    const at = index * bar;
    chord(voicing).forEach((tone, voice) => {
      for (const [on, length] of [
        [0, 2.3],
        [2.5, 1.3],
      ] as const) {
        const key = electricPiano(tone, length * beat, on === 0 ? 0.6 : 0.45);
        lay(music, at + on * beat + voice * 0.014, key, 0.3, -0.3 + voice * 0.2);
      }
      const pad = { midi: tone + 12, seconds: bar * 0.9, attack: 0.7, release: 0.9, tone: 900 };
      lay(music, at, bowed({ ...pad, players: 3, spread: 0.09 }, random), 0.09, 0.5 - voice * 0.35);
    });
    for (const [on, length] of [
      [0, 1.6],
      [1.75, 0.5],
      [2.5, 1.3],
    ] as const) {
      const frames = Math.round(length * beat * sampleRate);
      const step = (2 * Math.PI * hz(midi(root))) / sampleRate;
      const bass = Float32Array.from({ length: frames }, (_, i) => {
        const edge = Math.min(1, i / 500, (frames - i) / 1500);
        return (Math.sin(step * i) + 0.2 * Math.sin(2 * step * i)) * edge;
      });
      lay(beats, at + on * beat, bass, 0.1);
    }
    const kick = skin({ from: 105, to: 47, seconds: 0.34, slap: 0.12, slapHz: 900 }, random);
    const snare = hiss({ seconds: 0.24, hz: 1400, q: 0.5 }, random);
    for (const on of [0, 1.67, 2.5]) lay(beats, at + on * beat, kick, on === 0 ? 0.5 : 0.36);
    for (const on of [1, 3]) lay(beats, at + on * beat + 0.018, snare, 0.3, 0.05);
    for (let on = 0; on < 4; on += 0.5) {
      const hat = hiss({ seconds: 0.06, hz: 6500, q: 0.6 }, random);
      lay(beats, at + (on + (on % 1 ? 0.09 : 0)) * beat, hat, random.between(0.12, 0.2), 0.3);
    }
  }
  for (const [on, beatsIn, name] of line) {
    const key = electricPiano(midi(name), beat * 1.8, 0.5);
    lay(music, on * bar + beatsIn * beat + 0.01, key, 0.48, 0.2);
    lay(music, on * bar + (beatsIn + 0.75) * beat, key, 0.1, -0.5);
  }
  const worn = wow(music);
  addTape(worn, reverb(worn, { seconds: 1.8, damping: 0.6, size: 0.8 }), 0.22);
  addTape(worn, beats);
  for (const side of [worn.left, worn.right])
    aroundTwice(side, createBiquad('lowpass', 5200, 0.6).run);
  for (const pan of [-0.6, 0.6])
    lay(worn, 0, noiseBed(loopFrames, 'bandpass', 3500, 0.4, random), 0.006, pan);
  for (let index = 0; index < 140; index++) {
    const speck = hiss({ seconds: 0.004, hz: random.between(2000, 6000), q: 1 }, random);
    lay(
      worn,
      random.between(0, loopSeconds),
      speck,
      random.between(0.02, 0.12),
      random.between(-0.8, 0.8),
    );
  }
  return worn;
}
