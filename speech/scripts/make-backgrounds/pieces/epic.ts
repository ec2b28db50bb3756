import { loopSeconds } from '../constants.ts';
import { cymbal, hiss, skin } from '../instruments/drums.ts';
import { bowed, brass } from '../instruments/strings.ts';
import { chord, midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

const bars = 16;
const bar = loopSeconds / bars;
const eighth = bar / 8;

/** D minor, VI, III, VII; then with the fourth degree and the raised leading note. Root, fifth and third for strings. */
const harmony: readonly (readonly [string, string])[] = [
  ['D2', 'D3 A3 D4 F4'],
  ['D2', 'D3 A3 D4 F4'],
  ['Bb1', 'D3 Bb3 D4 F4'],
  ['Bb1', 'D3 Bb3 D4 F4'],
  ['F2', 'C3 A3 C4 F4'],
  ['F2', 'C3 A3 C4 F4'],
  ['C2', 'E3 G3 C4 E4'],
  ['C2', 'E3 G3 C4 G4'],
  ['D2', 'D3 A3 D4 F4'],
  ['D2', 'F3 A3 D4 A4'],
  ['Bb1', 'F3 Bb3 D4 Bb4'],
  ['G1', 'G3 Bb3 D4 G4'],
  ['F2', 'F3 A3 C4 A4'],
  ['C2', 'E3 G3 C4 G4'],
  ['A1', 'E3 A3 C#4 E4'],
  ['A1', 'E3 A3 C#4 G4'],
];

/** The theme of the horns: bar, beat, tone, beats. */
const theme: readonly (readonly [number, number, string, number])[] = [
  [0, 0, 'D3', 3],
  [0, 3, 'E3', 1],
  [1, 0, 'F3', 3],
  [1, 3, 'A3', 1],
  [2, 0, 'Bb3', 4],
  [3, 0, 'A3', 2],
  [3, 2, 'F3', 2],
  [4, 0, 'A3', 3],
  [4, 3, 'G3', 1],
  [5, 0, 'F3', 4],
  [6, 0, 'E3', 3],
  [6, 3, 'F3', 1],
  [7, 0, 'G3', 4],
  [8, 0, 'D4', 3],
  [8, 3, 'C4', 1],
  [9, 0, 'A3', 4],
  [10, 0, 'Bb3', 3],
  [10, 3, 'C4', 1],
  [11, 0, 'D4', 4],
  [12, 0, 'C4', 3],
  [12, 3, 'A3', 1],
  [13, 0, 'G3', 4],
  [14, 0, 'A3', 4],
  [15, 0, 'C#4', 2],
  [15, 2, 'E4', 2],
];

/** Which octave and degree each eighth of the ostinato takes: root, root, fifth, root, octave … */
const ostinato = [0, 12, 7, 12, 0, 12, 7, 10];

/** Epic: low strings that never stop, big drums, horns over them, at 120 beats a minute. */
export function epic() {
  const random = createRandom(404);
  const dry = createTape();
  harmony.forEach(([root, tones], index) => {
    const at = index * bar;
    const loud = index >= 8 ? 1 : 0.85;
    const low = midi(root);
    const third = chord(tones).some((tone) => (tone - low + 120) % 12 === 3) ? 3 : 4;
    ostinato.forEach((offset, step) => {
      const tone = low + 12 + (offset === 10 ? third + 12 : offset);
      const stroke = { seconds: eighth * 0.38, attack: 0.012, release: 0.07, players: 4 };
      const force = step % 4 === 0 ? 0.95 : 0.6;
      lay(
        dry,
        at + step * eighth,
        bowed({ midi: tone, tone: 2600, ...stroke }, random),
        force * loud,
        -0.3,
      );
    });
    for (const [voice, tone] of chord(tones).entries()) {
      const pad = {
        midi: tone + (index >= 8 ? 12 : 0),
        seconds: bar * 0.94,
        attack: 0.35,
        release: 0.6,
      };
      lay(
        dry,
        at,
        bowed({ ...pad, tone: 1800 + 60 * index, players: 5 }, random),
        0.16 * loud,
        0.7 - voice * 0.35,
      );
    }
    lay(
      dry,
      at,
      bowed({ midi: low, seconds: bar * 0.95, attack: 0.08, release: 0.4, tone: 420 }, random),
      0.55,
      0,
    );
    const taiko = skin({ from: 110, to: 48, seconds: 1.3, slap: 0.5, slapHz: 420 }, random);
    const tom = skin({ from: 150, to: 82, seconds: 0.6, slap: 0.4, slapHz: 700 }, random);
    lay(dry, at, taiko, 0.6 * loud);
    lay(dry, at + 5 * eighth, taiko, 0.42 * loud, -0.2);
    for (const [step, force] of [
      [3, 0.26],
      [6, 0.36],
      [7, 0.26],
    ] as const)
      lay(dry, at + step * eighth, tom, force * loud, 0.3);
    if (index % 4 === 3) {
      for (const step of [4, 4.5, 5.5, 6.5, 7.5])
        lay(dry, at + step * eighth, tom, 0.4, 0.4 - step / 10);
    }
    if (index % 8 === 7) {
      lay(dry, at, hiss({ seconds: bar * 2, hz: 6500, q: 0.4, attack: bar * 0.97 }, random), 0.14);
    }
    if (index % 8 === 0) lay(dry, at, cymbal(3.2, 0.3, random), 0.55, 0.2);
  });
  for (const [on, beat, name, beats] of theme) {
    const at = on * bar + (beat * bar) / 4;
    const seconds = (beats * bar * 0.9) / 4;
    const force = on >= 8 ? 1 : 0.75;
    lay(dry, at, brass(midi(name), seconds, force, random), 0.7 * force, 0.15);
    if (on >= 8) lay(dry, at, brass(midi(name) - 12, seconds, 0.8, random), 0.4, -0.15);
  }
  const out = createTape();
  addTape(out, dry, 0.7);
  addTape(out, reverb(dry, { seconds: 2.8, damping: 0.4, size: 1.2 }), 0.075);
  return out;
}
