/** What can't be beside the first or last character of a whole word. */
export const letter = /[\p{L}\p{N}]/u;

/** Returns what stands before a place: at most `reach` characters of it. */
export const leftOf = (text: string, at: number, reach: number): string =>
  text.slice(Math.max(0, at - reach), at);

/** Returns what stands from a place on: at most `reach` characters of it. */
export const rightOf = (text: string, at: number, reach: number): string =>
  text.slice(at, at + reach);

/** Returns the surroundings of a place within its sentence, lower case: at most `reach` characters to each side. */
export function near(text: string, at: number, reach: number): string {
  const left = leftOf(text, at, reach);
  const right = rightOf(text, at, reach);
  const start = Math.max(
    left.lastIndexOf('. '),
    left.lastIndexOf('\n'),
    left.lastIndexOf('! '),
    left.lastIndexOf('? '),
  );
  const stop = /[.!?]\s|\n/.exec(right);
  return (
    left.slice(start + 1) + right.slice(0, stop ? stop.index + 1 : right.length)
  ).toLowerCase();
}

/** Returns the line up to a place, at most `reach` characters of it. */
export function lineBehind(text: string, at: number, reach: number): string {
  const left = leftOf(text, at, reach);
  return left.slice(left.lastIndexOf('\n') + 1);
}

/** Returns the line around a place: at most `reach` characters to each side. */
export function lineAround(text: string, at: number, reach: number): string {
  return lineBehind(text, at, reach) + (text.slice(at, at + reach).split('\n', 1)[0] ?? '');
}
