import { type Subscription, subscription } from '@duu/contract/documents/subscription';
import { type User, user } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { useDoc } from './use-doc.ts';
import { useUid } from './use-session.ts';

/** The signed-in person's own documents, live. `undefined` while they load; a null subscription is none. */
export interface Me {
  readonly uid: string;
  readonly user: WithId<User> | undefined;
  readonly subscription: WithId<Subscription> | null | undefined;
}

export function useMe(): Me {
  const uid = useUid();
  const { data: person } = useDoc(uid === '' ? null : paths.user(uid), user);
  const activeId = person?.activeSubscriptionId ?? null;
  const { data: plan } = useDoc(
    activeId === null ? null : paths.subscription(uid, activeId),
    subscription,
  );
  return {
    uid,
    user: person ?? undefined,
    subscription: person ? (activeId === null ? null : (plan ?? undefined)) : undefined,
  };
}
