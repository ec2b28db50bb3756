import { useEffect } from 'react';
import { Store } from '../../stores/store.ts';
import { useStore } from '../../stores/use-store.ts';

const shown = new Store<string | null>(null);

/** Marks that the page shows its own player for this track, so that the one at the bottom is hidden. */
export function usePageBar(trackId: string | null): void {
  useEffect(() => {
    if (trackId === null) return;
    shown.set(trackId);
    return () => shown.set(null);
  }, [trackId]);
}

export const useTrackOfPage = () => useStore(shown);
