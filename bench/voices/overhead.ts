// Natural voices: a whole conversion to MP3 beside the time that its model alone takes, in the same run. Exits with 1 if
// our share is too large.
//   node bench/voices/overhead.ts [--characters 1500] [--runs 3]
// The model has a few nodes and multiplies zeros, to cost as much as a VITS voice. For voices that were added with
// `npm run voices` it prints the real-time factor.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareVoice } from '../../speech/cli/voices/prepare-voice.ts';
import { tryVoice } from '../../speech/cli/voices/try-voice.ts';
import { createOnnx } from '../../speech/src/engines/onnx/onnx.ts';
import { speak } from '../../speech/src/speak.ts';
import { type Graph, onnxFile } from '../../speech/src/testing/onnx-file.ts';
import { tokenSamples } from '../../speech/src/testing/sine-graph.ts';
import { mmsModel, mongolianTokens, tinyVoiceFacts } from '../../speech/src/testing/tiny-voices.ts';
import { installedVoices, voicesFolder } from '../../speech/src/voices/installed.ts';
import type { InstalledVoice } from '../../speech/src/voices/natural-voice.ts';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { textOf } from '../speech/text.ts';

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '1500' },
    runs: { type: 'string', default: '3' },
  },
});
const maxShare = 1.05;

/** Multiplications by a square matrix per token; three make the model about four times faster than real time. */
const products = 3;
const width = 4096;

function heavyModel(): Graph {
  const model = mmsModel();
  const shape = (name: string, ...dims: number[]) =>
    ({ name, type: 'int64', dims: [dims.length], values: dims }) as const;
  const zeros = (name: string) => ({ op: 'ConstantOfShape', in: [`${name}-shape`], out: name });
  const layers = Array.from({ length: products }, (_, at) => ({
    op: 'MatMul',
    in: [`layer-${at}`, 'square'],
    out: `layer-${at + 1}`,
  }));
  return {
    ...model,
    nodes: [
      ...model.nodes.slice(0, -1),
      ...['first', 'square', 'last'].map(zeros),
      { op: 'MatMul', in: ['table', 'first'], out: 'layer-0' },
      ...layers,
      { op: 'MatMul', in: [`layer-${products}`, 'last'], out: 'nothing' },
      { op: 'Add', in: ['table', 'nothing'], out: 'sum' },
      { op: 'Reshape', in: ['sum', 'shape'], out: 'y' },
    ],
    constants: [
      ...model.constants,
      shape('first-shape', tokenSamples, width),
      shape('square-shape', width, width),
      shape('last-shape', width, 1),
    ],
  };
}

async function heavyVoice(root: string): Promise<InstalledVoice> {
  const [source, folder] = [join(root, 'source'), join(root, 'voice')];
  mkdirSync(source);
  mkdirSync(folder);
  writeFileSync(join(source, 'model.onnx'), onnxFile(heavyModel()));
  writeFileSync(join(source, 'tokens.txt'), mongolianTokens);
  const prepared = await prepareVoice(source, folder);
  return { id: 'heavy', folder, voice: { ...tinyVoiceFacts, language: 'mn', ...prepared } };
}

interface Run {
  readonly wholeMs: number;
  readonly modelMs: number;
  readonly firstMs: number;
  readonly soundMs: number;
}

async function measure(found: InstalledVoice): Promise<Run[]> {
  let modelMs = 0;
  const onnx = createOnnx({
    find: async () => found,
    onCost: (cost) => {
      modelMs += cost.modelMs;
    },
  });
  async function convert(characters: number): Promise<Run> {
    modelMs = 0;
    const startedAt = performance.now();
    let firstMs = 0;
    let soundMs = 0;
    const request = {
      segments: [textOf(characters)],
      language: 'mn',
      speaker: { engine: 'onnx', voice: found.id, name: 'x', gainDb: 0 },
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
    } as const;
    for await (const event of speak(request, { engines: { onnx } })) {
      if (event.type === 'audio' && firstMs === 0) firstMs = performance.now() - startedAt;
      if (event.type === 'done') soundMs = event.result.durationMs;
    }
    return { wholeMs: performance.now() - startedAt, modelMs, firstMs, soundMs };
  }
  await convert(200);
  const runs: Run[] = [];
  for (let at = 0; at < Number(values.runs); at++)
    runs.push(await convert(Number(values.characters)));
  onnx.close();
  return runs;
}

const root = mkdtempSync(join(tmpdir(), 'duu-bench-voices-'));
try {
  heading('A conversion beside its model');
  row('', 'whole', 'model', 'first bytes', 'real time');
  const runs = await measure(await heavyVoice(root));
  for (const { wholeMs, modelMs, firstMs, soundMs } of runs) {
    const factor = (modelMs / soundMs).toFixed(2);
    row(`${values.characters} characters`, ms(wholeMs), ms(modelMs), ms(firstMs), factor);
  }
  const share = Math.min(...runs.map(({ wholeMs, modelMs }) => wholeMs / modelMs));
  goal({ what: 'whole conversion, of the model’s time', value: share, max: maxShare });
} finally {
  rmSync(root, { recursive: true });
}
const voices = installedVoices(voicesFolder());
if (voices.length > 0) heading('Real-time factor of the voices that are here');
for (const voice of voices) row(voice.id, (await tryVoice(voice)).realTimeFactor.toFixed(3));
process.exit(printMissedGoals());
