import { joinBytes } from '@duu/contract/join-bytes';

// The boxes of an MP4 file (ISO 14496-12): a size in four bytes, a type, and a body, which may be boxes again.

const headBytes = 8;

/** Each letter of a type is one byte; some of Apple's begin with ©. */
const typeBytes = (type: string) => Uint8Array.from(type, (letter) => letter.charCodeAt(0));

/** Returns whole numbers of four bytes, one after another. */
export function u32List(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value);
  return bytes;
}

export const u8 = (...values: readonly number[]) => Uint8Array.from(values);
export const u16 = (...values: readonly number[]) =>
  Uint8Array.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]));
export const u32 = (...values: readonly number[]) => u32List(values);

export function u64(value: number): Uint8Array {
  return u32(Math.floor(value / 2 ** 32), value % 2 ** 32);
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

export function box(type: string, ...body: readonly Uint8Array[]): Uint8Array {
  const size = body.reduce((sum, part) => sum + part.length, headBytes);
  return joinBytes([u32(size), typeBytes(type), ...body]);
}

/** A box whose body begins with a version and 24 bits of flags. */
export function fullBox(
  type: string,
  { version = 0, flags = 0 }: { readonly version?: 0 | 1; readonly flags?: number },
  ...body: readonly Uint8Array[]
): Uint8Array {
  return box(type, u32(version * 2 ** 24 + flags), ...body);
}

export interface Box {
  readonly type: string;
  /** With its head. */
  readonly bytes: Uint8Array;
  readonly body: Uint8Array;
}

/** Yields the boxes in `bytes`; the last one may be cut. Sizes of 64 bits are not read. */
export function* boxesIn(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const size = view.getUint32(at);
    if (size < headBytes) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + headBytes));
    const whole = bytes.subarray(at, at + size);
    yield { type, bytes: whole, body: whole.subarray(headBytes) };
    at += size;
  }
}

/** Returns the first box at a path of types; undefined if there is none. */
export function boxAt(bytes: Uint8Array, ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  for (const found of boxesIn(bytes)) {
    if (found.type === type) return rest.length === 0 ? found : boxAt(found.body, ...rest);
  }
  return undefined;
}
