type Samples = Int16Array | Uint8Array | Float32Array;

/** Returns the buffer of an array that has all of it, to be moved or freed; nothing if others may use it too. */
export const movable = ({ buffer, byteLength }: Samples): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : [];

/**
 * Gives an array's memory back at once, if it has all of its buffer: until the next scavenge, V8 counts it as growth of the
 * heap, and marks all of that earlier.
 */
export function release(array: Samples): void {
  for (const buffer of movable(array)) buffer.transfer(0);
}
