import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Store } from '../stores/store.ts';

interface State<Part> {
  readonly part: Part | null;
  /** The error if loading failed. */
  readonly failure: { readonly error: unknown } | null;
}

/** Code that is loaded when it is first needed. */
export interface LazyPart<Part> {
  /** Loads it, once, before it is needed. */
  readonly load: () => Promise<void>;
  /** Loads it now, or when the connection returns. Returns a function that withdraws the request. */
  readonly need: () => () => void;
  /** Loads it once more after a failure. */
  readonly retry: () => void;
  readonly state: Store<State<Part>>;
}

const nothing = { part: null, failure: null };
const nothingYet = () => nothing;
const neverChanges = () => () => {};

export function lazyPart<Part>(fetchCode: () => Promise<Part>): LazyPart<Part> {
  const state = new Store<State<Part>>(nothing);
  let loading: Promise<void> | null = null;
  let needs = 0;
  const attempt = async () => {
    try {
      state.set({ part: await fetchCode(), failure: null });
    } catch (error) {
      loading = null;
      if (!navigator.onLine) addEventListener('online', () => void load(), { once: true });
      // A failed preload is retried when the part is needed.
      else if (needs > 0) state.set({ part: null, failure: { error } });
    }
  };
  const load = () => {
    loading ??= attempt();
    return loading;
  };
  return {
    load,
    need() {
      needs += 1;
      void load();
      return () => {
        needs -= 1;
        if (needs === 0 && state.get().failure) state.set(nothing);
      };
    },
    retry() {
      // The bundler's loader requests a style sheet only once: after that, only a reload brings it.
      if (/preload CSS/.test(String(state.get().failure?.error))) location.reload();
      state.set(nothing);
      void load();
    },
    state,
  };
}

/**
 * The part once it has loaded, or the failure. `wanted` loads it. A part that others have loaded is nothing as long as it
 * was never wanted here: a page with many closed dialogs must not render them all when the code of one arrives.
 */
export function useLazyState<Part>(lazy: LazyPart<Part>, wanted: boolean): State<Part> {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  useEffect(() => (wanted ? lazy.need() : undefined), [lazy, wanted]);
  const { subscribe, get } = lazy.state;
  return useSyncExternalStore<State<Part>>(
    used ? subscribe : neverChanges,
    used ? get : nothingYet,
    nothingYet,
  );
}

/**
 * Returns the part; null until it was wanted and has loaded. `wanted` loads it.
 * @throws the error if loading failed
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>, wanted: boolean): Part | null {
  const { part, failure } = useLazyState(lazy, wanted);
  if (wanted && failure) throw failure.error;
  return part;
}

/**
 * Returns a component whose code loads when it is first rendered, or earlier through `load`.
 * @param placeholder keeps its place until then
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  const lazy = lazyPart(fetchCode);
  function Lazy(props: Props) {
    const Component = useLazyPart(lazy, true);
    return Component ? <Component {...props} /> : placeholder;
  }
  return Object.assign(Lazy, { load: lazy.load });
}
