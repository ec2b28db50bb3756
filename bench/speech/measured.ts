import { z } from 'zod';
import { median } from '../median.ts';

/** The output of one measuring process. Times in ms, memory in MB. */
export const measured = z.object({
  /** Time to the first bytes of the file, or samples of the engine. */
  firstMs: z.number(),
  totalMs: z.number(),
  /** Processor time of all threads, where the script measures it: of the first run. */
  cpuMs: z.number().optional(),
  soundMs: z.number(),
  peakMb: z.number(),
  stallMs: z.number(),
  /** The longest of all runs; `stallMs` is the median of the runs' longest. */
  worstStallMs: z.number(),
});
export type Measured = z.infer<typeof measured>;
export type Run = Omit<Measured, 'peakMb' | 'worstStallMs'>;

/**
 * Returns the minimum of each time over several runs, because other programs can only add to it. Stalls are what users
 * notice, so for them it is the median of the runs' longest ones.
 */
export function best<T extends Run>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const least = (pick: (run: T) => number) => Math.min(...runs.map(pick));
  return {
    ...first,
    firstMs: least((run) => run.firstMs),
    totalMs: least((run) => run.totalMs),
    stallMs: median(runs.map((run) => run.stallMs)),
  };
}

/** Returns the processor time of this process since then, in ms. */
export function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Prints the result of a process: its runs and its maximum memory. */
export function printResult(runs: readonly Run[]): void {
  const result: Measured = {
    ...best(runs),
    worstStallMs: Math.max(...runs.map((run) => run.stallMs)),
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
