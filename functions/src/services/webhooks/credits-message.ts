import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { billingPages } from '@duu/contract/paths';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { queueWebhooks } from './queue-webhooks.ts';

/**
 * Queues `credits.low` if using these characters takes a subscription below the share at which it runs low. Held characters
 * are not used yet, so each subscription says it once, and again only after it was topped up.
 */
export function queueCreditsLow(
  tx: Transaction,
  deps: Pick<Deps, 'documents' | 'now' | 'newId' | 'site'>,
  uid: string,
  spent: { readonly subscription: WithId<Subscription>; readonly user: User | undefined },
  characters: number,
): void {
  const { id, state, totalCredits: total, usedCredits } = spent.subscription;
  const low = total * limits.lowCreditsShare;
  const before = total - usedCredits;
  const remaining = Math.max(0, before - characters);
  if (state !== 'active' || before < low || remaining >= low) return;
  queueWebhooks(tx, deps, { uid, user: spent.user }, 'credits.low', () => ({
    subscriptionId: id,
    total,
    remaining,
    page: `${deps.site()}${billingPages.plans}`,
  }));
}
