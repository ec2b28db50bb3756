/** A table from pairs of written:said, apart by spaces; _ is a space. */
export const wordPairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':'))
      .map(([written = '', said = '']) => [written, said.replaceAll('_', ' ')]),
  );
