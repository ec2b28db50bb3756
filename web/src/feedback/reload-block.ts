import { useEffect } from 'react';

/**
 * Why the page must not be reloaded: something plays, is typed or is converted. A new build then waits for the user
 * instead of reloading.
 */
const reasons = new Map<symbol, 'sound' | 'work'>();

/** Returns whether sound plays, in an element of the page or marked as busy. */
export function isPlaying(): boolean {
  return (
    [...reasons.values()].includes('sound') ||
    [...document.querySelectorAll('audio')].some((audio) => !audio.paused)
  );
}

export function isReloadBlocked(): boolean {
  if (reasons.size > 0) return true;
  const active = document.activeElement;
  const typing =
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLInputElement ||
    (active instanceof HTMLElement && active.isContentEditable);
  return typing || isPlaying();
}

/** Marks something that a reload would destroy. Returns a function that ends the mark. */
export function blockReload(what: 'sound' | 'work' = 'work'): () => void {
  const reason = Symbol(what);
  reasons.set(reason, what);
  return () => void reasons.delete(reason);
}

/** Delays a new build while `active`: unsaved input, an open dialog, a conversion. */
export function useReloadBlock(active: boolean): void {
  useEffect(() => (active ? blockReload() : undefined), [active]);
}
