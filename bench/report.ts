/** Prints the lines of a benchmark, and for each goal whether it was met. */
export interface Goal {
  readonly what: string;
  readonly value: number;
  readonly max: number;
  readonly unit?: string;
}

export function heading(text: string): void {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`);
}

export function row(name: string, ...cells: readonly string[]): void {
  console.log(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`);
}

const misses: string[] = [];

export function goal({ what, value, max, unit = '' }: Goal): void {
  const met = value <= max;
  if (!met) misses.push(what);
  const figure = `${value.toFixed(2)}${unit}`;
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${what}: ${figure} (at most ${max}${unit})`);
}

/** Prints the missed goals by name. Returns the exit code: 0 if every goal was met, else 1. */
export function printMissedGoals(): 0 | 1 {
  console.log(
    misses.length === 0
      ? '\nEvery goal was met.'
      : `\n${misses.length} missed:\n${misses.map((what) => `  ${what}`).join('\n')}`,
  );
  return misses.length === 0 ? 0 : 1;
}

export const ms = (value: number): string =>
  `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
export const mb = (value: number): string => `${value.toFixed(0)} MB`;
