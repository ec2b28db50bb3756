import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { type ShownDelivery, shownDelivery } from '@duu/contract/calls/webhooks';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { newestPage } from '../../repositories/newest-page.ts';
import { newDelivery } from './queue-webhooks.ts';
import { sendDelivery } from './send-delivery.ts';

async function ensureWebhook({ documents }: Deps, uid: string, webhookId: string): Promise<void> {
  const found = await documents.webhookEndpoint(uid, webhookId).get();
  if (!found.exists) throw new ApiError('webhook.not_found');
}

/**
 * Returns a page of an endpoint's deliveries, the newest first.
 * @throws ApiError `webhook.not_found`
 */
export async function listWebhookDeliveries(
  deps: Deps,
  uid: string,
  webhookId: string,
  cursor: string | undefined,
): Promise<OutputOf<Calls['listWebhookDeliveries']>> {
  await ensureWebhook(deps, uid, webhookId);
  const all = deps.documents.webhookDeliveries(uid, webhookId);
  const { docs, nextCursor } = await newestPage(all, 'queuedAt', cursor, limits.webhooks.pageSize);
  const deliveries = docs.map((doc) => shownDelivery.parse({ ...doc.data(), id: doc.id }));
  return { deliveries, nextCursor };
}

/**
 * Sends a message again now, with its id and the present time, and returns the delivery with the outcome.
 * @throws ApiError `webhook.not_found`, `webhook.delivery_not_found`
 */
export async function resendWebhookDelivery(
  deps: Deps,
  uid: string,
  webhookId: string,
  deliveryId: string,
): Promise<ShownDelivery> {
  const ref = deps.documents.webhookDelivery(uid, webhookId, deliveryId);
  await ensureWebhook(deps, uid, webhookId);
  if (!(await ref.get()).exists) throw new ApiError('webhook.delivery_not_found');
  await sendDelivery(deps, { uid, endpointId: webhookId, deliveryId }, { isManual: true });
  const sent = (await ref.get()).data();
  if (!sent) throw new ApiError('webhook.not_found');
  return shownDelivery.parse({ ...sent, id: deliveryId });
}

/**
 * Sends a test message now, without retries, and returns the delivery with the outcome.
 * @throws ApiError `webhook.not_found`
 */
export async function testWebhook(
  deps: Deps,
  uid: string,
  webhookId: string,
): Promise<ShownDelivery> {
  const { documents, newId } = deps;
  const deliveryId = newId();
  await documents.transact(async (tx) => {
    const endpoint = await tx.get(documents.webhookEndpoint(uid, webhookId));
    if (!endpoint.exists) throw new ApiError('webhook.not_found');
    const delivery = newDelivery(deps, { type: 'webhook.test', data: { endpointId: webhookId } });
    // As if it had ended: no job takes it.
    const ended = { state: 'failed', nextAt: null, endedAt: delivery.queuedAt } as const;
    tx.create(documents.webhookDelivery(uid, webhookId, deliveryId), { ...delivery, ...ended });
  });
  return resendWebhookDelivery(deps, uid, webhookId, deliveryId);
}
