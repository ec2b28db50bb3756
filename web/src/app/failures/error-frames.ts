/**
 * The lines of a stack that name a place in code. The lines before them are the error's message, which may quote the
 * user's text over several lines.
 */
export function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at \S.*:\d+:\d+\)?$|@\S+:\d+:\d+$/.test(line));
}
