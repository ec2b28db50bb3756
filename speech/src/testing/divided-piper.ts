import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Voice } from '../voices/natural-voice.ts';
import { type Graph, onnxFile } from './onnx-file.ts';
import { tokenSamples } from './sine-graph.ts';
import { phonemeTokens, tinyVoiceFacts } from './tiny-voices.ts';

/** Frames that each symbol lasts at normal speed. */
const symbolFrames = 2;

/** Says that each symbol lasts two frames, and hands the symbols on. */
const durations: Graph = {
  inputs: [
    { name: 'input', type: 'int64', dims: ['N', 'L'] },
    { name: 'input_lengths', type: 'int64', dims: ['N'] },
    { name: 'scales', type: 'float', dims: [3] },
  ],
  outputs: [
    { name: 'durations', type: 'float', dims: ['N', 'L'] },
    { name: 'levels', type: 'float', dims: ['N', 'L'] },
  ],
  nodes: [
    { op: 'Cast', in: ['input'], out: 'levels', ints: { to: 1 } },
    { op: 'Mul', in: ['levels', 'zero'], out: 'zeros' },
    { op: 'Add', in: ['zeros', 'frames'], out: 'durations' },
  ],
  constants: [
    { name: 'zero', type: 'float', dims: [], values: [0] },
    { name: 'frames', type: 'float', dims: [], values: [symbolFrames] },
  ],
  metadata: {},
};

/** Makes of each symbol a tone whose loudness is its number, and whose length is fixed. */
const sound: Graph = {
  inputs: [
    { name: 'levels', type: 'float', dims: ['N', 'L'] },
    { name: 'frames', type: 'float', dims: ['N', 'L'] },
  ],
  outputs: [{ name: 'output', type: 'float', dims: [1, 1, 'T'] }],
  nodes: [
    { op: 'Mul', in: ['levels', 'tenth'], out: 'scaled' },
    { op: 'Tanh', in: ['scaled'], out: 'bounded' },
    { op: 'Reshape', in: ['bounded', 'column'], out: 'rows' },
    { op: 'Mul', in: ['rows', 'wave'], out: 'table' },
    { op: 'Reshape', in: ['table', 'shape'], out: 'output' },
  ],
  constants: [
    { name: 'tenth', type: 'float', dims: [], values: [0.1] },
    { name: 'column', type: 'int64', dims: [2], values: [-1, 1] },
    { name: 'shape', type: 'int64', dims: [3], values: [1, 1, -1] },
    {
      name: 'wave',
      type: 'float',
      dims: [tokenSamples],
      values: Array.from({ length: tokenSamples }, (_, at) => Math.sin(at / 16) / 2),
    },
  ],
  metadata: {},
};

/** Puts a voice of Piper in two parts into a folder, as `npm run voices -- add` leaves it, but for the library. */
export function writeDividedPiper(folder: string, facts: Partial<Voice> = {}): void {
  mkdirSync(folder, { recursive: true });
  const voice: Voice = {
    ...tinyVoiceFacts,
    format: 'vits',
    language: 'en',
    characters: false,
    sampleRate: 22_050,
    speakers: 1,
    lang: 'en-us',
    files: { model: 'durations.onnx', sound: 'sound.onnx', tokens: 'tokens.txt' },
    ...facts,
  };
  writeFileSync(join(folder, 'durations.onnx'), onnxFile(durations));
  writeFileSync(join(folder, 'sound.onnx'), onnxFile(sound));
  writeFileSync(join(folder, 'tokens.txt'), phonemeTokens);
  writeFileSync(join(folder, 'voice.json'), JSON.stringify(voice));
}
