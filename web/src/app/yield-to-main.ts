type WithScheduler = { scheduler?: { yield?: () => Promise<void> } };

/**
 * Ends the task that runs, so that the browser can draw and answer the visitor before the next piece of work.
 * `scheduler.yield` goes on before anything else that waits; browsers without it take their turn.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => setTimeout(done, 0));
}
