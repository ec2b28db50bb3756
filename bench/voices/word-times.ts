// Word times beside those of a forced aligner (pocketsphinx, US English), at three speeds. Exits with 1 on a miss.
//   node bench/voices/word-times.ts [--voice kokoro] [--styles 2] [--keep FOLDER]
// The aligner knows speech at its own speed, so a sound is brought back to it first.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Shifter } from '../../speech/src/sound/shifter.ts';
import { percentile } from '../percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { type Alignment, align } from './judges.ts';
import { type Reader, ReadingRoom, readers, type Sound } from './readers.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({
  options: {
    voice: { type: 'string' },
    styles: { type: 'string', default: '2' },
    keep: { type: 'string' },
  },
});
const speeds = [1, 0.5, 2] as const;
/** Mean difference from the aligner's starts, in ms. */
const maxMean = (id: string) => (id.startsWith('kokoro') ? 30 : 45);
const maxOften = 120;

const room = new ReadingRoom(values.keep);
const chosenReaders = readers.filter(({ id, language }) => {
  const [voice, style = '0'] = id.split('/');
  if (language !== 'en' || Number(style) >= Number(values.styles)) return false;
  return values.voice === undefined ? id !== 'emma' : values.voice === voice;
});

function alignmentOf({ path, samples, sampleRate, result }: Sound, text: string, speed: number) {
  const shifter = new Shifter({ sampleRate, pitch: 1, tempo: 1 / speed });
  const slowed = [...shifter.process(samples), ...shifter.flush()];
  const at = `${path}.pcm`;
  writeFileSync(
    at,
    Int16Array.from(slowed, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
  );
  const words = result.words.map(({ start, end }) => text.slice(start, end).toLowerCase());
  return { path: at, rate: sampleRate, words } satisfies Alignment;
}

/** Returns how late each word's time is, in ms. */
async function lateness(reader: Reader, speed: number): Promise<number[]> {
  const tasks: Alignment[] = [];
  const sounds: Sound[] = [];
  for (const [at, text] of sentences.en.entries()) {
    const sound = await room.read(reader, text, `${at}-${speed}`, speed);
    sounds.push(sound);
    tasks.push(alignmentOf(sound, text, speed));
  }
  const aligned = await align(tasks);
  return sounds.flatMap(({ result }, at) =>
    result.words.flatMap(({ startMs }, word) => {
      const heard = aligned[at]?.[word];
      // The silence that the aligner adds in front is not in the sound.
      return heard === null || heard === undefined ? [] : startMs - Math.max(0, heard) / speed;
    }),
  );
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

heading('Word times beside a forced aligner’s');
row('voice', 'speed', 'words', 'late by', 'mean error', '95 %');
for (const reader of chosenReaders)
  for (const speed of speeds) {
    const late = await lateness(reader, speed);
    const errors = late.map(Math.abs);
    const often = percentile(errors, 0.95);
    const cells = [mean(late), mean(errors), often].map(ms);
    row(reader.id, `${speed}`, `${errors.length}`, ...cells);
    const what = `${reader.id} at speed ${speed}`;
    goal({
      what: `${what}: mean error`,
      value: mean(errors),
      max: maxMean(reader.id),
      unit: ' ms',
    });
    goal({ what: `${what}: 95 % of errors`, value: often, max: maxOften, unit: ' ms' });
  }
await room.close();
process.exit(printMissedGoals());
