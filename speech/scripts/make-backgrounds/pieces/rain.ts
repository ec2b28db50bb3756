import { loopFrames, loopSeconds } from '../constants.ts';
import { hiss } from '../instruments/drums.ts';
import { breathe, drop, noiseBed, thunder } from '../instruments/weather.ts';
import { createRandom } from '../random.ts';
import { reverb } from '../reverb.ts';
import { addTape, createTape, lay } from '../tape.ts';

/** Rain: a steady shower on leaves, drops off the roof into a barrel near by, thunder twice, far off. */
export function rain() {
  const random = createRandom(909);
  const out = createTape();
  const room = createTape();
  for (const pan of [-1, -0.3, 0.3, 1]) {
    const shower = noiseBed(loopFrames, 'bandpass', 5200, 0.35, random);
    breathe(shower, [
      [2, 0.14],
      [5, 0.1],
      [11, 0.06],
    ]);
    lay(out, 0, shower, 0.06, pan);
    const ground = noiseBed(loopFrames, 'bandpass', 900, 0.4, random);
    breathe(ground, [
      [3, 0.15],
      [7, 0.1],
    ]);
    lay(out, 0, ground, 0.035, pan);
  }
  for (let index = 0; index < 2600; index++) {
    const near = random.next() ** 4;
    const splash = hiss(
      { seconds: random.between(0.004, 0.014), hz: random.between(2500, 9000), q: 1.2 },
      random,
    );
    lay(out, random.between(0, loopSeconds), splash, 0.05 + 0.3 * near, random.between(-1, 1));
  }
  for (let index = 0; index < 330; index++) {
    const near = random.next() ** 3;
    const sound = drop(random.between(700, 2600), random);
    const at = random.between(0, loopSeconds);
    const pan = random.between(-0.9, 0.9);
    lay(out, at, sound, 0.03 + 0.12 * near, pan);
    lay(room, at, sound, 0.05 + 0.1 * near, pan);
  }
  // The barrel under the eaves: a drip that nearly keeps time.
  for (let index = 0; index < 44; index++) {
    const at = (index * loopSeconds) / 44 + random.between(-0.12, 0.12);
    const sound = drop(random.between(480, 620), random);
    lay(out, at, sound, random.between(0.1, 0.22), 0.55);
    lay(room, at, sound, 0.25, 0.55);
  }
  addTape(out, reverb(room, { seconds: 1, damping: 0.3, size: 0.45 }), 0.3);
  for (const [at, pan, force] of [
    [6.5, -0.4, 1],
    [21.5, 0.5, 0.7],
  ] as const) {
    const roll = thunder(9, random);
    lay(out, at, roll, force * 0.34, pan);
    lay(out, at + 0.04, roll, force * 0.16, -pan);
  }
  return out;
}
