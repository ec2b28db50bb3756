/** More marks on one letter than any script has: UAX #15 calls text without such runs stream-safe. */
const longRun = /((?:(?!\u034f)\p{M}){30})(?=(?!\u034f)\p{M})/gu;

/**
 * Composes a text (NFC). Sorting the marks of one letter takes quadratic time (60 kB: more than a second), so
 * a joiner is inserted after every thirty, as UAX #15 says.
 */
export function composed(text: string): string {
  return text.replace(longRun, '$1\u034f').normalize('NFC');
}
