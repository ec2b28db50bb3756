import type { User } from '@duu/contract/documents/user';
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookProblem,
} from '@duu/contract/documents/webhook';
import {
  PublicFetchError,
  type PublicFetchProblem,
} from '../../adapters/public-fetch/public-fetch-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { noteActive } from './note-active.ts';
import { webhookHeaders } from './sign-webhook.ts';

const minuteMs = 60_000;

/**
 * Pauses after each attempt, in ms: eight attempts within a day. Each is longer than an attempt, so that no other run takes
 * the delivery meanwhile. The last one only tells that the sender died.
 */
const pausesMs = [1, 5, 30, 120, 300, 420, 540, 2].map((minutes) => minutes * minuteMs);
const attemptMs = 15_000;
/** An endpoint ends when it has failed for so long: between the first and the last attempt of a delivery. */
const endedAfterMs = 23 * 60 * minuteMs;
const gone = 410;

export type DeliveryResult = 'delivered' | 'postponed' | 'failed' | 'taken';

interface Place {
  readonly uid: string;
  readonly endpointId: string;
  readonly deliveryId: string;
}

interface Claim {
  readonly attempt: number;
  /** Whether the user sends an ended delivery again: nothing is retried. */
  readonly extra: boolean;
  readonly endpoint: WebhookEndpoint;
  readonly delivery: WebhookDelivery;
}

/** The outcome of an attempt. */
type Answer = Pick<WebhookDelivery, 'status' | 'problem'>;

const problemOf: Record<PublicFetchProblem, WebhookProblem> = {
  invalid: 'invalid',
  refused: 'unreachable',
  unreachable: 'unreachable',
  too_many_redirects: 'unreachable',
  too_large: 'unreachable',
  too_slow: 'too_slow',
};

const isSuccess = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

/**
 * Claims a delivery for one attempt: no other run takes it during the pause. `asked`: the user wants it now, so it may have
 * ended, and its endpoint too.
 */
async function claim(
  { documents, now }: Deps,
  { uid, endpointId, deliveryId }: Place,
  { isManual, disabled }: { readonly isManual: boolean; readonly disabled: boolean },
): Promise<Claim | 'failed' | 'taken'> {
  const ref = documents.webhookDelivery(uid, endpointId, deliveryId);
  return documents.transact(async (tx): Promise<Claim | 'failed' | 'taken'> => {
    const [found, place] = await Promise.all([
      tx.get(ref),
      tx.get(documents.webhookEndpoint(uid, endpointId)),
    ]);
    const [delivery, endpoint] = [found.data(), place.data()];
    const at = now();
    if (!delivery || !endpoint) return 'taken';
    if (!isManual && (delivery.nextAt === null || delivery.nextAt > at)) return 'taken';
    const extra = isManual && delivery.endedAt !== null;
    const pauseMs = extra ? minuteMs : pausesMs[delivery.attempts];
    if (pauseMs === undefined || disabled || (!isManual && endpoint.state !== 'active')) {
      const problem = pauseMs === undefined ? delivery.problem : 'ended';
      tx.update(ref, { state: 'failed', problem, nextAt: null, endedAt: at });
      return 'failed';
    }
    const next = delivery.attempts + 1;
    const attempt = extra ? Math.max(next, pausesMs.length) : next;
    const nextAt = new Date(at.getTime() + pauseMs);
    tx.update(ref, { state: 'sending', attempts: attempt, nextAt });
    return { attempt, extra, endpoint, delivery };
  });
}

async function send(deps: Deps, { endpoint, delivery }: Claim): Promise<Answer> {
  const { messageId, body } = delivery;
  try {
    const { status } = await deps.publicFetch({
      url: endpoint.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Duu-Webhooks/1.0',
        ...webhookHeaders(messageId, body, endpoint.secrets, deps.now()),
      },
      body,
      secure: true,
      maxBytes: null,
      timeoutMs: attemptMs,
      maxRedirects: 0,
    });
    return { status, problem: null };
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return { status: null, problem: problemOf[error.problem] };
  }
}

/** Ends an endpoint, and tells its owner. */
function endEndpoint(
  tx: Transaction,
  deps: Deps,
  { uid, endpointId }: Place,
  { url, failingSince }: WebhookEndpoint,
  user: User | undefined,
): void {
  const { documents, now } = deps;
  tx.update(documents.webhookEndpoint(uid, endpointId), { state: 'ended' });
  if (!user) return;
  noteActive(tx, deps, uid, user, [endpointId, null]);
  queueMail(tx, deps, uid, {
    kind: 'webhookEnded',
    cause: `${endpointId}-${now().getTime()}`,
    host: new URL(url).host,
    failingSince: failingSince ?? now(),
  });
}

/**
 * Stores the outcome of an attempt, unless a later one has. An endpoint ends when it has failed for long, or at once by
 * 410 Gone.
 */
async function note(
  deps: Deps,
  place: Place,
  { attempt, extra }: Claim,
  answer: Answer,
): Promise<DeliveryResult> {
  const { documents, now } = deps;
  const { uid, endpointId, deliveryId } = place;
  const ref = documents.webhookDelivery(uid, endpointId, deliveryId);
  const endpointRef = documents.webhookEndpoint(uid, endpointId);
  return documents.transact(async (tx): Promise<DeliveryResult> => {
    const [found, there, owner] = await Promise.all([
      tx.get(ref),
      tx.get(endpointRef),
      tx.get(documents.user(uid)),
    ]);
    const [delivery, endpoint] = [found.data(), there.data()];
    if (!delivery || !endpoint || delivery.state === 'delivered') return 'taken';
    const at = now();
    if (isSuccess(answer)) {
      tx.update(ref, { ...answer, state: 'delivered', nextAt: null, endedAt: at });
      if (endpoint.failingSince !== null) tx.update(endpointRef, { failingSince: null });
      return 'delivered';
    }
    if (delivery.attempts !== attempt) return 'taken';
    const isOver = extra || attempt >= pausesMs.length || answer.status === gone;
    tx.update(ref, {
      ...answer,
      state: isOver ? 'failed' : 'queued',
      ...(isOver ? { nextAt: null, endedAt: at } : {}),
    });
    if (extra || endpoint.state !== 'active') return 'failed';
    const failingSince = endpoint.failingSince ?? at;
    const isDead = at.getTime() - failingSince.getTime() >= endedAfterMs;
    if (isDead || answer.status === gone) endEndpoint(tx, deps, place, endpoint, owner.data());
    else if (endpoint.failingSince === null) tx.update(endpointRef, { failingSince });
    return isOver ? 'failed' : 'postponed';
  });
}

/** Attempts a delivery. `asked`: see `claim`. Throws only internal errors, which count as an attempt. */
export async function sendDelivery(
  deps: Deps,
  place: Place,
  { isManual }: { readonly isManual: boolean },
): Promise<DeliveryResult> {
  const state = (await deps.accountStates.of([place.uid])).get(place.uid);
  const disabled = state === undefined || state.disabled;
  const claimed = await claim(deps, place, { isManual, disabled });
  if (typeof claimed === 'string') return claimed;
  return note(deps, place, claimed, await send(deps, claimed));
}
