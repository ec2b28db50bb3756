import {
  bytesOf,
  decode,
  encode,
  type Field,
  lengthDelimited,
  type Pieces,
  textOf,
  textsOf,
  varintField,
} from './protobuf.ts';

// The numbers of the fields are those of onnx.proto3.
const inModel = { graph: 7 } as const;
const inGraph = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const;
const inNode = { input: 1, output: 2, name: 3, op: 4, attribute: 5, domain: 7 } as const;
const inTensor = { dims: 1, type: 2, int32: 5, name: 8, raw: 9 } as const;
const subgraph = 6;

export const elementTypes = { float: 1, uint8: 2, int8: 3, int64: 7, bool: 9 } as const;

/** One operation. `attributes` are messages as they stand in the file. */
export interface GraphNode {
  readonly op: string;
  readonly name: string;
  readonly domain: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly Uint8Array[];
}

export interface OnnxGraph {
  readonly nodes: readonly GraphNode[];
  /** Constant tensors by name, as messages. */
  readonly constants: ReadonlyMap<string, Uint8Array>;
  /** Messages by name. */
  readonly inputs: ReadonlyMap<string, Uint8Array>;
  readonly outputs: ReadonlyMap<string, Uint8Array>;
  /** All fields of the model but its graph. */
  readonly rest: readonly Field[];
}

/** Reads a model. @throws RangeError if it is not a model */
export function readGraph(model: Uint8Array): OnnxGraph {
  const fields = decode(model);
  const graph = bytesOf(fields, inModel.graph);
  if (!graph) throw new RangeError('no graph');
  const nodes: GraphNode[] = [];
  const constants = new Map<string, Uint8Array>();
  const inputs = new Map<string, Uint8Array>();
  const outputs = new Map<string, Uint8Array>();
  for (const { number, value } of decode(graph)) {
    if (!(value instanceof Uint8Array)) continue;
    if (number === inGraph.node) nodes.push(nodeOf(value));
    else if (number === inGraph.initializer)
      constants.set(textOf(decode(value), inTensor.name), value);
    else if (number === inGraph.input) inputs.set(textOf(decode(value), 1), value);
    else if (number === inGraph.output) outputs.set(textOf(decode(value), 1), value);
  }
  for (const name of constants.keys()) inputs.delete(name);
  return {
    ...{ nodes, constants, inputs, outputs },
    rest: fields.filter(({ number }) => number !== inModel.graph),
  };
}

function nodeOf(message: Uint8Array): GraphNode {
  const fields = decode(message);
  return {
    op: textOf(fields, inNode.op),
    name: textOf(fields, inNode.name),
    domain: textOf(fields, inNode.domain),
    inputs: textsOf(fields, inNode.input),
    outputs: textsOf(fields, inNode.output),
    attributes: fields.flatMap(({ number, value }) =>
      number === inNode.attribute && value instanceof Uint8Array ? [value] : [],
    ),
  };
}

/** Returns the names that a node reads, those of the graphs inside it too. */
export function reads(node: GraphNode): string[] {
  const inner = node.attributes.flatMap((attribute) => {
    const graph = bytesOf(decode(attribute), subgraph);
    if (!graph) return [];
    return decode(graph).flatMap(({ number, value }) =>
      number === inGraph.node && value instanceof Uint8Array ? reads(nodeOf(value)) : [],
    );
  });
  return [...node.inputs, ...inner].filter((name) => name !== '');
}

/** Writes a model with this graph, in pieces. */
export function writeGraph({ nodes, constants, inputs, outputs, rest }: OnnxGraph): Pieces {
  const node = (one: GraphNode): Pieces =>
    lengthDelimited(inGraph.node, [
      ...one.inputs.flatMap((name) => lengthDelimited(inNode.input, name)),
      ...one.outputs.flatMap((name) => lengthDelimited(inNode.output, name)),
      ...lengthDelimited(inNode.name, one.name),
      ...lengthDelimited(inNode.op, one.op),
      ...one.attributes.flatMap((attribute) => lengthDelimited(inNode.attribute, attribute)),
      ...(one.domain === '' ? [] : lengthDelimited(inNode.domain, one.domain)),
    ]);
  const all = (number: number, messages: Iterable<Uint8Array>) =>
    [...messages].flatMap((message) => lengthDelimited(number, message));
  const graph = [
    ...nodes.flatMap(node),
    ...lengthDelimited(inGraph.name, 'graph'),
    ...all(inGraph.initializer, constants.values()),
    ...all(inGraph.input, inputs.values()),
    ...all(inGraph.output, outputs.values()),
  ];
  return [...encode(rest), ...lengthDelimited(inModel.graph, graph)];
}

/** Describes an input or output; without a shape it may have any. */
export function port(name: string, type?: number): Uint8Array {
  const tensor = type === undefined ? [] : lengthDelimited(1, varintField(1, type));
  return join([
    ...lengthDelimited(1, name),
    ...(tensor.length > 0 ? lengthDelimited(2, tensor) : []),
  ]);
}

/** A constant tensor of small integers or of floats, with its shape. */
export interface Tensor {
  readonly dims: readonly number[];
  readonly values: Int8Array | Uint8Array | Float32Array;
}

/** Reads a constant. Returns undefined if it has another type. */
export function readTensor(message: Uint8Array): Tensor | undefined {
  const fields = decode(message);
  const dims = fields.flatMap(({ number, value }) => {
    if (number !== inTensor.dims) return [];
    return typeof value === 'bigint' ? [Number(value)] : packed(value);
  });
  const type = Number(fields.find(({ number }) => number === inTensor.type)?.value ?? 0);
  const raw = bytesOf(fields, inTensor.raw);
  const small = raw ?? Uint8Array.from(packed(bytesOf(fields, inTensor.int32) ?? new Uint8Array()));
  if (type === elementTypes.uint8) return { dims, values: small };
  if (type === elementTypes.int8)
    return { dims, values: new Int8Array(small.buffer, small.byteOffset, small.length) };
  const floats = raw ?? bytesOf(fields, 4);
  if (type === elementTypes.float && floats)
    return { dims, values: new Float32Array(Uint8Array.from(floats).buffer) };
  return undefined;
}

function packed(bytes: Uint8Array): number[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte >= 128) continue;
    values.push(value);
    value = 0;
    shift = 0;
  }
  return values;
}

export function floatTensor(
  name: string,
  dims: readonly number[],
  values: Float32Array,
): Uint8Array {
  return join([
    ...dims.flatMap((dim) => varintField(inTensor.dims, dim)),
    ...varintField(inTensor.type, elementTypes.float),
    ...lengthDelimited(inTensor.name, name),
    ...lengthDelimited(
      inTensor.raw,
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
    ),
  ]);
}

function join(pieces: Pieces): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces as Uint8Array[]));
}
