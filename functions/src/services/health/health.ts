import type { Health } from '@duu/contract/calls/admin-health';
import type { Deps } from '../../deps.ts';
import { countOf } from '../../repositories/aggregate.ts';
import { firstSoundOf } from '../figures/first-sound.ts';
import { ungrantedPayments } from '../orders/order-money.ts';
import { jobStates } from './job-states.ts';
import { enginesOf, failuresOf, recentConversions } from './recent-conversions.ts';

/** How long a payment may be without its plan before it is reported, in ms. */
const grantWithinMs = 10 * 60_000;
const maxOrders = 100;

/** The conversions that have not ended. */
export async function queueOf({ documents, now }: Deps): Promise<Health['queue']> {
  const waiting = documents.allAudios().where('state', '==', 'creating').orderBy('updatedAt');
  const [count, oldest] = await Promise.all([countOf(waiting), waiting.limit(1).get()]);
  const since = oldest.docs[0]?.data().updatedAt;
  const oldestSeconds =
    since === undefined
      ? null
      : Math.max(0, Math.round((now().getTime() - since.getTime()) / 1000));
  return { waiting: count, oldestSeconds };
}

async function webhooksOf({ documents, payments }: Deps): Promise<Health['webhooks']> {
  return Promise.all(
    payments.all().map(async ({ source }) => ({
      source,
      receivedAt: (await documents.webhook(source).get()).data()?.receivedAt ?? null,
    })),
  );
}

/** Returns the ids of orders with money that has granted nothing for too long: the oldest 100 of each kind. */
export async function ordersWithoutGrant({ documents, now }: Deps): Promise<string[]> {
  const before = new Date(now().getTime() - grantWithinMs);
  const lists = [documents.allOrders(), documents.formerOrders()].map((all) =>
    all.where('attention', '==', true).orderBy('createdAt').limit(maxOrders).get(),
  );
  return (await Promise.all(lists))
    .flatMap(({ docs }) => docs)
    .filter((doc) => ungrantedPayments(doc.data()).some(({ recordedAt }) => recordedAt <= before))
    .map(({ id }) => id);
}

/** How the deployment is doing now. */
export async function healthOf(deps: Deps): Promise<Health> {
  const recent = recentConversions(deps);
  const [ended, engines, queue, webhooks, jobs, orders] = await Promise.all([
    recent,
    recent.then((ended) => enginesOf(deps, ended)),
    queueOf(deps),
    webhooksOf(deps),
    jobStates(deps),
    ordersWithoutGrant(deps),
  ]);
  return {
    engines,
    failures: failuresOf(ended),
    firstSound: firstSoundOf(ended),
    queue,
    webhooks,
    jobs,
    moneyWithoutGrant: orders.length,
  };
}
