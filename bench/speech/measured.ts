import { z } from 'zod';
import { median } from '../median.ts';

/** What one measuring process tells on its standard output. Times in ms, memory in MB. */
export const measured = z.object({
  /** To the first sound: bytes of the file, or samples of the engine. */
  firstMs: z.number(),
  totalMs: z.number(),
  soundMs: z.number(),
  peakMb: z.number(),
  stallMs: z.number(),
  /** The longest of all runs; `stallMs` is the median of the runs' longest. */
  worstStallMs: z.number(),
});
export type Measured = z.infer<typeof measured>;
export type Run = Omit<Measured, 'peakMb' | 'worstStallMs'>;

/**
 * Returns the quietest times of several runs, figure by figure: what else the machine does can only add to them. A stall
 * is what a person notices, so the quietest run says nothing of it: the median of the runs' longest stalls stands.
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

/** Prints a process's result: its runs together, and the most memory it had. */
export function tell(runs: readonly Run[]): void {
  const result: Measured = {
    ...best(runs),
    worstStallMs: Math.max(...runs.map((run) => run.stallMs)),
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
