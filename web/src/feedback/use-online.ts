import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the browser reports a connection. `true` may be wrong, `false` never is. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back once the connection returns. Pass null to wait for nothing. */
export function useWhenOnline(call: (() => void) | null): void {
  useEffect(() => {
    if (call === null) return;
    addEventListener('online', call);
    return () => removeEventListener('online', call);
  }, [call]);
}
