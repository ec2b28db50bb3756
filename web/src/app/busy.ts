/**
 * Who must not be interrupted: something plays, is typed or is converted. A new build then waits for the person
 * instead of reloading.
 */
const reasons = new Set<symbol>();

export function isBusy(): boolean {
  if (reasons.size > 0) return true;
  const active = document.activeElement;
  const typing =
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLInputElement ||
    (active instanceof HTMLElement && active.isContentEditable);
  const playing = [...document.querySelectorAll('audio')].some((audio) => !audio.paused);
  return typing || playing;
}

/** Marks work that a reload would destroy; the function it answers ends it. */
export function markBusy(): () => void {
  const reason = Symbol('busy');
  reasons.add(reason);
  return () => void reasons.delete(reason);
}
