import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressGuard } from '../../functions/src/adapters/public-fetch/public-address.ts';
import { createPublicFetch } from '../../functions/src/adapters/public-fetch/public-fetch.ts';
import { sendDelivery } from '../../functions/src/services/webhooks/send-delivery.ts';
import { suiteDeps } from './admin.ts';
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
    results.push(await sendDelivery(deps, { uid, endpointId, deliveryId }, { asked: false }));
  }
  return results;
}
