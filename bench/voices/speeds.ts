// Half, normal and double speed of voices: how long a text lasts, and the pauses between its sentences. Exits with 1 on a
// miss.
//   node bench/voices/speeds.ts [--voice kokoro]
import { parseArgs } from 'node:util';
import { defaultPauses } from '@duu/contract/pauses';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { ReadingRoom, readers } from './readers.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({ options: { voice: { type: 'string' } } });

/** One voice of each engine and language, or all of the asked one. */
const one = ['emily', 'saraa', 'kokoro/0', 'kokoro/4'];
const chosenReaders = readers.filter(({ id, speaker }) =>
  values.voice === undefined
    ? one.includes(id) || (speaker.engine === 'onnx' && !id.includes('/'))
    : id.split('/')[0] === values.voice,
);
const maxOff = 3;
/** Of a pause, in ms at normal speed: a sound ends and begins softly. */
const maxPauseOff = 60;
/** Share of full scale below which nothing is heard. */
const quiet = 0.01;

/** Returns the longest silences within a sound, in ms. */
function silences(samples: Float32Array, sampleRate: number, count: number): number[] {
  const found: number[] = [];
  let last = -1;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < quiet) continue;
    if (last >= 0) found.push(at - last);
    last = at;
  }
  return found
    .sort((a, b) => b - a)
    .slice(0, count)
    .map((length) => (length * 1000) / sampleRate);
}

const room = new ReadingRoom(undefined);
heading('Speeds and pauses');
row('voice', 'speed', 'lasts', 'off by', 'pauses', 'decided');
for (const reader of chosenReaders) {
  const texts = sentences[reader.language].slice(0, 4);
  let normal = 0;
  for (const speed of [1, 0.5, 2]) {
    const { samples, sampleRate } = await room.read(reader, texts.join(' '), `${speed}`, speed);
    const lasts = (samples.length * 1000) / sampleRate;
    if (speed === 1) normal = lasts;
    const off = 100 * Math.abs((lasts * speed) / normal - 1);
    const decided = defaultPauses.sentence / speed;
    const found = silences(samples, sampleRate, texts.length - 1);
    const pauseOff = speed * Math.max(...found.map((pause) => Math.abs(pause - decided)));
    const pauses = found.map((pause) => pause.toFixed(0)).join(' ');
    row(reader.id, `${speed}`, ms(lasts), `${off.toFixed(1)} %`, pauses, ms(decided));
    const what = `${reader.id} at speed ${speed}`;
    goal({ what: `${what}: length`, value: off, max: maxOff, unit: ' %' });
    goal({ what: `${what}: pauses`, value: pauseOff, max: maxPauseOff, unit: ' ms' });
  }
}
await room.close();
process.exit(printMissedGoals());
