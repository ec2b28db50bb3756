import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection, as far as it knows: it may be mistaken in saying yes, never in saying no. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls once the connection is back; nothing to wait for is null. */
export function useWhenOnline(call: (() => void) | null): void {
  useEffect(() => {
    if (call === null) return;
    addEventListener('online', call);
    return () => removeEventListener('online', call);
  }, [call]);
}
