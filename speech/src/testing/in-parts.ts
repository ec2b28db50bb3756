/** A part of a list, and the number of its first row, from 1. */
export interface Part<Row> {
  readonly from: number;
  readonly rows: readonly Row[];
}

/** Divides the rows of a test, so that no test takes long on a busy machine. */
export function inParts<Row>(rows: readonly Row[], size: number): Part<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => ({
    from: at * size + 1,
    rows: rows.slice(at * size, (at + 1) * size),
  }));
}
