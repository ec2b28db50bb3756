import { loopFrames } from '../constants.ts';
import { flutePhrase, type Tone } from '../instruments/flute.ts';
import { bowed } from '../instruments/strings.ts';
import { breathe, noiseBed } from '../instruments/weather.ts';
import { midi } from '../notes.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

/** A held tone, with the vibrato wide open. */
const held = (name: string, seconds: number, force = 0.85): Tone => ({
  midi: midi(name),
  seconds,
  force,
  vibrato: 0.3,
});
/** A quick tone on the way. */
const passing = (name: string, seconds = 0.14): Tone => ({
  midi: midi(name),
  seconds,
  glide: 0.025,
  vibrato: 0,
});
/** A leap that is slid into, as in long song. */
const slid = (name: string, seconds: number, force = 0.95): Tone => ({
  ...held(name, seconds, force),
  glide: 0.22,
});

/** Two tones beaten against each other: the "shake" of the limbe. */
const shake = (low: string, high: string, times: number): Tone[] =>
  Array.from({ length: times * 2 }, (_, index) => passing(index % 2 ? low : high, 0.11));

/** Phrases in G major pentatonic (G A B D E), free of metre, each on one breath: when it starts, and its tones. */
const phrases: readonly (readonly [number, readonly Tone[]])[] = [
  [
    0.6,
    [
      passing('D5', 0.2),
      passing('E5'),
      slid('G5', 1.9),
      ...shake('E5', 'G5', 2),
      held('E5', 0.6),
      passing('D5'),
      held('B4', 1.3),
    ],
  ],
  [
    6.4,
    [
      passing('B4'),
      passing('D5'),
      held('E5', 0.8),
      passing('G5'),
      slid('B5', 1.7),
      passing('A5'),
      passing('G5'),
      held('A5', 0.5),
      ...shake('G5', 'A5', 3),
      held('G5', 1.5, 0.75),
    ],
  ],
  [
    13.1,
    [
      passing('G5', 0.18),
      slid('D6', 2.3, 1),
      passing('B5'),
      passing('D6', 0.1),
      held('B5', 0.5),
      passing('A5'),
      passing('G5'),
      passing('A5', 0.1),
      held('E5', 1.6, 0.8),
    ],
  ],
  [
    19.6,
    [
      passing('E5'),
      passing('G5'),
      held('A5', 0.7),
      ...shake('G5', 'A5', 2),
      slid('E5', 0.9),
      passing('D5'),
      passing('E5', 0.1),
      held('G4', 0.9, 0.7),
      slid('D5', 1.6),
    ],
  ],
  [
    26.4,
    [
      passing('D5'),
      held('E5', 0.5),
      passing('D5'),
      passing('B4'),
      held('A4', 0.7, 0.8),
      ...shake('A4', 'B4', 2),
      held('G4', 2.2, 0.7),
    ],
  ],
];

/** Limbe: a Mongolian flute alone over the steppe, a horse-head fiddle holding the ground far under it. */
export function limbe() {
  const random = createRandom(101);
  const dry = createTape();
  for (const [at, tones] of phrases) lay(dry, at, flutePhrase(tones, random), 1, -0.1);
  const ground = createTape();
  const drones = [
    [0, 'G2', 'D3'],
    [8, 'G2', 'D3'],
    [16, 'E2', 'B2'],
    [24, 'G2', 'D3'],
  ] as const;
  for (const [at, low, high] of drones) {
    const shape = { seconds: 7, attack: 1.8, release: 2.4, players: 2, spread: 0.03 };
    lay(ground, at, bowed({ midi: midi(low), tone: 700, ...shape }, random), 0.16, 0.25);
    lay(ground, at + 0.3, bowed({ midi: midi(high), tone: 900, ...shape }, random), 0.1, 0.35);
  }
  addTape(dry, ground);
  const space = reverb(dry, { seconds: 3.2, damping: 0.45, size: 1.1 });
  const out = createTape();
  addTape(out, dry, 0.8);
  addTape(out, space, 0.16);
  for (const pan of [-0.7, 0.7]) {
    const wind = noiseBed(loopFrames, 'bandpass', 520, 0.7, random);
    breathe(wind, [
      [3, 0.6],
      [7, 0.3],
    ]);
    lay(out, 0, wind, 0.008, pan);
  }
  return out;
}
