import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { webhookDelivery, webhookEvent, webhookState } from '../documents/webhook.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';
import { call, nothing } from './call.ts';

const webhookId = z.object({ webhookId: id });
const url = z.string().min(1).max(limits.webhooks.urlCharacters);
const events = z.array(webhookEvent).min(1).max(webhookEvent.options.length);

/** An endpoint without its secrets. */
export const shownWebhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  state: webhookState,
  failingSince: instant.nullable(),
  createdAt: instant,
});
export type ShownWebhook = z.infer<typeof shownWebhook>;

export const shownDelivery = webhookDelivery.omit({ expiresAt: true }).extend({ id });
export type ShownDelivery = z.infer<typeof shownDelivery>;

export const listWebhooks = call({
  method: 'GET',
  path: '/webhook-endpoints',
  who: 'user',
  output: z.object({ webhooks: z.array(shownWebhook) }),
});

/** Only this answer and that of `rollWebhookSecret` have the secret. */
const withSecret = z.object({ webhookId: id, secret: z.string() });

export const createWebhook = call({
  method: 'POST',
  path: '/webhook-endpoints',
  who: 'user',
  input: z.object({ url, events }),
  output: withSecret,
  errors: ['webhook.address_invalid', 'webhook.limit_reached'],
});

/** `active`: pauses an endpoint, or starts one again that was paused or ended. */
export const updateWebhook = call({
  method: 'PATCH',
  path: '/webhook-endpoints/:webhookId',
  who: 'user',
  params: webhookId,
  input: z.object({ url, events, active: z.boolean() }).partial(),
  output: nothing,
  errors: ['webhook.address_invalid', 'webhook.not_found'],
});

/** Makes a new secret. The former signs too for a day. */
export const rollWebhookSecret = call({
  method: 'POST',
  path: '/webhook-endpoints/:webhookId/secret',
  who: 'user',
  params: webhookId,
  output: withSecret,
  errors: ['webhook.not_found'],
});

export const deleteWebhook = call({
  method: 'DELETE',
  path: '/webhook-endpoints/:webhookId',
  who: 'user',
  params: webhookId,
  output: nothing,
  errors: ['webhook.not_found'],
});

/** Sends a test message now. */
export const testWebhook = call({
  method: 'POST',
  path: '/webhook-endpoints/:webhookId/test',
  who: 'user',
  params: webhookId,
  output: shownDelivery,
  errors: ['webhook.not_found'],
  worth: 5,
  waits: true,
});

/** The deliveries of an endpoint, the newest first. */
export const listWebhookDeliveries = call({
  method: 'GET',
  path: '/webhook-endpoints/:webhookId/deliveries',
  who: 'user',
  params: webhookId,
  query: z.object({ cursor: cursor(1).optional() }),
  output: z.object({ deliveries: z.array(shownDelivery), nextCursor: z.string().nullable() }),
  errors: ['webhook.not_found'],
});

/** Sends a message again now, with its id and the present time. */
export const resendWebhookDelivery = call({
  method: 'POST',
  path: '/webhook-endpoints/:webhookId/deliveries/:deliveryId',
  who: 'user',
  params: z.object({ webhookId: id, deliveryId: id }),
  output: shownDelivery,
  errors: ['webhook.not_found', 'webhook.delivery_not_found'],
  worth: 5,
  waits: true,
});
