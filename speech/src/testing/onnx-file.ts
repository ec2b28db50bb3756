// Writes ONNX files: the few parts of the format that a model of some nodes needs (onnx.proto3, opset 13).

type Field = readonly [number: number, value: number | string | Uint8Array];

const text = new TextEncoder();

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

/** Returns a protobuf message: numbers as varints, the rest with its length. */
function message(...fields: Field[]): Uint8Array {
  const parts = fields.map(([number, value]) => {
    if (typeof value === 'number')
      return Uint8Array.from([...varint(number * 8), ...varint(value)]);
    const bytes = typeof value === 'string' ? text.encode(value) : value;
    return Buffer.concat([
      Uint8Array.from([...varint(number * 8 + 2), ...varint(bytes.length)]),
      bytes,
    ]);
  });
  return Buffer.concat(parts);
}

type ElementType = 'float' | 'int64';
const elementTypes = { float: 1, int64: 7 } as const;

export interface Node {
  readonly op: string;
  readonly in: readonly string[];
  readonly out: string;
  /** Integer attributes. */
  readonly ints?: Readonly<Record<string, number>>;
}

export interface Constant {
  readonly name: string;
  readonly type: ElementType;
  readonly dims: readonly number[];
  readonly values: readonly number[];
}

export interface Port {
  readonly name: string;
  readonly type: ElementType;
  /** A number is a fixed length, a string a named free one. */
  readonly dims: readonly (number | string)[];
}

export interface Graph {
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  readonly constants: readonly Constant[];
  readonly nodes: readonly Node[];
  readonly metadata: Readonly<Record<string, string | number>>;
}

function attribute(name: string, value: number): Uint8Array {
  const int = 2;
  return message([1, name], [3, value], [20, int]);
}

function node(one: Node): Uint8Array {
  return message(
    ...one.in.map((name): Field => [1, name]),
    [2, one.out],
    [4, one.op],
    ...Object.entries(one.ints ?? {}).map(([name, value]): Field => [5, attribute(name, value)]),
  );
}

function constant({ name, type, dims, values }: Constant): Uint8Array {
  const raw =
    type === 'float'
      ? new Uint8Array(Float32Array.from(values).buffer)
      : new Uint8Array(BigInt64Array.from(values, (value) => BigInt(value)).buffer);
  return message(
    ...dims.map((size): Field => [1, size]),
    [2, elementTypes[type]],
    [8, name],
    [9, raw],
  );
}

function port({ name, type, dims }: Port): Uint8Array {
  const shape = message(
    ...dims.map((size): Field => [1, message([typeof size === 'number' ? 1 : 2, size])]),
  );
  const tensor = message([1, elementTypes[type]], [2, shape]);
  return message([1, name], [2, message([1, tensor])]);
}

/** Returns the bytes of a model. */
export function onnxFile(graph: Graph): Uint8Array {
  const irVersion = 8;
  const opset = 13;
  return message(
    [1, irVersion],
    [
      7,
      message(
        ...graph.nodes.map((one): Field => [1, node(one)]),
        [2, 'tiny'],
        ...graph.constants.map((one): Field => [5, constant(one)]),
        ...graph.inputs.map((one): Field => [11, port(one)]),
        ...graph.outputs.map((one): Field => [12, port(one)]),
      ),
    ],
    [8, message([1, ''], [2, opset])],
    ...Object.entries(graph.metadata).map(
      ([key, value]): Field => [14, message([1, key], [2, String(value)])],
    ),
  );
}
