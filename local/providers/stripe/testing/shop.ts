// A shop for tests: the adapter as the product uses it, the local Stripe server, and the endpoint that gets its webhooks.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type {
  OpenCheckout,
  PaymentNotice,
  WebhookRequest,
} from '../../../../functions/src/adapters/payments/provider.ts';
import { createStripeProvider } from '../../../../functions/src/adapters/payments/stripe.ts';
import { stripeEventTypes } from '../../../../functions/src/adapters/payments/stripe-webhook.ts';
import { type ApiRequest, startStripeServer } from '../server.ts';

const key = 'sk_test_shop';
export const webhookSecret = 'whsec_shop';
/** The clock of both sides. It does not move unless a shop gets another. */
export const now = new Date('2026-01-31T08:00:00Z');

const listed = z.object({
  data: z.array(z.looseObject({ id: z.string(), type: z.string().optional() })),
});

interface Received extends WebhookRequest {
  readonly type: string;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(
  onRequest?: (request: ApiRequest) => void,
  clock: () => Date = () => now,
) {
  const received: Received[] = [];
  let answerWith = 200;
  const endpoint = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const signature = String(request.headers['stripe-signature']);
    const { type } = JSON.parse(body.toString());
    const headers = { 'stripe-signature': signature };
    received.push({ method: 'POST', headers, body, params: {}, type });
    response.writeHead(answerWith).end();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const server = await startStripeServer({
    port: 0,
    key,
    now: clock,
    webhook: {
      url: `http://127.0.0.1:${port}/webhooks/stripe`,
      secret: webhookSecret,
      retryAfterMs: [],
      types: stripeEventTypes,
    },
    ...(onRequest && { onRequest }),
  });
  const settings = { key, webhookSecret, api: new URL(server.url), timeoutMs: 20_000, retries: 1 };
  const customers = new Map<string, string>();
  let isRefusing = false;
  const store = {
    find: async (uid: string) => customers.get(uid) ?? null,
    keep: async (uid: string, customer: string, previous: string | null) => {
      if (isRefusing) throw new Error('The account is being deleted.');
      const kept = customers.get(uid) ?? null;
      if (kept === null || kept === previous) customers.set(uid, customer);
      return customers.get(uid) ?? customer;
    },
  };
  const provider = createStripeProvider(() => settings, store, clock);
  async function call(name: string, input: object): Promise<unknown> {
    const answer = await fetch(`${server.url}/_test/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body;
  }

  return {
    url: server.url,
    customers,
    provider,
    /** The same shop with a shorter timeout for Stripe. */
    impatient: createStripeProvider(
      () => ({ ...settings, timeoutMs: 300, retries: 0 }),
      store,
      clock,
    ),
    call,
    /** Returns a list of the API. */
    async list(path: string) {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`${server.url}/v1/${path}`, { headers });
      return listed.parse(await answer.json()).data;
    },
    /** Clears all faults. Events wait for `deliver`, so that no test depends on time. */
    async clearFaults(): Promise<void> {
      answerWith = 200;
      await call('faults', {});
      await call('faults', { late: true });
    },
    received,
    /** From now on no customer is stored, as for an account that is being deleted. */
    refuseCustomers: () => {
      isRefusing = true;
    },
    answerWith: (status: number) => {
      answerWith = status;
    },
    /** Sends the waiting events. Returns their types in order. */
    async deliver(): Promise<string[]> {
      received.length = 0;
      await call('webhooks', {});
      return received.map(({ type }) => type);
    },
    /** Sends the waiting events. Returns what the adapter reads from each. */
    async notices(): Promise<(PaymentNotice | null)[]> {
      await this.deliver();
      return Promise.all(received.map((one) => provider.readWebhook(one)));
    },
    async stop(): Promise<void> {
      await server.stop();
      endpoint.closeAllConnections();
      await new Promise((resolve) => endpoint.close(resolve));
    },
  };
}

let orders = 0;

export function order(change: Partial<OpenCheckout> = {}): OpenCheckout {
  orders += 1;
  return {
    orderId: `order${orders}`,
    uid: `uid${orders}`,
    amount: 5_970_000,
    currency: 'MNT',
    description: 'Duu Pro, 3 сар',
    language: 'mn',
    planId: '3',
    quantity: 3,
    recurring: null,
    email: 'buyer@example.com',
    returnUrl: 'https://duu.example/return',
    cancelUrl: 'https://duu.example/canceled',
    callbackUrl: 'https://duu.example/unused',
    expiresAt: new Date(now.getTime() + 3_600_000),
    ...change,
  };
}

/** A refund of a payment in MNT, in minor units. */
export const refundOf = (paymentId: string, refundId: string, amount: number) => ({
  reference: '',
  paymentId,
  refundId,
  amount,
  currency: 'MNT' as const,
});
