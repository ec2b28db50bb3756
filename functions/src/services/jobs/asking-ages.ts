import { limits } from '@duu/contract/limits';

/** What a run has to make up for: the time since the last one that left nothing; null: everything. */
export interface Due {
  readonly since: Date | null;
  /** When the last run was that came to its end, whatever it left; null if none is known. */
  readonly reached?: Date | null;
  readonly now: Date;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Returns the ages in ms at which providers are asked: 10 minutes, then whenever the age has doubled, but at most
 * `gapMs` apart. Webhooks tell what changes; what a lost one would have told gets rarer with age.
 */
function askingAges(maxMs: number, gapMs = Number.POSITIVE_INFINITY): number[] {
  const ages: number[] = [];
  for (let age: number = limits.reconcileAfterMs; age <= maxMs; age += Math.min(age, gapMs)) {
    ages.push(age);
  }
  return ages;
}

/** Returns whether something that began at `begunAt` has reached such an age since the last run. */
export function isDue(begunAt: Date, { since, now }: Due, gapMs?: number): boolean {
  if (since === null) return true;
  const lastAge = askingAges(now.getTime() - begunAt.getTime(), gapMs).at(-1);
  return lastAge !== undefined && begunAt.getTime() + lastAge > since.getTime();
}

/**
 * Returns when those began that have reached such an age of at most `maxMs` since the last run, newest first. After a long
 * outage they may be older than `maxMs` by now, but not because one that fails each time is left: what was older when the last
 * run came to its end is not asked about again.
 */
export function dueSpans({ since, reached, now }: Due, maxMs: number): Span[] {
  const at = (ms: number) => new Date(ms);
  const newest = now.getTime() - limits.reconcileAfterMs;
  if (since === null) return [{ from: at(now.getTime() - maxMs), to: at(newest) }];
  const oldest = (reached ?? since).getTime() - maxMs;
  const spans: Span[] = [];
  for (const age of askingAges(maxMs)) {
    const from = Math.max(since.getTime() - age, oldest) + 1;
    const to = now.getTime() - age;
    const newer = spans.at(-1);
    if (newer && to >= newer.from.getTime()) spans[spans.length - 1] = { ...newer, from: at(from) };
    else spans.push({ from: at(from), to: at(to) });
  }
  return spans;
}
