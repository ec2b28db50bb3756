import { availableCredits } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import { writeLedger } from '../credits/ledger.ts';
import { hasEnded } from '../credits/periods.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 100;

/** Ends subscriptions whose time is over, and their credits that are not held. */
export async function expireSubscriptions(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ expired: number }> {
  const { documents, now } = deps;
  const due = documents
    .allSubscriptions()
    .where('state', '==', 'active')
    .where('endsAt', '<=', now())
    .orderBy('endsAt');
  const expired = await eachDocument(due, pageSize, left, (doc) =>
    expireOne(deps, ownerOf(doc.ref.path), doc.id),
  );
  return { expired };
}

async function expireOne(deps: Deps, uid: string, subscriptionId: string): Promise<boolean> {
  const { documents, now } = deps;
  const ref = documents.subscription(uid, subscriptionId);
  return documents.transact(async (tx) => {
    const [found, user] = await Promise.all([tx.get(ref), tx.get(documents.user(uid))]);
    const subscription = found.data();
    if (subscription?.state !== 'active') return false;
    if (!hasEnded(subscription, now())) return false;
    tx.update(ref, { state: 'expired' });
    writeLedger(tx, deps, uid, {
      type: 'expire',
      characters: availableCredits(subscription),
      reason: 'period ended',
      subscriptionId,
    });
    if (user.data()?.activeSubscriptionId === subscriptionId) {
      tx.update(documents.user(uid), { activeSubscriptionId: null });
    }
    return true;
  });
}
