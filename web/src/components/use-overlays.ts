import { useEffect, useSyncExternalStore } from 'react';

type Overlays = typeof import('./overlays.tsx')['overlays'];

interface State {
  readonly parts: Overlays | null;
  /** The error if loading failed. */
  readonly failure: { readonly error: unknown } | null;
}

const nothing: State = { parts: null, failure: null };
let state = nothing;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function publish(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    const { overlays } = await import('./overlays.tsx');
    publish({ parts: overlays, failure: null });
  } catch (error) {
    loading = null;
    if (navigator.onLine) publish({ parts: null, failure: { error } });
    else addEventListener('online', () => void loadOverlays(), { once: true });
  }
}

/** Loads the code of dialogs, menus and popovers, once. Called early if the user is about to open one. */
export function loadOverlays(): Promise<void> {
  loading ??= load();
  return loading;
}

/**
 * MUI's dialogs, menus and popovers; null until they have loaded. `wanted` loads them, or does so once the connection is
 * back.
 * @throws the error if loading failed
 */
export function useOverlays(wanted: boolean): Overlays | null {
  const { parts, failure } = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );
  useEffect(() => {
    if (!wanted || state.parts) return;
    if (state.failure) publish(nothing);
    void loadOverlays();
  }, [wanted]);
  if (wanted && failure) throw failure.error;
  return parts;
}

/** Loads them when the pointer or the focus reaches the element that opens one. */
export function useOverlayIntent(trigger: HTMLElement | null): void {
  useEffect(() => {
    if (!trigger || state.parts) return;
    const come = () => void loadOverlays();
    trigger.addEventListener('pointerenter', come, { once: true });
    trigger.addEventListener('focus', come, { once: true });
    return () => {
      trigger.removeEventListener('pointerenter', come);
      trigger.removeEventListener('focus', come);
    };
  }, [trigger]);
}
