import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import css from './LoadingBar.module.css';
import { loading } from './loading-store.ts';
import { useOnline } from './use-online.ts';

export function LoadingBar() {
  const online = useOnline();
  // Without a connection nothing is loading.
  const navigating = useNavigation().state !== 'idle' && online;
  useEffect(() => (navigating ? loading.begin() : undefined), [navigating]);
  const { progress, visible } = useSyncExternalStore(
    loading.subscribe,
    loading.getState,
    loading.getState,
  );
  return (
    <div
      className={css.bar}
      data-visible={visible}
      data-testid="loading-bar"
      aria-hidden="true"
      style={{ transform: `scaleX(${progress / 100})` }}
    />
  );
}
