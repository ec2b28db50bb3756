import { withoutUnused } from './dequantize.ts';
import { elementTypes, type GraphNode, type OnnxGraph, port, reads } from './onnx-graph.ts';

/** A model of Kokoro or Piper in two: what predicts how long each symbol lasts, and what speaks once that is decided. */
export interface DividedGraph {
  /** Outputs `durations` (frames; Kokoro's not rounded, Piper's rounded up) and what the other part reads. */
  readonly durations: OnnxGraph;
  /** Reads `frames` in place of the speed; declared once `types` of what it reads are known. */
  sound(types: ReadonlyMap<string, number>): OnnxGraph;
  /** Tensors that the first part hands to the second. */
  readonly shared: readonly string[];
}

const durationsName = 'durations';
const framesName = 'frames';

/**
 * Divides a model where its durations are known, so that they, and with them speed, vowel length, pauses and word times,
 * are the caller's. Returns undefined if the model has no such place.
 */
export function divideModel(graph: OnnxGraph): DividedGraph | undefined {
  const { predicted, rounded } = placeIn(graph) ?? {};
  if (!predicted || !rounded) return undefined;
  const durations = withoutUnused({ ...graph, outputs: new Map([[predicted, port(predicted)]]) });
  const made = new Set(durations.nodes.flatMap(({ outputs }) => outputs));
  const fromInputs = variable(durations);
  const rest = graph.nodes.filter(({ outputs }) => !outputs.includes(rounded));
  const speaking = withoutUnused({ ...graph, nodes: rest.filter(isNot(made, fromInputs)) });
  const inside = new Set(speaking.nodes.flatMap(({ outputs }) => outputs));
  const shared = [...new Set(speaking.nodes.flatMap(reads))].filter(
    (name) => made.has(name) && !inside.has(name) && name !== rounded,
  );
  const outputs = [predicted, ...shared.filter((name) => name !== predicted)];
  return {
    shared,
    durations: {
      ...withoutUnused({ ...graph, outputs: new Map(outputs.map((name) => [name, port(name)])) }),
      nodes: [...durations.nodes, renamed(predicted, durationsName)],
      outputs: new Map([durationsName, ...shared].map((name) => [name, port(name, undefined)])),
    },
    sound: (types) => ({
      ...speaking,
      nodes: [renamed(framesName, rounded), ...speaking.nodes],
      inputs: new Map([
        ...speaking.inputs,
        [framesName, port(framesName, elementTypes.float)],
        ...shared.map((name) => [name, port(name, types.get(name))] as const),
      ]),
    }),
  };
}

/** Kokoro divides the durations by the speed and rounds them; Piper, whose speed is one of its scales, rounds them up. */
function placeIn(
  graph: OnnxGraph,
): { predicted?: string; rounded?: string | undefined } | undefined {
  const division = graph.nodes.find(({ op, inputs }) => op === 'Div' && inputs[1] === 'speed');
  const [predicted] = division?.inputs ?? [];
  if (division && predicted) return { predicted, rounded: roundedFrom(graph, division) };
  const [up, ...more] = graph.nodes.filter(({ op }) => op === 'Ceil');
  const [frames] = up?.outputs ?? [];
  if (!graph.inputs.has('scales') || !frames || more.length > 0) return undefined;
  return { predicted: frames, rounded: frames };
}

/** Follows the speed's division to the last tensor that is still a float: `Div → Round → Clip`. */
function roundedFrom(graph: OnnxGraph, division: GraphNode): string | undefined {
  let found = division.outputs[0];
  for (;;) {
    const next = graph.nodes.filter(({ inputs }) => inputs[0] === found);
    const [only] = next;
    if (next.length !== 1 || !only || !['Round', 'Clip', 'Max', 'Min'].includes(only.op))
      return found === division.outputs[0] ? undefined : found;
    found = only.outputs[0];
  }
}

/** Returns the tensors that depend on the inputs; the others can be computed in either part. */
function variable(graph: OnnxGraph): ReadonlySet<string> {
  const found = new Set(graph.inputs.keys());
  for (const node of graph.nodes)
    if (reads(node).some((name) => found.has(name)))
      for (const name of node.outputs) found.add(name);
  return found;
}

/** Keeps the nodes that are not in the first part, and those of it that compute constants. */
const isNot = (made: ReadonlySet<string>, fromInputs: ReadonlySet<string>) => (node: GraphNode) =>
  node.outputs.every((name) => !made.has(name) || !fromInputs.has(name));

const renamed = (from: string, to: string): GraphNode => ({
  op: 'Identity',
  name: to,
  domain: '',
  inputs: [from],
  outputs: [to],
  attributes: [],
});
