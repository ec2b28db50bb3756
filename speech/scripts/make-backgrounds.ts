/**
 * Composes the nine backgrounds and writes them to `speech/backgrounds`: `node speech/scripts/make-backgrounds.ts`,
 * with names after it to make only some. The same program gives the same sound each time.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Background, background, backgrounds } from '@duu/contract/voice-settings';
import { backgroundPath } from '../src/sound/background-file.ts';
import { encodeLoop } from './make-backgrounds/encode-loop.ts';
import { master } from './make-backgrounds/master.ts';
import { birthday } from './make-backgrounds/pieces/birthday.ts';
import { chill } from './make-backgrounds/pieces/chill.ts';
import { epic } from './make-backgrounds/pieces/epic.ts';
import { horror } from './make-backgrounds/pieces/horror.ts';
import { jazz } from './make-backgrounds/pieces/jazz.ts';
import { limbe } from './make-backgrounds/pieces/limbe.ts';
import { piano } from './make-backgrounds/pieces/piano.ts';
import { rain } from './make-backgrounds/pieces/rain.ts';
import { traffic } from './make-backgrounds/pieces/traffic.ts';
import { begunEarlier, type Tape } from './make-backgrounds/tape.ts';

const pieces: Readonly<Record<Background, () => Tape>> = {
  limbe,
  jazz,
  horror,
  epic,
  traffic,
  birthday,
  chill,
  piano,
  rain,
};

const wanted = process.argv.slice(2).map((name) => background.parse(name));
for (const name of wanted.length > 0 ? wanted : backgrounds) {
  const tape = begunEarlier(pieces[name](), 0.06);
  master(tape);
  const file = await encodeLoop(tape);
  const path = backgroundPath(name);
  await mkdir(new URL('.', path), { recursive: true });
  await writeFile(path, file);
  process.stdout.write(`${name}: ${Math.round(file.length / 1024)} KiB\n`);
}
