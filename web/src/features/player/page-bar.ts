import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(trackId: string | null): void {
  shown = trackId;
  for (const listener of listeners) listener();
}

/** The page shows a player of its own for this track, while it is there: the one at the foot leaves it the room. */
export function usePageBar(trackId: string | null): void {
  useEffect(() => {
    if (trackId === null) return;
    show(trackId);
    return () => show(null);
  }, [trackId]);
}

/** The track whose player is part of the page. */
export function useTrackOfPage(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
