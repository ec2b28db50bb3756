import { Signal } from '../../stores/store.ts';
import { wasSignedIn } from './session-hint.ts';

/** A choice that applies to all of a user's devices. */
export type Choice = 'language' | 'theme';

const key = 'duu-unsaved-choices';
const noted = new Signal();

function read(): Choice[] {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return (['language', 'theme'] as const).filter((choice) => kept.includes(choice));
  } catch {
    return [];
  }
}

function write(choices: readonly Choice[]): void {
  try {
    if (choices.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, choices.join());
  } catch {
    // Storage is blocked: the choice applies to this device only.
  }
}

/**
 * Notes that a signed-in user has just chosen something. Pages that know the account save it; the landing page, which
 * has the same switch, can't.
 */
export function noteChoice(choice: Choice): void {
  if (!wasSignedIn()) return;
  write([...read(), choice]);
  noted.notify();
}

export interface UnsavedChoices {
  readonly choices: readonly Choice[];
  /** Restores choices that could not be saved, for the next page, unless the user has signed out meanwhile. */
  readonly putBack: () => void;
}

let session = 0;

/** Returns the choices that are not saved yet, once. */
export function consumeChoices(): UnsavedChoices {
  const choices = read();
  const consumedIn = session;
  write([]);
  return {
    choices,
    putBack: () => {
      if (session === consumedIn) write([...read(), ...choices]);
    },
  };
}

/** Clears them when the user changes. */
export function clearChoices(): void {
  session++;
  write([]);
}

export const onChoice = noted.subscribe;
