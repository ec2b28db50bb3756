/**
 * The lines of a stack that name a place in code. What stands before them is the error's message, which may quote what
 * a person typed, over several lines.
 */
export function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at \S.*:\d+:\d+\)?$|@\S+:\d+:\d+$/.test(line));
}
