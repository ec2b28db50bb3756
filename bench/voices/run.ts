// Voices as machines hear them: every speaker of the embedded engine and of the voices that were added reads fixed
// sentences through the product. Exits with 1 on a miss.
//   node bench/voices/run.ts [--voice kokoro|kokoro/4|espeak] [--sentences 6] [--keep FOLDER]
// DistillMOS (1 to 5), word errors of Whisper base in English, consonant errors of a phoneme recognizer in Mongolian,
// loudness, the longest silence, and time beside the model's own. The judges are Python packages of pinned versions in
// the cache folder; python3 (3.10 or newer) has to be there.
import { parseArgs } from 'node:util';
import { measureLoudness } from '../../speech/src/sound/loudness.ts';
import { goal, heading, printMissedGoals, row } from '../report.ts';
import { consonantsOf } from './expected-consonants.ts';
import { judge } from './judges.ts';
import { type Reader, ReadingRoom, readers, type Sound } from './readers.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({
  options: {
    voice: { type: 'string' },
    sentences: { type: 'string', default: '6' },
    keep: { type: 'string' },
  },
});

const chosenReaders = readers.filter(
  ({ id, speaker }) =>
    values.voice === undefined || [id, id.split('/')[0], speaker.engine].includes(values.voice),
);

/** Worse than these is a miss. `errors` is a share of words in English, of consonants in Mongolian. */
const goals = {
  onnx: { mn: { mos: 4.5, errors: 0.14 }, en: { mos: 4.2, errors: 0.08 } },
  espeak: { mn: { mos: 2.2, errors: 0.6 }, en: { mos: 2.2, errors: 0.4 } },
} as const;
const maxShare = 1.05;

const room = new ReadingRoom(values.keep);

async function read(reader: Reader) {
  const { language } = reader;
  const texts = sentences[language].slice(0, Number(values.sentences));
  // Loads the voice.
  await room.read(reader, texts[0] ?? '', '0');
  room.modelMs = 0;
  const from = performance.now();
  const sounds: Sound[] = [];
  for (const [at, text] of texts.entries()) sounds.push(await room.read(reader, text, `${at}`));
  const wallMs = performance.now() - from;
  const samples = Float32Array.from(sounds.flatMap((sound) => [...sound.samples]));
  const rate = sounds[0]?.sampleRate ?? 24_000;
  const tasks = texts.map((text, at) => ({
    ...{ path: sounds[at]?.path ?? '', text },
    ...(language === 'mn' ? { consonants: consonantsOf(text) } : {}),
  }));
  const seconds = samples.length / rate;
  return {
    ...{ tasks, wallMs, modelMs: room.modelMs, seconds },
    lufs: measureLoudness([samples], rate),
  };
}

heading('Voices as machines hear them');
row('speaker', 'DistillMOS', 'errors', 'LUFS', 'silence', 'real time', 'our share');
for (const reader of chosenReaders) {
  const { tasks, wallMs, modelMs, seconds, lufs } = await read(reader);
  const scores = await judge(tasks);
  const mos = scores.reduce((sum, one) => sum + one.mos, 0) / scores.length;
  const all = (of: 'errors' | 'of') => scores.reduce((sum, one) => sum + one[of], 0);
  const errors = all('errors') / all('of');
  const silence = Math.max(...scores.map(({ silenceMs }) => silenceMs));
  const share = modelMs > 0 ? wallMs / modelMs : 1;
  row(
    `${reader.id} (${reader.language})`,
    ...[mos.toFixed(2), `${(100 * errors).toFixed(1)} %`, lufs.toFixed(1), `${silence} ms`],
    ...[(wallMs / 1000 / seconds).toFixed(2), share.toFixed(3)],
  );
  const wanted = goals[reader.speaker.engine === 'onnx' ? 'onnx' : 'espeak'][reader.language];
  goal({ what: `${reader.id}: 5 − DistillMOS`, value: 5 - mos, max: 5 - wanted.mos });
  goal({ what: `${reader.id}: errors`, value: 100 * errors, max: 100 * wanted.errors, unit: ' %' });
  goal({ what: `${reader.id}: distance to −16 LUFS`, value: Math.abs(lufs + 16), max: 1.5 });
  goal({ what: `${reader.id}: time beside the model's`, value: share, max: maxShare });
}
await room.close();
process.exit(printMissedGoals());
