// A graph of a few nodes that makes a piece of a sine of each token.
import type { Constant, Node, Port } from './onnx-file.ts';

/** Samples that one token becomes at normal speed. */
export const tokenSamples = 256;
const hertz = 220;

export const port = (name: string, type: Port['type'], ...dims: Port['dims']): Port => ({
  name,
  type,
  dims,
});
const floats = (name: string, ...values: number[]): Constant => ({
  name,
  type: 'float',
  dims: values.length === 1 ? [] : [values.length],
  values,
});
export const ints = (name: string, ...values: number[]): Constant => ({
  name,
  type: 'int64',
  dims: [values.length],
  values,
});

interface Sine {
  readonly sampleRate: number;
  /** Name of the input with the token ids. */
  readonly ids: string;
  /** Nodes that end in `length`, a scalar: the factor of a token's length. */
  readonly length: readonly Node[];
  readonly lengthConstants?: readonly Constant[];
  readonly output: string;
  readonly shape: readonly number[];
}

/** ids → amplitude of each token × a sine of `tokenSamples * length` samples. Id 0 is silent. */
export function sine({ sampleRate, ids, length, lengthConstants = [], output, shape }: Sine) {
  const nodes: Node[] = [
    ...length,
    { op: 'Mul', in: ['length', 'tokenSamples'], out: 'samples' },
    { op: 'Range', in: ['zero', 'samples', 'one'], out: 'times' },
    { op: 'Mul', in: ['times', 'angle'], out: 'angles' },
    { op: 'Sin', in: ['angles'], out: 'wave' },
    { op: 'Cast', in: [ids], out: 'levels', ints: { to: 1 } },
    { op: 'Mul', in: ['levels', 'tenth'], out: 'scaled' },
    { op: 'Tanh', in: ['scaled'], out: 'bounded' },
    { op: 'Mul', in: ['bounded', 'half'], out: 'amplitudes' },
    { op: 'Reshape', in: ['amplitudes', 'column'], out: 'rows' },
    { op: 'Mul', in: ['rows', 'wave'], out: 'table' },
    { op: 'Reshape', in: ['table', 'shape'], out: output },
  ];
  const constants = [
    ...lengthConstants,
    floats('zero', 0),
    floats('one', 1),
    floats('half', 0.5),
    floats('tenth', 0.1),
    floats('tokenSamples', tokenSamples),
    floats('angle', (2 * Math.PI * hertz) / sampleRate),
    ints('column', -1, 1),
    ints('shape', ...shape),
  ];
  return { nodes, constants };
}

export const scalarShape: Constant = { name: 'scalar', type: 'int64', dims: [0], values: [] };
/** The input `length_scale` as the factor of a token's length. */
export const lengthScale: Pick<Sine, 'length' | 'lengthConstants'> = {
  length: [{ op: 'Reshape', in: ['length_scale', 'scalar'], out: 'length' }],
  lengthConstants: [scalarShape],
};
