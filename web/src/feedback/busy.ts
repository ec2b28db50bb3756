/**
 * Who must not be interrupted: something plays, is typed or is converted. A new build then waits for the person
 * instead of reloading.
 */
const reasons = new Map<symbol, 'sound' | 'work'>();

/** Whether anything is heard, by elements of the page and by those that mark their sound. */
export function isPlaying(): boolean {
  return (
    [...reasons.values()].includes('sound') ||
    [...document.querySelectorAll('audio')].some((audio) => !audio.paused)
  );
}

export function isBusy(): boolean {
  if (reasons.size > 0) return true;
  const active = document.activeElement;
  const typing =
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLInputElement ||
    (active instanceof HTMLElement && active.isContentEditable);
  return typing || isPlaying();
}

/** Marks what a reload would destroy; the function it answers ends it. */
export function markBusy(what: 'sound' | 'work' = 'work'): () => void {
  const reason = Symbol(what);
  reasons.set(reason, what);
  return () => void reasons.delete(reason);
}
