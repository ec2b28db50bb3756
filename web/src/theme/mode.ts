import { useSyncExternalStore } from 'react';

export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Where the choice is kept; build/early.js reads it before the first paint. */
export const modeKey = 'reader-theme';

const listeners = new Set<() => void>();
const darkDevice = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;

export function readMode(): Mode {
  try {
    const stored = localStorage.getItem(modeKey);
    return modes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function show(mode: Mode): void {
  const dark = mode === 'dark' || (mode === 'system' && darkDevice());
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the page in step with the device and with other tabs. */
export function followMode(): void {
  const again = () => {
    show(readMode());
    for (const listener of listeners) listener();
  };
  show(readMode());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  addEventListener('storage', (event) => {
    if (event.key === modeKey) again();
  });
}

export function setMode(mode: Mode): void {
  try {
    localStorage.setItem(modeKey, mode);
  } catch {
    // Not kept where storage is closed to us; shown all the same.
  }
  show(mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMode(): Mode {
  return useSyncExternalStore(subscribe, readMode, () => 'system');
}
