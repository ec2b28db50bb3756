import { loopSeconds } from '../constants.ts';
import { clap, hiss, skin } from '../instruments/drums.ts';
import { musicBox } from '../instruments/keys.ts';
import { plucked } from '../instruments/plucked.ts';
import { chord, midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

const bars = 24;
const bar = loopSeconds / bars;
const beat = bar / 3;

/** "Happy Birthday to You" (traditional, public domain since 2016) in F, and eight bars of our own. Beats, tones. */
const song =
  'C5 .75 C5 .25 D5 1 C5 1 F5 1 E5 2 C5 .75 C5 .25 D5 1 C5 1 G5 1 F5 2 C5 .75 C5 .25 C6 1 A5 1 F5 1 E5 1 D5 2 Bb5 .75 Bb5 .25 A5 1 F5 1 G5 1 F5 2';
const ours =
  'A5 .5 C6 .5 D6 1.5 C6 .5 A5 1 C6 2 A5 .5 G5 .5 F5 1.5 G5 .5 A5 1 G5 2 F5 .5 G5 .5 A5 1.5 Bb5 .5 A5 1 G5 1 F5 1 D5 1 C5 1 D5 1 F5 1 E5 1.5 D5 .5';
/** One letter a bar; the song begins on the last beat of the bar before. */
const songChords = 'F C C F F B C F';
const ourChords = 'B F D G B B C C';
/** Ukulele in high-G tuning, from the fourth string to the first. */
const shapes: Readonly<Record<string, number[]>> = {
  F: chord('A4 C4 F4 A4'),
  C: chord('G4 C4 E4 C5'),
  B: chord('Bb4 D4 F4 Bb4'),
  D: chord('A4 D4 F4 A4'),
  G: chord('G4 D4 F4 Bb4'),
};

interface Struck {
  readonly at: number;
  readonly tone: number;
}

function melody(text: string, from: number): Struck[] {
  const words = text.split(' ');
  const notes: Struck[] = [];
  let at = from;
  for (let i = 0; i < words.length; i += 2) {
    notes.push({ at, tone: midi(words[i] ?? '') });
    at += Number(words[i + 1]) * beat;
  }
  return notes;
}

/** Birthday: a music box and a ukulele; the second time with bells on top and everybody clapping. */
export function birthday() {
  const random = createRandom(606);
  const out = createTape();
  const room = createTape();
  const first = melody(song, -beat);
  const middle = melody(ours, 8 * bar - beat);
  const last = melody(song, 16 * bar - beat);
  for (const { at, tone } of [...first, ...middle, ...last]) {
    const box = musicBox(tone + 12, random.between(0.8, 1), 1.9);
    lay(out, at, box, 0.42, -0.15);
    lay(room, at, box, 0.3, -0.15);
  }
  for (const { at, tone } of last) lay(out, at, musicBox(tone + 24, 0.5, 1.2), 0.3, 0.3);
  for (const { at, tone } of middle) lay(out, at, musicBox(tone, 0.6, 1.6), 0.32, 0.2);

  const chords = [songChords, ourChords, songChords].join(' ').split(' ');
  chords.forEach((letter, index) => {
    const shape = shapes[letter] ?? [];
    const at = index * bar;
    const root = (shapes[letter]?.[letter === 'F' ? 2 : 1] ?? 60) - (letter === 'B' ? 28 : 24);
    const bass = plucked(
      { midi: letter === 'B' ? 46 : root, seconds: beat * 1.6, decay: 2, softness: 0.8 },
      random,
    );
    lay(out, at, bass, 0.34);
    for (const [on, force] of [
      [1, 0.85],
      [1.5, 0.4],
      [2, 0.8],
      [2.5, 0.45],
    ] as const) {
      const strings = on % 1 === 0 ? shape : [...shape].reverse();
      strings.forEach((tone, string) => {
        const note = { midi: tone, seconds: 0.7, decay: 0.9, softness: 0.35, touch: 0.25 };
        const sound = plucked(note, random);
        lay(out, at + on * beat + string * 0.011, sound, 0.1 * force, 0.35);
        lay(room, at + on * beat + string * 0.011, sound, 0.05 * force, 0.35);
      });
    }
    const shaker = hiss({ seconds: 0.07, hz: 7000, q: 0.8, attack: 0.02 }, random);
    for (let on = 0; on < 3; on += 0.5)
      lay(out, at + on * beat, shaker, on % 1 ? 0.03 : 0.05, -0.5);
    if (index >= 8)
      lay(
        out,
        at,
        skin({ from: 100, to: 58, seconds: 0.22, slap: 0.15, slapHz: 900 }, random),
        0.3,
      );
    if (index >= 16) {
      for (const on of [1, 2]) {
        const hands = clap(random);
        lay(out, at + on * beat, hands, 0.3, random.between(-0.4, 0.4));
        lay(room, at + on * beat, hands, 0.3, 0);
      }
    }
  });
  addTape(out, reverb(room, { seconds: 1.2, damping: 0.35, size: 0.5 }), 0.3);
  return out;
}
