import { loopSeconds } from '../constants.ts';
import { piano as string } from '../instruments/keys.ts';
import { chord, midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

const bars = 8;
const bar = loopSeconds / bars;
const beat = bar / 4;

/** Six tones a bar from low to high; the left hand rolls up them and back. */
const harmony = [
  'A2 E3 A3 C4 E4 B4',
  'F2 C3 A3 C4 E4 A4',
  'C3 G3 C4 E4 G4 D5',
  'G2 D3 B3 D4 G4 B4',
  'A2 E3 C4 E4 G4 C5',
  'D3 A3 D4 F4 A4 C5',
  'F2 C3 G3 A3 C4 E4',
  'E2 B2 G#3 B3 D4 E4',
];
const roll = [0, 1, 2, 3, 4, 3, 5, 3, 4, 2, 3, 2, 4, 3, 2, 1];

/** The right hand: bar, beat, tone, beats held, force. */
const melody: readonly (readonly [number, number, string, number, number])[] = [
  [0, 0, 'E5', 2, 0.7],
  [0, 2, 'D5', 1, 0.55],
  [0, 3, 'C5', 1, 0.55],
  [1, 0, 'A5', 2.5, 0.72],
  [1, 2.5, 'G5', 0.5, 0.5],
  [1, 3, 'E5', 1, 0.58],
  [2, 0, 'G5', 3, 0.68],
  [2, 3, 'E5', 1, 0.55],
  [3, 0, 'D5', 2, 0.6],
  [3, 2, 'B4', 1, 0.5],
  [3, 3, 'D5', 1, 0.55],
  [4, 0, 'E5', 1.5, 0.65],
  [4, 1.5, 'G5', 0.5, 0.55],
  [4, 2, 'C6', 2, 0.78],
  [5, 0, 'A5', 2, 0.7],
  [5, 2, 'F5', 1, 0.58],
  [5, 3, 'D5', 1, 0.55],
  [6, 0, 'E5', 2, 0.62],
  [6, 2, 'C5', 1, 0.55],
  [6, 3, 'A4', 1, 0.5],
  [7, 0, 'B4', 2, 0.58],
  [7, 2, 'G#4', 1, 0.5],
  [7, 3, 'B4', 1, 0.55],
];

/** Piano: a slow song without words in A minor, rolled chords under it, the pedal down. */
export function piano() {
  const random = createRandom(808);
  const dry = createTape();
  harmony.forEach((names, index) => {
    const tones = chord(names);
    roll.forEach((which, step) => {
      const tone = tones[which] ?? 60;
      const at = index * bar + (step * beat) / 4 + random.between(-0.012, 0.012);
      const force = (step === 0 ? 0.6 : step % 4 === 0 ? 0.42 : 0.33) * random.between(0.9, 1.1);
      const held = Math.max(0.6, bar - (step * beat) / 4);
      lay(dry, at, string(tone, held, force, random), 0.55, (tone - 62) / 50);
    });
    const low = (tones[0] ?? 45) - 12;
    if (low >= 28) lay(dry, index * bar, string(low, bar, 0.4, random), 0.5, -0.4);
  });
  for (const [on, beats, name, length, force] of melody) {
    const at = on * bar + beats * beat + random.between(-0.01, 0.014);
    lay(dry, at, string(midi(name), length * beat + 0.4, force, random), 0.8, 0.2);
  }
  const out = createTape();
  addTape(out, dry, 0.8);
  addTape(out, reverb(dry, { seconds: 2.2, damping: 0.5, size: 0.9 }), 0.09);
  return out;
}
