export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** More than one range needs: trying every split of 16 kB of blanks takes an instance a second. */
const maxCharacters = 100;

/**
 * Parses a Range header: null for the whole file (no header, another unit, several ranges or a too long
 * header, which a server may answer in full), `unsatisfiable` if it begins past the end. RFC 9110, 14.1.2.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  if (header === null || header.length > maxCharacters) return null;
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
