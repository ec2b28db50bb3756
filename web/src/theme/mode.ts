import { useSyncExternalStore } from 'react';
import { Signal } from '../stores/store.ts';

const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The key of the stored choice; build/early.js reads it before the first paint. */
export const modeKey = 'reader-theme';

/** Set if the choice comes from the account, made on another device. */
const fromAccountKey = 'reader-theme-from-account';

const changes = new Signal();
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

/** Follows changes of the device's theme and of other tabs. */
export function followMode(): void {
  const again = () => {
    show(readMode());
    changes.notify();
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
    // Storage is blocked: the choice still shows.
  }
  show(mode);
  changes.notify();
}

/** Sets the user's choice for this device. */
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

/** Applies the user's choice on another device; one made here takes precedence. */
export function applyAccountMode(mode: Mode): void {
  if (!isChosenHere() && readMode() !== mode) become(mode, true);
}

export function useMode(): Mode {
  return useSyncExternalStore(changes.subscribe, readMode, () => 'system');
}
