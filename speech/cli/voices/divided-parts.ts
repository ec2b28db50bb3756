import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRuntime, type OnnxTensor } from '../../src/engines/onnx/divided-model.ts';
import { dequantize } from '../../src/voices/dequantize.ts';
import { elementTypes, readGraph, writeGraph } from '../../src/voices/onnx-graph.ts';
import type { Pieces } from '../../src/voices/protobuf.ts';
import { type DividedGraph, divideModel } from '../../src/voices/split-durations.ts';
import { runtimeFolder } from './runtime.ts';

/** Returns a model of Kokoro or Piper, divided. Returns undefined for any other model. */
export async function dividedModel(
  model: string,
): Promise<{ readonly family: 'kokoro' | 'piper'; readonly divided: DividedGraph } | undefined> {
  try {
    const graph = readGraph(await readFile(model));
    const isKokoro = graph.inputs.has('style') && graph.inputs.has('speed');
    const isPiper = graph.inputs.has('input_lengths') && graph.inputs.has('scales');
    if (!isKokoro && !isPiper) return undefined;
    const divided = divideModel(isKokoro ? dequantize(graph) : graph);
    return divided && { family: isKokoro ? 'kokoro' : 'piper', divided };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Makes tensors for a trial. */
interface Tensors {
  integers(values: readonly number[], dims: readonly number[]): OnnxTensor;
  floats(values: Float32Array, dims: readonly number[]): OnnxTensor;
}

/**
 * Writes the two parts of a model into a voice's folder, which has the library. The first part runs once, as only the
 * library knows the types of what it hands on. @param inputs of that run, for the names that it has beside `style`
 */
export async function writeParts(
  divided: DividedGraph,
  target: string,
  inputs: (tensors: Tensors, names: readonly string[]) => Record<string, OnnxTensor>,
) {
  const files = { model: 'durations.onnx', sound: 'sound.onnx', runtime: runtimeFolder } as const;
  const first = join(target, files.model);
  await writePieces(first, writeGraph(divided.durations));
  const { Tensor, InferenceSession } = loadRuntime(join(target, runtimeFolder));
  const session = await InferenceSession.create(first, { logSeverityLevel: 4 });
  const names = session.inputNames.filter((name) => name !== 'style');
  const tensors: Tensors = {
    integers: (values, dims) => new Tensor('int64', BigInt64Array.from(values, BigInt), dims),
    floats: (values, dims) => new Tensor('float32', values, dims),
  };
  const given = Object.entries(inputs(tensors, names));
  const found = await session.run(
    Object.fromEntries(given.filter(([name]) => session.inputNames.includes(name))),
  );
  const types = new Map(Object.entries(found).map(([name, { type }]) => [name, numberOf(type)]));
  await writePieces(join(target, files.sound), writeGraph(divided.sound(types)));
  return files;
}

function numberOf(type: string): number {
  return type === 'int64' || type === 'bool' ? elementTypes[type] : elementTypes.float;
}

export async function writePieces(path: string, pieces: Pieces): Promise<void> {
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
