import { suiteDeps } from '../../support/admin.ts';
import { ask, onceKey } from '../../support/api.ts';
import { buy, sendEvent } from '../../support/orders.ts';
import type { TestUser } from '../../support/users.ts';

/**
 * Stores everything that needs an admin's attention: an order that was paid twice, with a pending refund of 1,000₮ by bank
 * transfer, and a second active subscription of its user.
 */
export async function putOrderTrouble(
  admin: TestUser,
  user: TestUser,
): Promise<{ uid: string; orderId: string }> {
  const { documents } = suiteDeps();
  const { uid } = user;
  const { id: orderId, amount } = await buy(user, '1');
  await sendEvent({ eventId: `extra-${orderId}`, orderId, type: 'paid', amount });
  const params = { uid, orderId };
  const reason = 'Хүсэлтээр';
  const input = { reason, amount: 100_000 };
  await ask('adminRefundOrder', admin, { params, input, headers: onceKey() });
  const order = documents.order(uid, orderId);
  const refunds = (await order.get()).data()?.refunds ?? [];
  await order.update({
    refunds: refunds.map((one) => ({ ...one, state: 'manual', refundedAt: null })),
  });
  const { subscription } = await ask('getCurrentSubscription', user);
  if (!subscription) throw new Error('The plan was not granted.');
  const { id: _, ...second } = subscription;
  await documents.subscription(uid, 'second').set(second);
  return params;
}
