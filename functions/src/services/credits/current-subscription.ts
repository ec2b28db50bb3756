import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import { activeSubscription } from './active-subscription.ts';

/** The subscription that a person has now, for showing; null where there is none. */
export async function currentSubscription(
  deps: Deps,
  uid: string,
): Promise<WithId<Subscription> | null> {
  return activeSubscription(deps, uid, null);
}
