import type { Subscription } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { sideBySide } from '../../side-by-side.ts';
import { endChargesWithPeriod, endRecurring } from '../orders/end-recurring.ts';
import { settle } from '../orders/settle.ts';
import { type Due, isDue } from './asking-ages.ts';
import { eachDocument, type Leftovers, ownerOf } from './each-document.ts';

const pageSize = 50;
/** Subscriptions that are asked about in parallel. */
const atOnce = 8;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long providers retry a failed charge at most, in ms. */
const retriedMs = 62 * dayMs;

/** Settles automatic charges whose webhook never came, and ends those that must end. Returns how many it settled. */
export async function reconcileRecurring(deps: Deps, left: Leftovers, due: Due): Promise<number> {
  const { documents } = deps;
  const { now } = due;
  let settled = 0;
  const references = new Set<string>();
  /** Asks about a charge that was due at `dueAt`: in each run of the first day, then every hour. */
  const ask = async (doc: QueryDocumentSnapshot<Subscription>, dueAt: Date | null | undefined) => {
    const { recurring } = doc.data();
    if (!recurring || !dueAt || references.has(recurring.reference)) return false;
    const isRecent = now.getTime() - dueAt.getTime() < dayMs;
    if (!isRecent && !isDue(dueAt, due, hourMs)) return false;
    const { source, reference } = recurring;
    references.add(reference);
    if ((await settle(deps, { source, reference })) === 'settled') settled++;
    return true;
  };
  const ended = documents
    .allSubscriptions()
    .where('state', '==', 'active')
    .where('endsAt', '<=', now)
    .orderBy('endsAt');
  await eachDocument(ended, pageSize, left, (doc) => ask(doc, doc.data().endsAt), atOnce);
  // A plan that was also extended ends long after the next charge.
  const charged = documents
    .allSubscriptions()
    .where('recurring.nextChargeAt', '<=', now)
    .orderBy('recurring.nextChargeAt');
  const askCharged = (doc: QueryDocumentSnapshot<Subscription>) =>
    ask(doc, doc.data().recurring?.nextChargeAt);
  await eachDocument(charged, pageSize, left, askCharged, atOnce);
  const behind = documents
    .allSubscriptions()
    .where('state', 'in', ['switched', 'refunded', 'expired'])
    .where('recurring', '!=', null);
  const uids = new Set((await behind.select().get()).docs.map(({ ref }) => ownerOf(ref.path)));
  await sideBySide(uids, atOnce, async (uid) => {
    await endRecurring(deps, uid);
  });
  // Accounts that were disabled while the provider was down.
  const closed = documents.users().where('disabled', '==', true);
  const endCharges = async ({ id }: QueryDocumentSnapshot<unknown>) => {
    await endChargesWithPeriod(deps, id);
    return true;
  };
  await eachDocument(closed.select(), pageSize, left, endCharges, atOnce);
  // A failed charge is retried for weeks: it may succeed after the plan has expired.
  const expired = documents
    .allSubscriptions()
    .where('state', '==', 'expired')
    .where('recurring', '!=', null)
    .orderBy('recurring');
  const since = new Date(now.getTime() - retriedMs);
  const askExpired = async (doc: QueryDocumentSnapshot<Subscription>) => {
    const { endsAt } = doc.data();
    return endsAt !== null && endsAt >= since && ask(doc, endsAt);
  };
  await eachDocument(expired, pageSize, left, askExpired, atOnce);
  return settled;
}
