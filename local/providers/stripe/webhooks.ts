// Sends events as Stripe does: signed, repeated until the answer is 2xx, without a fixed order.
import { createHmac } from 'node:crypto';
import type { StripeFaults } from './faults.ts';
import type { Of } from './objects.ts';
import type { Store } from './store.ts';

const hourSeconds = 3600;

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** Pauses before retries, in ms. After the last one it gives up. */
  readonly retryAfterMs: readonly number[];
  /** The types that the endpoint subscribes to. */
  readonly types: readonly string[];
}

export interface Delivery {
  readonly eventId: string;
  readonly type: string;
  /** The endpoint's status; 0: no answer. */
  readonly status: number;
  readonly as: 'event' | 'duplicate' | 'forged' | 'replayed';
}

/** Returns the `Stripe-Signature` header for a body. */
function sign(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(store: Store, faults: StripeFaults, target: WebhookTarget) {
  let waiting: Of<'event'>[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  async function post(body: string, signature: string): Promise<number> {
    try {
      const answer = await fetch(target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function send(event: Of<'event'>): Promise<Delivery[]> {
    const { duplicate, forged, replayed } = faults.current;
    const body = JSON.stringify(event, undefined, 2);
    const now = store.seconds();
    const results: Delivery[] = [];
    const add = async (as: Delivery['as'], sent: string, signature: string) => {
      const status = await post(sent, signature);
      results.push({ eventId: event.id, type: event.type, status, as });
    };
    if (forged) {
      const made = body.replace(event.id, `evt_forged${event.id.slice(4)}`);
      await add('forged', made, sign(made, 'whsec_wrong', now));
    }
    await add('event', body, sign(body, target.secret, now));
    if (duplicate) await add('duplicate', body, sign(body, target.secret, now));
    if (replayed) await add('replayed', body, sign(body, target.secret, now - hourSeconds));
    return results;
  }

  /** Sends the waiting events one by one. Returns the answers; failed events wait again. */
  function flush(): Promise<Delivery[]> {
    const done = sending.then(async () => {
      const now = faults.current.reordered ? waiting.reverse() : waiting;
      waiting = [];
      const results: Delivery[] = [];
      for (const event of now) {
        const sent = await send(event);
        results.push(...sent);
        const own = sent.find(({ as }) => as === 'event');
        const isDone = own !== undefined && own.status >= 200 && own.status < 300;
        if (isDone) event.pending_webhooks = 0;
        else waiting.push(event);
      }
      store.save();
      return results;
    });
    sending = done;
    return done;
  }

  function start(tries: number): void {
    void flush().then(() => {
      const delay = target.retryAfterMs[tries];
      if (waiting.length === 0 || delay === undefined) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(tries + 1);
      }, delay);
      timers.add(timer);
    });
  }

  return {
    flush,
    /** Sends an event once the request that caused it was answered. */
    send: (event: Of<'event'>): void => {
      const { missing, late, reordered } = faults.current;
      if (missing || !target.types.includes(event.type)) {
        event.pending_webhooks = 0;
        return;
      }
      const isFirst = waiting.push(event) === 1;
      if (late || reordered || !isFirst) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(0);
      }, 0);
      timers.add(timer);
    },
    /** Resolves when no event is being sent. */
    stop: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      await sending;
    },
  };
}
