import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import css from './LoadingBar.module.css';
import { loading } from './loading-store.ts';
import { useOnline } from './use-online.ts';

interface Shown {
  readonly progress: number | null;
  readonly visible: boolean;
}

/** A prerendered page has no style attribute: its policy allows none. */
const prerendered = { progress: null, visible: false } as const;

export function LoadingBar() {
  const online = useOnline();
  // Without a connection nothing is loading.
  const navigating = useNavigation().state !== 'idle' && online;
  useEffect(() => (navigating ? loading.begin() : undefined), [navigating]);
  const { progress, visible } = useSyncExternalStore<Shown>(
    loading.state.subscribe,
    loading.state.get,
    () => prerendered,
  );
  return (
    <div
      className={css.bar}
      data-visible={visible}
      data-testid="loading-bar"
      aria-hidden="true"
      style={progress === null ? undefined : { transform: `scaleX(${progress / 100})` }}
    />
  );
}
