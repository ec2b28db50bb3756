import { useSyncExternalStore } from 'react';

export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Where the choice is kept; build/early.js reads it before the first paint. */
export const modeKey = 'reader-theme';

/** Stands beside it where the choice is the account's, made on another device. */
const fromAccountKey = 'reader-theme-from-account';

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

function become(mode: Mode, isAccounts: boolean): void {
  try {
    localStorage.setItem(modeKey, mode);
    if (isAccounts) localStorage.setItem(fromAccountKey, '1');
    else localStorage.removeItem(fromAccountKey);
  } catch {
    // Not kept where storage is closed to us; shown all the same.
  }
  show(mode);
  for (const listener of listeners) listener();
}

/** The person's choice for this device. */
export function setMode(mode: Mode): void {
  become(mode, false);
}

function isChosenHere(): boolean {
  try {
    return localStorage.getItem(modeKey) !== null && localStorage.getItem(fromAccountKey) === null;
  } catch {
    return false;
  }
}

/** What the person has chosen on another device; a choice of this one goes before it. */
export function takeAccountMode(mode: Mode): void {
  if (!isChosenHere() && readMode() !== mode) become(mode, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMode(): Mode {
  return useSyncExternalStore(subscribe, readMode, () => 'system');
}
