// QPay's callback has no signature: its path ends with a secret of the order, and only that is trusted.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedWebhook, type PaymentNotice, type WebhookRequest } from './provider.ts';

/** Returns the last part of an order's callback address, safe in paths. Reveals nothing about other orders' secrets. */
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
  // No event id: the first callback may arrive before its payment is visible, and must not suppress the
  // second.
  return { eventId: null, about: 'order', orderId };
}
