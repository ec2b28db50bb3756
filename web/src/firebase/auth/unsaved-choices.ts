import { wasSignedIn } from './session-hint.ts';

/** What a person chooses once for all their devices. */
export type Choice = 'language' | 'theme';

const key = 'duu-unsaved-choices';
const listeners = new Set<() => void>();

function read(): Choice[] {
  try {
    const noted = localStorage.getItem(key) ?? '';
    return (['language', 'theme'] as const).filter((choice) => noted.includes(choice));
  } catch {
    return [];
  }
}

function write(choices: readonly Choice[]): void {
  try {
    if (choices.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, choices.join());
  } catch {
    // Where storage is closed to us the choice holds for this device only.
  }
}

/**
 * Notes that a signed-in person has just chosen something. The account is told by the pages that know it: the landing
 * page, which has the same switch, can't tell it anything.
 */
export function noteChoice(choice: Choice): void {
  if (!wasSignedIn()) return;
  write([...read(), choice]);
  for (const listener of listeners) listener();
}

/** What an account is to be told. */
export interface TakenChoices {
  readonly choices: readonly Choice[];
  /** For what could not be told after all: the next page tries again, unless its person has gone meanwhile. */
  readonly putBack: () => void;
}

let people = 0;

/** Takes what the account has not been told yet. */
export function takeChoices(): TakenChoices {
  const choices = read();
  const takenOf = people;
  write([]);
  return {
    choices,
    putBack: () => {
      if (people === takenOf) write([...read(), ...choices]);
    },
  };
}

/** They were one person's: whoever comes next must not inherit them. */
export function forgetChoices(): void {
  people++;
  write([]);
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
