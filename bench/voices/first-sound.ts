// The first sound of natural voices: of one whose process does not run, and of the same one afterwards. Exits with 1 on a
// miss.
//   node bench/voices/first-sound.ts [--voice kokoro] [--runs 3]
// CPU seconds are those of the voice's process and of this one, for a machine that does other work too (Linux alone).
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createOnnx, type OnnxEngine } from '../../speech/src/engines/onnx/onnx.ts';
import { speak } from '../../speech/src/speak.ts';
import { installedVoice, voicesFolder } from '../../speech/src/voices/installed.ts';
import { cpuSecondsOf } from '../cpu-seconds.ts';
import { median } from '../median.ts';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { type Reader, readers } from './readers.ts';
import { sentences } from './sentences.ts';

const { values } = parseArgs({
  options: { voice: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const maxColdMs = 1500;
/** One of each voice and language, or all of the asked one. */
const one = ['kokoro/0', 'kokoro/4'];
const chosenReaders = readers.filter(({ id, speaker }) =>
  values.voice === undefined
    ? one.includes(id) || (speaker.engine === 'onnx' && !id.includes('/'))
    : id.split('/')[0] === values.voice,
);

const long = (texts: readonly string[]) =>
  `${texts.map((text) => text.replace(/[.?!]$/u, '')).join(', ')}.`;
const textsOf = ({ language }: Reader) => ({
  short:
    language === 'en'
      ? 'Good morning. Then we will have breakfast in the garden behind the house.'
      : 'Өглөөний мэнд. Дараа нь бид гэрийн ард цэцэрлэгт өглөөний цайгаа ууна.',
  'one long sentence': long(sentences[language]).slice(0, 400),
});

const shortest = ({ language }: Reader) => (language === 'en' ? 'No.' : 'Үгүй.');

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + cpuSecondsOf(process.pid) * 1000;
};

async function firstSound(onnx: OnnxEngine, reader: Reader, text: string) {
  const [from, cpuFrom] = [performance.now(), cpuMs()];
  const found = { wallMs: 0, cpuMs: 0 };
  for await (const _ of audioOf(onnx, reader, text)) {
    found.wallMs = performance.now() - from;
    found.cpuMs = cpuMs() - cpuFrom;
    break;
  }
  // The model finishes what it was computing before it says this.
  for await (const _ of audioOf(onnx, reader, shortest(reader)));
  return found;
}

async function* audioOf(onnx: OnnxEngine, { language, speaker }: Reader, text: string) {
  const request = {
    ...{ language, speaker, speed: 1, segments: [text] },
    ...({ pitch: 'normal', background: null, backgroundVolume: 'medium' } as const),
  };
  for await (const event of speak(request, { engines: { onnx } }))
    if (event.type === 'audio') yield event.bytes;
}

/** Runs with an engine whose voices do not run yet, and waits until they have ended. */
async function withEngine<T>(run: (onnx: OnnxEngine) => Promise<T>): Promise<T> {
  const find = async (id: string) => installedVoice(voicesFolder(), id);
  const onnx = createOnnx({ find, timeoutMs: 600_000 });
  const result = await run(onnx);
  onnx.close();
  await setTimeout(1000);
  return result;
}

heading('First sound');
row('voice', 'text', 'cold', 'CPU', 'warm', 'CPU');
for (const reader of chosenReaders) {
  const extras: number[] = [];
  // What this process itself loads is not the voice's.
  await withEngine((onnx) => firstSound(onnx, reader, shortest(reader)));
  for (const [name, text] of Object.entries(textsOf(reader))) {
    const runs: Awaited<ReturnType<typeof firstSound>>[][] = [];
    for (let at = 0; at < Number(values.runs); at++)
      runs.push(
        await withEngine(async (onnx) => [
          await firstSound(onnx, reader, text),
          await firstSound(onnx, reader, text),
        ]),
      );
    const of = (at: number, key: 'wallMs' | 'cpuMs') =>
      median(runs.map((run) => run[at]?.[key] ?? Number.NaN));
    const cells = [of(0, 'wallMs'), of(0, 'cpuMs'), of(1, 'wallMs'), of(1, 'cpuMs')];
    row(reader.id, name, ...cells.map(ms));
    extras.push(of(0, 'wallMs') - of(1, 'wallMs'));
  }
  goal({
    what: `${reader.id}: a cold voice`,
    value: Math.max(...extras),
    max: maxColdMs,
    unit: ' ms',
  });
}
process.exit(printMissedGoals());
