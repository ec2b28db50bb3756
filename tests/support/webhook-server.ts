import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookEvents } from '@duu/contract/documents/webhook';
import { Webhook } from 'standardwebhooks';
import { addressGuard } from '../../functions/src/adapters/public-fetch/public-address.ts';
import { createPublicFetch } from '../../functions/src/adapters/public-fetch/public-fetch.ts';
import { queueWebhooks } from '../../functions/src/services/webhooks/queue-webhooks.ts';
import { sendDelivery } from '../../functions/src/services/webhooks/send-delivery.ts';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import type { TestUser } from './users.ts';

/** A message as a user's server received it. */
export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Starts a user's server, which answers with `status`. */
export async function webhookServer() {
  const received: Received[] = [];
  const answer: { status: number; location?: string } = { status: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), body });
    const { status, location } = answer;
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The services with their own clock, which may reach servers of this machine unless `allowed` says otherwise. */
export function senderAt(at: Date, allowed: readonly string[] = ['127.0.0.1']) {
  return {
    ...suiteDeps(),
    now: () => at,
    publicFetch: createPublicFetch(addressGuard(allowed)),
  };
}

/** Attempts all deliveries of an endpoint that are due at a time. Returns the results. */
export async function sendDue(
  { uid }: TestUser,
  endpointId: string,
  at: Date,
  deps = senderAt(at),
): Promise<string[]> {
  const { docs } = await deps.documents
    .webhookDeliveries(uid, endpointId)
    .where('nextAt', '<=', at)
    .get();
  const results: string[] = [];
  for (const { id: deliveryId } of docs) {
    results.push(await sendDelivery(deps, { uid, endpointId, deliveryId }, { isManual: false }));
  }
  return results;
}

/** Adds an endpoint for every message. */
export const addWebhook = (user: TestUser, url: string) =>
  ask('createWebhook', user, { input: { url, events: [...webhookEvents] } });

/** Queues a message as a conversion does. */
export async function queueMessage({ uid }: TestUser): Promise<void> {
  const { documents } = suiteDeps();
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    queueWebhooks(tx, suiteDeps(), { uid, user }, 'credits.low', () => ({
      subscriptionId: 's',
      total: 10,
      remaining: 0,
      page: 'https://duu.mn/app',
    }));
  });
}

/** Returns the deliveries of an endpoint as its owner sees them. */
export async function listedDeliveries(user: TestUser, webhookId: string) {
  const { deliveries } = await ask('listWebhookDeliveries', user, { params: { webhookId } });
  return deliveries;
}

/** Verifies a message with the client of the standard. */
export const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers) as { type: string };
