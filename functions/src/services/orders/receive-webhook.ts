import type { PaymentEvent } from '@duu/contract/documents/order';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import {
  ForgedWebhook,
  type PaymentNotice,
  type PaymentProvider,
  type WebhookRequest,
} from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { placeOfOrder, placeOfReference } from './places.ts';
import { type EventName, eventKey, settle } from './settle.ts';
import { settleOrder } from './settle-order.ts';

/** @throws ApiError `webhook.invalid_signature` */
async function read(
  deps: Deps,
  provider: PaymentProvider,
  request: WebhookRequest,
): Promise<PaymentNotice | null> {
  try {
    return await provider.readWebhook(request);
  } catch (cause) {
    if (!(cause instanceof ForgedWebhook)) throw cause;
    deps.log.warn('webhook_forged', { source: provider.source, why: cause.message });
    throw new ApiError('webhook.invalid_signature', { cause });
  }
}

async function settleNotice(
  deps: Deps,
  source: PaymentSource,
  notice: PaymentNotice,
  event: EventName | null,
): Promise<PaymentEvent['outcome']> {
  if (notice.about === 'recurring') {
    const { reference, orderId } = notice;
    return settle(deps, { source, reference, orderId }, event);
  }
  const place =
    notice.about === 'order'
      ? await placeOfOrder(deps, notice.orderId)
      : await placeOfReference(deps, source, notice.reference);
  return place === null ? 'foreign' : settleOrder(deps, place, event);
}

/**
 * Processes a webhook: settles what it names by the provider's current state. Stores events about unknown
 * orders too. Throws any failure, so that the provider sends it again.
 */
export async function receiveWebhook(
  deps: Deps,
  source: PaymentSource,
  request: WebhookRequest,
): Promise<PaymentProvider['webhookAnswer']> {
  const { documents, payments, log, now } = deps;
  const provider = payments.provider(source);
  if (provider === null) throw new ApiError('request.not_found');
  const notice = await read(deps, provider, request);
  await documents.webhook(source).set({ receivedAt: now() });
  if (notice === null) return provider.webhookAnswer;
  const event = notice.eventId === null ? null : { source, id: notice.eventId };
  const eventRef = event ? documents.paymentEvent(eventKey(event)) : null;
  if (eventRef && (await eventRef.get()).exists) return provider.webhookAnswer;
  const outcome = await settleNotice(deps, source, notice, event);
  log.info('webhook', { source, about: notice.about, outcome });
  if (outcome === 'foreign') {
    log.error('webhook_foreign', { source, about: notice.about });
    await eventRef?.set({ source, orderId: null, outcome, at: now() });
  }
  return provider.webhookAnswer;
}
