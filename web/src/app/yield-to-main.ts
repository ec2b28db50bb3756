type WithScheduler = { scheduler?: { yield?: () => Promise<void> } };

/**
 * Ends the current task, so that the browser can paint and respond to input. `scheduler.yield` continues before other
 * tasks; browsers without it queue a new one.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => setTimeout(done, 0));
}
