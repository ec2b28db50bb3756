import type { RecurringCharge, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { settleRecurring } from './settle-recurring.ts';

type Charged = WithId<Subscription> & { readonly recurring: RecurringCharge };

/** What providers charge a person for by themselves. */
export async function chargedSubscriptions({ documents }: Deps, uid: string): Promise<Charged[]> {
  const found = await documents.subscriptions(uid).where('recurring', '!=', null).get();
  return found.docs.flatMap((doc) => {
    const { recurring, ...one } = doc.data();
    return recurring === null ? [] : [{ ...one, recurring, id: doc.id }];
  });
}

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
  const charged = await chargedSubscriptions(deps, uid);
  if (charged.length === 0) return 0;
  const active = (await documents.subscriptions(uid).where('state', '==', 'active').get()).docs.map(
    (doc) => doc.data(),
  );
  let ended = 0;
  for (const { id, state, recurring } of charged) {
    if (!isGivenUp(state, recurring.reference, active)) continue;
    try {
      await endAtProvider(deps, recurring);
      await documents.transact(async (tx) => {
        const ref = documents.subscription(uid, id);
        if ((await tx.get(ref)).data()?.recurring?.reference === recurring.reference) {
          tx.update(ref, { recurring: null });
        }
      });
      ended++;
    } catch (error) {
      log.error('recurring_not_ended', { uid, subscriptionId: id }, error);
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
  for (const { recurring } of await chargedSubscriptions(deps, uid)) {
    if (recurring.state === 'ending') continue;
    const { source, reference } = recurring;
    const provider = deps.payments.provider(source)?.recurring;
    if (!provider) throw new ApiError('payment_source_unavailable');
    await provider.endWithPeriod(reference);
    await settleRecurring(deps, source, reference, null);
  }
}
