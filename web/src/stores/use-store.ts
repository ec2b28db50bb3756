import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the store's value, and renders again when it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
