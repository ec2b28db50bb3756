import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(trackId: string | null): void {
  shown = trackId;
  for (const listener of listeners) listener();
}

/** Marks that the page shows its own player for this track, so that the one at the bottom is hidden. */
export function usePageBar(trackId: string | null): void {
  useEffect(() => {
    if (trackId === null) return;
    show(trackId);
    return () => show(null);
  }, [trackId]);
}

export function useTrackOfPage(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
