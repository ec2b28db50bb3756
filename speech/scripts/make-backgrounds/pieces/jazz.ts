import { loopSeconds } from '../constants.ts';
import { cymbal, hiss, skin } from '../instruments/drums.ts';
import { electricPiano } from '../instruments/keys.ts';
import { uprightBass } from '../instruments/plucked.ts';
import { chord, midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

const bars = 16;
const bar = loopSeconds / bars;
const beat = bar / 4;
/** An offbeat eighth falls on the last third of its beat: swing. */
const swung = (beats: number) =>
  (Math.floor(beats) + (beats % 1 >= 0.5 ? 2 / 3 : beats % 1)) * beat;

/** Roots of the bass, and the left hand's rootless voicings: ii-V-I in C, then in A minor, then home. */
const changes: readonly (readonly [string, string])[] = [
  ['D2', 'F3 A3 C4 E4'],
  ['G2', 'F3 A3 B3 E4'],
  ['C2', 'E3 G3 B3 D4'],
  ['A1', 'G3 C#4 F4 A4'],
  ['D2', 'F3 A3 C4 E4'],
  ['G2', 'F3 Ab3 B3 Eb4'],
  ['E2', 'G3 B3 D4 F#4'],
  ['A1', 'G3 Bb3 C#4 F#4'],
  ['B1', 'A3 D4 F4 G4'],
  ['E2', 'G#3 C4 D4 G4'],
  ['A1', 'G3 C4 E4 B4'],
  ['D2', 'F#3 B3 C4 E4'],
  ['D2', 'F3 A3 C4 E4'],
  ['G2', 'F3 A3 B3 E4'],
  ['C2', 'E3 A3 B3 D4'],
  ['A1', 'G3 Bb3 C#4 F4'],
];

/** Which chord tones the bass walks on beats 2 and 3, in semitones over the root. */
const walks = [
  [4, 7],
  [7, 12],
  [12, 7],
  [3, 7],
  [5, 7],
  [7, 4],
] as const;

/** When the left hand plays within two bars, in beats, and for how long. */
const comping = [
  [0, 1.4],
  [1.5, 0.5],
  [4.5, 1.6],
  [6.5, 0.6],
] as const;

/** A sparse line for the right hand: bar, beat, tone, beats held. */
const line: readonly (readonly [number, number, string, number])[] = [
  [0, 2.5, 'A4', 0.5],
  [0, 3, 'C5', 0.5],
  [0, 3.5, 'E5', 1],
  [1, 1, 'D5', 0.5],
  [1, 1.5, 'B4', 1.4],
  [2, 1.5, 'G4', 0.5],
  [2, 2, 'B4', 0.5],
  [2, 2.5, 'D5', 1.5],
  [4, 1, 'F5', 0.5],
  [4, 1.5, 'E5', 0.5],
  [4, 2, 'C5', 0.5],
  [4, 2.5, 'A4', 1],
  [5, 0.5, 'Ab4', 0.5],
  [5, 1, 'B4', 0.5],
  [5, 1.5, 'Eb5', 1.4],
  [6, 2.5, 'D5', 0.5],
  [6, 3, 'B4', 0.9],
  [8, 0.5, 'D5', 0.5],
  [8, 1, 'F5', 0.5],
  [8, 1.5, 'A5', 1.2],
  [9, 1, 'G#5', 0.5],
  [9, 1.5, 'F5', 0.5],
  [9, 2, 'D5', 0.5],
  [9, 2.5, 'C5', 1],
  [10, 1.5, 'B4', 0.5],
  [10, 2, 'C5', 0.5],
  [10, 2.5, 'E5', 1.8],
  [12, 2.5, 'A4', 0.5],
  [12, 3, 'C5', 0.5],
  [12, 3.5, 'E5', 1],
  [13, 1, 'A5', 1],
  [13, 2.5, 'E5', 0.5],
  [13, 3, 'D5', 0.5],
  [14, 0, 'E5', 2],
  [15, 1.5, 'C#5', 0.5],
  [15, 2, 'Bb4', 0.5],
  [15, 2.5, 'G4', 1],
];

/** Jazz: a trio at 120 beats a minute, walking bass, brushes and an electric piano. */
export function jazz() {
  const random = createRandom(202);
  const out = createTape();
  const room = createTape();
  const human = () => random.between(-0.006, 0.006);

  changes.forEach(([root, voicing], index) => {
    const at = index * bar;
    const low = midi(root);
    const next = midi(changes[(index + 1) % bars]?.[0] ?? root);
    const [second, third] = walks[index % walks.length] ?? [7, 12];
    const minor = chord(voicing).some((tone) => (tone - low + 120) % 12 === 3);
    const steps = [
      low,
      low + (second === 4 && minor ? 3 : second),
      low + third,
      next + (index % 3 ? 1 : -1),
    ];
    steps.forEach((tone, step) => {
      const force = step === 0 ? 0.36 : 0.31;
      lay(
        out,
        at + step * beat + human(),
        uprightBass(tone < 28 ? tone + 12 : tone, beat * 0.97, force, random),
      );
    });
    for (const [on, length] of comping) {
      if (Math.floor(on / 4) !== index % 2) continue;
      for (const tone of chord(voicing)) {
        const key = electricPiano(tone, length * beat, 0.5);
        lay(out, at + swung(on % 4) + human(), key, 0.34, 0.3);
        lay(room, at + swung(on % 4), key, 0.2, 0.3);
      }
    }
    for (const on of [0, 1, 1.5, 2, 3, 3.5]) {
      const force = on % 2 === 1 ? 0.62 : 0.44;
      lay(
        out,
        at + swung(on) + human(),
        cymbal(0.9, 1.4, random),
        force * random.between(0.8, 1.1),
        -0.35,
      );
    }
    for (const on of [1, 3]) lay(out, at + on * beat, cymbal(0.07, 0.2, random), 0.3, -0.5);
    for (const on of [0, 1, 2, 3]) {
      const stroke = { seconds: beat * 0.9, hz: 2600, q: 0.5, attack: beat * 0.35 };
      lay(out, at + on * beat, hiss(stroke, random), on % 2 ? 0.075 : 0.05, 0.15);
    }
    if (index % 4 === 3) {
      const tap = hiss({ seconds: 0.16, hz: 1900, q: 0.7 }, random);
      for (const on of [2.5, 3.5]) lay(out, at + swung(on), tap, 0.2, 0.15);
    }
    const kick = skin({ from: 90, to: 52, seconds: 0.25, slap: 0.1, slapHz: 1200 }, random);
    for (const on of [0, 2]) lay(out, at + on * beat, kick, 0.13);
  });
  for (const [on, beats, name, length] of line) {
    const key = electricPiano(midi(name), length * beat, random.between(0.7, 0.95));
    lay(out, on * bar + swung(beats) + human(), key, 0.5, 0.1);
    lay(room, on * bar + swung(beats), key, 0.24, 0.1);
  }
  addTape(out, reverb(room, { seconds: 1.1, damping: 0.4, size: 0.6 }), 0.3);
  return out;
}
