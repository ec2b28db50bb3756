// Reads and writes protobuf messages without their schema, as far as models of ONNX need it.

/** A field of a message: varints as `bigint`, everything else as the bytes that stand in the message. */
export interface Field {
  readonly number: number;
  readonly kind: 0 | 1 | 2 | 5;
  readonly value: bigint | Uint8Array;
}

/** Splits a message into its fields, in order; bytes are views into it. @throws RangeError if it is cut off */
export function decode(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  function varint(): bigint {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('cut off');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
  function bytes(length: number): Uint8Array {
    if (at + length > message.length) throw new RangeError('cut off');
    at += length;
    return message.subarray(at - length, at);
  }
  while (at < message.length) {
    const tag = Number(varint());
    const [number, kind] = [tag >>> 3, tag & 7];
    if (kind === 0) fields.push({ number, kind, value: varint() });
    else if (kind === 2) fields.push({ number, kind, value: bytes(Number(varint())) });
    else if (kind === 1 || kind === 5)
      fields.push({ number, kind, value: bytes(kind === 1 ? 8 : 4) });
    else throw new RangeError(`unknown kind ${kind}`);
  }
  return fields;
}

function varintBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Uint8Array.from([...bytes, Number(rest)]);
}

/** A message in pieces, so that the large ones are not copied at each level. */
export type Pieces = readonly Uint8Array[];

const sizeOf = (pieces: Pieces): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Returns a field that holds a message, a text or bytes. */
export function lengthDelimited(number: number, content: Pieces | Uint8Array | string): Pieces {
  const pieces =
    typeof content === 'string'
      ? [new TextEncoder().encode(content)]
      : content instanceof Uint8Array
        ? [content]
        : content;
  return [varintBytes(BigInt(number * 8 + 2)), varintBytes(BigInt(sizeOf(pieces))), ...pieces];
}

export const varintField = (number: number, value: bigint | number): Pieces => [
  varintBytes(BigInt(number * 8)),
  varintBytes(BigInt(value)),
];

export function encode(fields: readonly Field[]): Pieces {
  return fields.flatMap(({ number, kind, value }) => {
    if (typeof value === 'bigint') return varintField(number, value);
    if (kind === 2) return lengthDelimited(number, value);
    return [varintBytes(BigInt(number * 8 + kind)), value];
  });
}

/** Returns the bytes of the first field with this number. */
export function bytesOf(fields: readonly Field[], number: number): Uint8Array | undefined {
  const found = fields.find((field) => field.number === number)?.value;
  return found instanceof Uint8Array ? found : undefined;
}

export function textOf(fields: readonly Field[], number: number): string {
  return new TextDecoder().decode(bytesOf(fields, number));
}

export function textsOf(fields: readonly Field[], number: number): string[] {
  return fields
    .filter((field) => field.number === number && field.value instanceof Uint8Array)
    .map(({ value }) => new TextDecoder().decode(value as Uint8Array));
}
