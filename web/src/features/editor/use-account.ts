import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { useMe } from '../../me/me-context.ts';

/** The user and their plan for the editor: undefined while loading, a null plan is none. */
export interface Account {
  readonly loading: boolean;
  readonly user: WithId<User> | undefined;
  readonly subscription: WithId<Subscription> | null | undefined;
}

export function useAccount(): Account {
  const me = useMe();
  return me.status === 'ready'
    ? { loading: false, user: me.user, subscription: me.subscription }
    : { loading: me.status === 'loading', user: undefined, subscription: undefined };
}
