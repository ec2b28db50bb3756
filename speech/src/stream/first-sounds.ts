/** A listener has what is due later than this without noticing that it came later. */
const aheadMs = 3000;
/** A first sound that takes longer (a provider's, a cold voice's) does not hold up the others any more. */
const longestMs = 1000;

const awaited = new Set<symbol>();
const held = new Set<() => void>();

/**
 * Somebody waits for a first sound: until it is there, work that others hear much later is not begun, as one core more
 * for the call that waits is worth more than sound that lies ready.
 * @returns to be called when the sound is there, or won't come
 */
export function awaitFirstSound(): () => void {
  const one = Symbol('first sound');
  const end = () => {
    clearTimeout(timer);
    if (!awaited.delete(one)) return;
    const wakes = [...held];
    held.clear();
    for (const wake of wakes) wake();
  };
  const timer = setTimeout(end, longestMs);
  timer.unref();
  awaited.add(one);
  return end;
}

/**
 * Returns whether work has to wait for somebody's first sound.
 * @param dueMs when a listener needs it, on the clock of `performance.now()`
 * @param wake called once, when it is time to ask again
 */
export function waitsForFirstSound(dueMs: number, wake: () => void): boolean {
  if (awaited.size === 0 || dueMs < performance.now() + aheadMs) return false;
  held.add(wake);
  return true;
}
