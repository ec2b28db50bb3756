import type { RecurringCharge, Subscription } from '@duu/contract/documents/subscription';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { settleRecurring } from './settle-recurring.ts';

/** One that has expired is given up once another plan runs that it does not charge for; the trial is none, and neither is what an admin gave. */
function isGivenUp(
  state: Subscription['state'],
  reference: string,
  active: readonly Subscription[],
): boolean {
  if (active.some(({ recurring }) => recurring?.reference === reference)) return false;
  if (state === 'expired') return active.some(({ plan }) => plan.period !== 'once');
  return state === 'switched' || state === 'refunded';
}

/**
 * Ends a provider's own subscription, and takes over what it charged until then: no webhook may have told of it, and nobody
 * asks about it any more.
 * @throws PaymentUnavailable, ApiError `payment_source_unavailable`
 */
export async function endAtProvider(
  deps: Deps,
  { source, reference }: Pick<RecurringCharge, 'source' | 'reference'>,
): Promise<void> {
  const provider = deps.payments.provider(source)?.recurring;
  if (!provider) throw new ApiError('payment_source_unavailable');
  await provider.end(reference);
  await settleRecurring(deps, source, reference, null);
}

/**
 * Ends the provider's own subscriptions that stand behind a plan that was switched or refunded: nobody is charged for what
 * they do not get. One whose time is over may still be charged, late, and goes on then, unless another plan was bought
 * since. Done again it does nothing; what fails is left to the job `reconcileOrders`. Returns how many were ended.
 */
export async function endRecurring(deps: Deps, uid: string): Promise<number> {
  const { documents, log } = deps;
  const found = await documents.subscriptions(uid).where('recurring', '!=', null).get();
  if (found.empty) return 0;
  const active = (await documents.subscriptions(uid).where('state', '==', 'active').get()).docs.map(
    (doc) => doc.data(),
  );
  let ended = 0;
  for (const doc of found.docs) {
    const { state, recurring } = doc.data();
    if (recurring === null || !isGivenUp(state, recurring.reference, active)) continue;
    try {
      await endAtProvider(deps, recurring);
      await documents.transact(async (tx) => {
        const ref = documents.subscription(uid, doc.id);
        if ((await tx.get(ref)).data()?.recurring?.reference === recurring.reference) {
          tx.update(ref, { recurring: null });
        }
      });
      ended++;
    } catch (error) {
      log.error('recurring_not_ended', { path: doc.ref.path }, error);
    }
  }
  return ended;
}

/**
 * Has providers charge no more for the plans of somebody whose account was closed: what is paid stays until its end. Done
 * again it does nothing.
 * @throws PaymentUnavailable, ApiError `payment_source_unavailable`
 */
export async function endChargesWithPeriod(deps: Deps, uid: string): Promise<void> {
  const found = await deps.documents.subscriptions(uid).where('recurring', '!=', null).get();
  for (const doc of found.docs) {
    const { recurring } = doc.data();
    if (recurring === null || recurring.state === 'ending') continue;
    const { source, reference } = recurring;
    const provider = deps.payments.provider(source)?.recurring;
    if (!provider) throw new ApiError('payment_source_unavailable');
    await provider.endWithPeriod(reference);
    await settleRecurring(deps, source, reference, null);
  }
}
