import { z } from 'zod';
import { instant } from '../instant.ts';

/** What a user's server can be told. */
export const webhookEvents = ['audio.done', 'audio.failed', 'credits.low'] as const;
export const webhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** Why a server did not answer. A refused address looks unreachable, so that nobody learns what is in our network. */
const webhookProblem = z.enum(['invalid', 'unreachable', 'too_slow', 'ended']);
export type WebhookProblem = z.infer<typeof webhookProblem>;

/** `ended` by us, as it failed for a day or answered 410 Gone. */
export const webhookState = z.enum(['active', 'paused', 'ended']);

/** `users/{uid}/webhookEndpoints/{id}`: a server that is told of events. Nobody reads it but the API, for the secrets. */
export const webhookEndpoint = z.object({
  url: z.string(),
  events: z.array(webhookEvent).nonempty(),
  /** The newest first. Earlier ones sign too until their time. */
  secrets: z.array(z.object({ secret: z.string(), until: instant.nullable() })).nonempty(),
  state: webhookState,
  /** The first failure after which nothing was delivered. */
  failingSince: instant.nullable(),
  createdAt: instant,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** A test has its own type. */
const deliveredEvent = z.enum([...webhookEvents, 'webhook.test']);
export type DeliveredEvent = z.infer<typeof deliveredEvent>;

/** `users/{uid}/webhookEndpoints/{id}/webhookDeliveries/{id}`: a message to one endpoint, written with its cause. */
export const webhookDelivery = z.object({
  /** The same in every attempt and for every endpoint. */
  messageId: z.string(),
  event: deliveredEvent,
  /** The exact bytes that are signed and sent: ids, states and links, no text. */
  body: z.string(),
  /** `sending`: sent, and the answer is not stored yet, or the sender died. */
  state: z.enum(['queued', 'sending', 'delivered', 'failed']),
  attempts: z.int().nonnegative(),
  /** The next attempt; null when it is over. */
  nextAt: instant.nullable(),
  /** Of the last attempt: the HTTP status, or what prevented an answer. */
  status: z.int().nullable(),
  problem: webhookProblem.nullable(),
  queuedAt: instant,
  endedAt: instant.nullable(),
  /** Firestore deletes it some time later. */
  expiresAt: instant,
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const message = { timestamp: z.iso.datetime() };
const audioLinks = {
  id: z.string(),
  version: z.int().positive(),
  language: z.string(),
  characters: z.int().nonnegative(),
  /** The page of the audio, and the call that returns it. */
  page: z.url(),
  api: z.url(),
};

/** The bodies of messages. */
export const webhookBodies = {
  'audio.done': z.object({
    type: z.literal('audio.done'),
    ...message,
    data: z.object({ ...audioLinks, state: z.literal('done'), durationMs: z.int() }),
  }),
  'audio.failed': z.object({
    type: z.literal('audio.failed'),
    ...message,
    data: z.object({ ...audioLinks, state: z.literal('failed'), error: z.string() }),
  }),
  'credits.low': z.object({
    type: z.literal('credits.low'),
    ...message,
    data: z.object({
      subscriptionId: z.string(),
      total: z.int().nonnegative(),
      remaining: z.int().nonnegative(),
      page: z.url(),
    }),
  }),
} as const satisfies Record<WebhookEvent, z.ZodType>;

export type WebhookBody = z.infer<(typeof webhookBodies)[WebhookEvent]>;
