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
import { afterPlanChange } from './after-plan-change.ts';
import { placeOfOrder, placeOfReference } from './places.ts';
import { type EventName, eventKey, settleCheckout } from './settle-checkout.ts';
import { settleRecurring } from './settle-recurring.ts';

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

/** Settles automatic charges; their checkout first if its own webhooks were lost. */
async function settleRecurringNotice(
  deps: Deps,
  source: PaymentSource,
  { reference, orderId }: Extract<PaymentNotice, { about: 'recurring' }>,
  event: EventName | null,
): Promise<PaymentEvent['outcome']> {
  const outcome = await settleRecurring(deps, source, reference, event);
  const place = outcome === 'foreign' ? await placeOfOrder(deps, orderId) : null;
  if (place === null) return outcome;
  await settleCheckout(deps, place, null);
  return settleRecurring(deps, source, reference, event);
}

async function settleNotice(
  deps: Deps,
  source: PaymentSource,
  notice: PaymentNotice,
  event: EventName | null,
): Promise<PaymentEvent['outcome']> {
  if (notice.about === 'recurring') return settleRecurringNotice(deps, source, notice, event);
  const place =
    notice.about === 'order'
      ? await placeOfOrder(deps, notice.orderId)
      : await placeOfReference(deps, source, notice.reference);
  if (place === null) return 'foreign';
  const outcome = await settleCheckout(deps, place, event);
  if (place.uid !== null) await afterPlanChange(deps, place.uid);
  return outcome;
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
