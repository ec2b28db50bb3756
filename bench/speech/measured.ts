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
export type Run = Omit<Measured, 'peakMb'>;

/** The quietest of several runs, figure by figure: what else the machine does can only add to them. */
export function best<T extends Run>(runs: readonly T[]): T {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const least = (pick: (run: T) => number) => Math.min(...runs.map(pick));
  return {
    ...first,
    firstMs: least((run) => run.firstMs),
    totalMs: least((run) => run.totalMs),
    stallMs: least((run) => run.stallMs),
  };
}

/** A process's last words: its quietest run, and the most memory it had. */
export function tell(runs: readonly Run[]): void {
  const result: Measured = { ...best(runs), peakMb: process.resourceUsage().maxRSS / 1024 };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
