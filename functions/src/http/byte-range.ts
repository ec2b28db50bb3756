export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** More than one range needs: the blanks of 16 kB would be tried in every way, which takes an instance a second. */
const mostCharacters = 100;

/**
 * The one range that a Range header asks for: null for the whole file (no header, another unit, several ranges
 * or a header too long for one, which a server may answer whole), `unsatisfiable` where it begins past the end. RFC 9110, 14.1.2.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  if (header === null || header.length > mostCharacters) return null;
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
