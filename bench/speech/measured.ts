import { z } from 'zod';

/** What one measuring process tells on its standard output. Times in ms, memory in MB. */
export const measured = z.object({
  /** To the first sound: bytes of the file, or samples of the engine. */
  firstMs: z.number(),
  totalMs: z.number(),
  soundMs: z.number(),
  peakMb: z.number(),
  stallMs: z.number(),
});
export type Measured = z.infer<typeof measured>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Median times of several runs; the process's largest memory and longest stall. */
export function summary(runs: readonly Omit<Measured, 'peakMb'>[]): Measured {
  return {
    firstMs: median(runs.map((run) => run.firstMs)),
    totalMs: median(runs.map((run) => run.totalMs)),
    soundMs: median(runs.map((run) => run.soundMs)),
    stallMs: Math.max(...runs.map((run) => run.stallMs)),
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

export const tell = (result: Measured): boolean =>
  process.stdout.write(`${JSON.stringify(result)}\n`);

/** The quietest of several rounds, figure by figure: what else the machine does can only add to them. */
export function best<T extends Omit<Measured, 'peakMb'>>(rounds: readonly T[]): T {
  const [first] = rounds;
  if (!first) throw new Error('nothing was measured');
  const least = (pick: (round: T) => number) => Math.min(...rounds.map(pick));
  return {
    ...first,
    firstMs: least((round) => round.firstMs),
    totalMs: least((round) => round.totalMs),
    stallMs: least((round) => round.stallMs),
  };
}
