// QPay's callback carries no signature: the path ends with a secret of its order, and nothing else in it is believed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhook, type PaymentNotice, type WebhookRequest } from './provider.ts';

/** The last part of an order's callback address, safe in paths. One order's says nothing about another's. */
export function callbackSecret(key: string, orderId: string): string {
  return createHmac('sha256', key).update(`qpay-callback:${orderId}`).digest('base64url');
}

/** @throws ForgedWebhook */
export function readCallback(key: string, { method, params }: WebhookRequest): PaymentNotice {
  const { orderId = '', secret = '' } = params;
  if (method !== 'GET' && method !== 'POST') throw new ForgedWebhook(`qpay: ${method}`);
  const wanted = Buffer.from(callbackSecret(key, orderId));
  const given = Buffer.from(secret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new ForgedWebhook('qpay: the secret of the path is wrong');
  // No event id: a first callback may come before its payment is seen, and must not keep a second one from being read.
  return { eventId: null, about: 'order', orderId };
}
