/** A listener has what is due later than this without noticing that it came later. */
const aheadMs = 1000;

/**
 * Returns whether a listener would notice that something came late.
 * @param dueMs when it is needed, on the clock of `performance.now()`
 */
export const isDueSoon = (dueMs: number): boolean => dueMs < performance.now() + aheadMs;
/** A first sound that takes longer (a provider's, a cold voice's) does not hold up the others any more. */
const longestMs = 1000;
/** A call that begins so soon after a first sound is one of many, and the next one is waited for as long. */
const crowdMs = 200;

const awaited = new Set<symbol>();
const held = new Set<() => void>();
let lastFirstSoundAt = Number.NEGATIVE_INFINITY;
let nextOfCrowd: NodeJS.Timeout | undefined;

function wakeAll(): void {
  const wakes = [...held];
  held.clear();
  for (const wake of wakes) wake();
}

function waitForNext(): void {
  clearTimeout(nextOfCrowd);
  nextOfCrowd = setTimeout(() => {
    nextOfCrowd = undefined;
    wakeAll();
  }, crowdMs);
}

/**
 * Somebody waits for a first sound: until it is there, work that others hear much later is not begun, as one core more
 * for the call that waits is worth more than sound that lies ready. In a crowd of calls it is not begun between two of them
 * either: the next one would wait for it.
 * @returns to be called when the sound is there, or won't come
 */
export function awaitFirstSound(): () => void {
  const one = Symbol('first sound');
  const isOfCrowd = performance.now() - lastFirstSoundAt < crowdMs;
  const end = (): boolean => {
    clearTimeout(timer);
    return awaited.delete(one);
  };
  const timer = setTimeout(() => {
    if (end()) wakeAll();
  }, longestMs);
  timer.unref();
  awaited.add(one);
  return () => {
    if (!end()) return;
    lastFirstSoundAt = performance.now();
    if (isOfCrowd) waitForNext();
    else wakeAll();
  };
}

const isAwaited = () => awaited.size > 0 || nextOfCrowd !== undefined;

/**
 * How many jobs a thread has at the same time: the next one is queued in it while it works on one, so that it never
 * idles. While somebody waits for a first sound it has one alone, as what is queued in a thread can't be overtaken.
 */
export const jobsOfThread = (): number => (isAwaited() ? 1 : 2);

/**
 * Returns whether work has to wait for somebody's first sound.
 * @param dueMs when a listener needs it, on the clock of `performance.now()`
 * @param wake called once, when it is time to ask again
 */
export function waitsForFirstSound(dueMs: number, wake: () => void): boolean {
  if (!isAwaited() || isDueSoon(dueMs)) return false;
  held.add(wake);
  return true;
}
