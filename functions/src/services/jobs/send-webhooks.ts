import type { Deps } from '../../deps.ts';
import { type DeliveryResult, sendDelivery } from '../webhooks/send-delivery.ts';
import { eachDocument, Leftovers, ownerOf } from './each-document.ts';

const pageSize = 50;
/** Servers that are waited for at the same time. */
const atOnce = 10;
/** A run ends before the platform's limit; the next one continues. */
const runMs = 4 * 60_000;

/** Returns the endpoint in a path `users/{uid}/webhookEndpoints/{id}/…`. */
function endpointOf(path: string): string {
  const endpointId = path.split('/')[3];
  if (endpointId === undefined) throw new Error(`${path} belongs to no endpoint`);
  return endpointId;
}

/**
 * Sends due webhook deliveries, the oldest first. Parallel runs send each once. After a failure the other deliveries of an
 * endpoint wait for the next run, so that none holds up the rest.
 */
export async function sendWebhooks(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ delivered: number; postponed: number; failed: number }> {
  const { documents, now } = deps;
  const counts: Record<DeliveryResult, number> = {
    delivered: 0,
    postponed: 0,
    failed: 0,
    taken: 0,
  };
  const failing = new Set<string>();
  /** The first attempt of each endpoint: its other deliveries wait for it. */
  const first = new Map<string, Promise<unknown>>();
  const startedAt = now();
  const due = documents.allWebhookDeliveries().where('nextAt', '<=', startedAt).orderBy('nextAt');
  await eachDocument(
    due,
    pageSize,
    left,
    async ({ id: deliveryId, ref: { path } }) => {
      const [uid, endpointId] = [ownerOf(path), endpointOf(path)];
      const begun = first.get(endpointId);
      if (begun) await begun;
      if (failing.has(endpointId) || now().getTime() - startedAt.getTime() > runMs) return false;
      const sending = sendDelivery(deps, { uid, endpointId, deliveryId }, { isManual: false });
      if (!first.has(endpointId))
        first.set(
          endpointId,
          sending.catch(() => undefined),
        );
      const result = await sending;
      counts[result]++;
      if (result === 'postponed') failing.add(endpointId);
      return result === 'delivered';
    },
    atOnce,
  );
  const { taken: _, ...report } = counts;
  return report;
}
