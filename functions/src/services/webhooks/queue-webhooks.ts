import type { User } from '@duu/contract/documents/user';
import type {
  DeliveredEvent,
  WebhookBody,
  WebhookDelivery,
  WebhookEvent,
} from '@duu/contract/documents/webhook';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

type Making = Pick<Deps, 'documents' | 'now' | 'newId'>;

/** What a message says. */
export type WebhookData<Event extends WebhookEvent> = Extract<WebhookBody, { type: Event }>['data'];

/** Returns a delivery that is due now. */
export function newDelivery(
  { now, newId }: Pick<Making, 'now' | 'newId'>,
  { type, data }: { readonly type: DeliveredEvent; readonly data: object },
): WebhookDelivery {
  const at = now();
  return {
    messageId: `msg_${newId()}`,
    event: type,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    state: 'queued',
    attempts: 0,
    nextAt: at,
    status: null,
    problem: null,
    queuedAt: at,
    endedAt: null,
    expiresAt: new Date(at.getTime() + limits.webhooks.deliveryDays * 86_400_000),
  };
}

/**
 * Queues a message for the user's endpoints that want it, in the transaction of its cause; the job `sendWebhooks` sends it.
 * Reads nothing, so it may follow writes. `data` is asked for only if there is such an endpoint.
 */
export function queueWebhooks<Event extends WebhookEvent>(
  tx: Transaction,
  deps: Making,
  { uid, user }: { readonly uid: string; readonly user: Pick<User, 'webhooks'> | undefined },
  type: Event,
  data: () => WebhookData<Event>,
): void {
  const wanted = Object.entries(user?.webhooks ?? {}).filter(([, events]) => events.includes(type));
  if (wanted.length === 0) return;
  const delivery = newDelivery(deps, { type, data: data() });
  for (const [endpointId] of wanted) {
    tx.create(deps.documents.webhookDelivery(uid, endpointId, deps.newId()), delivery);
  }
}
