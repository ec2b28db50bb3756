import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { createContext, useContext } from 'react';
import type { ApiError } from '../api/api-error.ts';

/** Why the account could not be requested. */
interface MeFailure {
  readonly error: ApiError;
  readonly retry: () => void;
}

/** The signed-in user's account, live. */
export type Me =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: MeFailure }
  | {
      readonly status: 'ready';
      readonly user: WithId<User>;
      /** The active subscription; null if there is none. */
      readonly subscription: WithId<Subscription> | null;
      /** Set if the call failed although the documents can be read. */
      readonly failure: MeFailure | null;
    };

export const MeContext = createContext<Me>({ status: 'loading' });

export function useMe(): Me {
  return useContext(MeContext);
}
