import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRuntime } from '../../src/engines/kokoro/kokoro-model.ts';
import { dequantize } from '../../src/voices/dequantize.ts';
import { elementTypes, readGraph, writeGraph } from '../../src/voices/onnx-graph.ts';
import type { Pieces } from '../../src/voices/protobuf.ts';
import { type DividedModel, divideModel } from '../../src/voices/split-durations.ts';
import { speakersOf, styleSize } from './kokoro-styles.ts';
import type { Prepared } from './prepared.ts';
import { readStyles } from './read-styles.ts';
import { runtimeFolder } from './runtime.ts';
import { VoiceRefusal } from './voice-refusal.ts';

/** Returns the model of Kokoro in a file, divided. Returns undefined for any other model. */
export async function dividedKokoro(model: string): Promise<DividedModel | undefined> {
  try {
    const graph = readGraph(await readFile(model));
    if (!graph.inputs.has('style') || !graph.inputs.has('speed')) return undefined;
    return divideModel(dequantize(graph));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export interface KokoroSource {
  readonly source: string;
  readonly target: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly addRuntime: (folder: string) => Promise<void>;
}

/** Writes the two parts of the model, the styles and the library into the voice's folder. @throws VoiceRefusal */
export async function prepareKokoro(
  divided: DividedModel,
  { source, target, metadata, addRuntime }: KokoroSource,
): Promise<Prepared> {
  const styles = await readStyles(source, metadata);
  if (styles.size === 0)
    throw new VoiceRefusal(
      'A Kokoro voice needs its styles in the folder: voices.bin, or a file NAME.bin for each.',
    );
  await addRuntime(target);
  const durations = 'durations.onnx';
  await writePieces(join(target, durations), writeGraph(divided.durations));
  const types = await typesOf(join(target, durations), join(target, runtimeFolder));
  await writePieces(join(target, 'sound.onnx'), writeGraph(divided.sound(types)));
  const speakers = speakersOf(styles);
  await writePieces(
    join(target, 'voices.bin'),
    speakers.map(
      ({ values }) => new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    ),
  );
  return {
    format: 'kokoro',
    characters: false,
    sampleRate: 24_000,
    speakers: speakers.length,
    styles: speakers.map(({ style }) => style),
    files: {
      ...{ model: durations, sound: 'sound.onnx', voices: 'voices.bin' },
      runtime: runtimeFolder,
    },
  };
}

async function writePieces(path: string, pieces: Pieces): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const piece of pieces) await file.write(piece);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Runs the first part once, as only the library knows the types of what it hands on. */
async function typesOf(model: string, runtime: string): Promise<Map<string, number>> {
  const { Tensor, InferenceSession } = loadRuntime(runtime);
  const session = await InferenceSession.create(model, { logSeverityLevel: 4 });
  const tokens = session.inputNames.find((name) => name !== 'style') ?? 'tokens';
  const found = await session.run({
    [tokens]: new Tensor('int64', BigInt64Array.from([0n, 43n, 0n]), [1, 3]),
    style: new Tensor('float32', new Float32Array(styleSize), [1, styleSize]),
  });
  return new Map(
    Object.entries(found).map(([name, { type }]) => [
      name,
      type === 'int64' ? elementTypes.int64 : elementTypes.float,
    ]),
  );
}
