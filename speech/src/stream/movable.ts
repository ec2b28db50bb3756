/** Returns the buffer of an array that has all of it, to be moved or freed; nothing if others may use it too. */
export const movable = ({ buffer, byteLength }: Int16Array | Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : [];
