import type { Order } from '@duu/contract/documents/order';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import { closeCheckout, markCanceled } from './close-order.ts';
import { endRecurring } from './end-recurring.ts';

/**
 * Returns whether an open order would no longer do what its buyer confirmed: it would replace a plan that was bought
 * after it, or pay for a plan with automatic charges. The trial and granted characters don't count as a plan. Orders
 * with payments are left to an admin, those without a stored checkout to the job `reconcileOrders`.
 */
function isOutdated(
  { planId, payments, reference, createdAt }: Order,
  active: Subscription,
): boolean {
  if (payments.length > 0 || reference === null) return false;
  if (active.recurring !== null) return true;
  if (active.plan.period === 'once') return false;
  return active.plan.id !== planId && createdAt < active.startsAt;
}

/** Cancels outdated open orders, at the provider first: an earlier payment is settled as usual. */
async function cancelOutdated(deps: Deps, uid: string): Promise<void> {
  const { documents, log } = deps;
  const open = await documents.orders(uid).where('status', '==', 'created').get();
  if (open.empty) return;
  const found = await documents.subscriptions(uid).where('state', '==', 'active').limit(2).get();
  const active = found.docs[0]?.data();
  if (active === undefined || found.size > 1) return;
  for (const doc of open.docs) {
    try {
      const order = doc.data();
      if (!isOutdated(order, active)) continue;
      if ((await closeCheckout(deps, order)) === 'paid') continue;
      await markCanceled(deps, { uid, orderId: doc.id }, order, 'the plan has changed since');
    } catch (error) {
      // Paid or canceled meanwhile; otherwise the job `reconcileOrders` handles it.
      const why = error instanceof Error ? error.message : 'unknown';
      log.warn('outdated_order_left', { path: doc.ref.path, why });
    }
  }
}

/** Follow-up work after a change of plan. Idempotent. */
export async function afterPlanChange(deps: Deps, uid: string): Promise<void> {
  await endRecurring(deps, uid);
  await cancelOutdated(deps, uid);
}
