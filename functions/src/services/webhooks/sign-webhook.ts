import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '@duu/contract/documents/webhook';

const prefix = 'whsec_';

/** Returns a new secret of 32 random bytes, as the Standard Webhooks specification writes it. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * Returns the headers of a message by the Standard Webhooks specification: a signature over id, time and the exact body
 * with each secret that is valid, so that receivers can change theirs at any time after a roll.
 */
export function webhookHeaders(
  messageId: string,
  body: string,
  secrets: WebhookEndpoint['secrets'],
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets
    .filter(({ until }) => until === null || until > at)
    .map(({ secret }) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      const signed = `${messageId}.${timestamp}.${body}`;
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
