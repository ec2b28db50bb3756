/** A table from pairs of written:said, apart by spaces; _ is a space. @throws SyntaxError for a pair that is not whole */
export const wordPairs = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [written, said, more] = pair.split(':');
        if (!written || !said || more !== undefined) throw new SyntaxError(`No pair: "${pair}"`);
        return [written.replaceAll('_', ' '), said.replaceAll('_', ' ')];
      }),
  );

/** The words of a list, whose items may have several, apart by spaces. */
export const wordsOf = (items: readonly string[]): string[] => items.join(' ').split(' ');

/** An expression for words that begin with one of a list. */
export const beginningWith = (items: readonly string[]): RegExp =>
  new RegExp(`^(?:${wordsOf(items).join('|')})`);
