import { Store } from '../../stores/store.ts';
import type { ProviderId } from '../auth/providers.ts';

/**
 * Local builds only: no provider is reachable without a network, and the Auth emulator accepts an unsigned object as a
 * provider's token. A production bundle contains nothing of this folder.
 */
export interface LocalUser {
  readonly email: string;
  readonly name: string;
}

export interface Choice {
  readonly providerId: ProviderId;
  readonly decide: (user: LocalUser | null) => void;
}

/** The choice that the chooser shows; null while it is closed. */
export const shownChoice = new Store<Choice | null>(null);
