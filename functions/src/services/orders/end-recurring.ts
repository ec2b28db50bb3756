import type { RecurringCharge, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { settle } from './settle.ts';

type Charged = WithId<Subscription> & { readonly recurring: RecurringCharge };

/** Returns a user's subscriptions with automatic charges. */
export async function chargedSubscriptions({ documents }: Deps, uid: string): Promise<Charged[]> {
  const found = await documents.subscriptions(uid).where('recurring', '!=', null).get();
  return found.docs.flatMap((doc) => {
    const { recurring, ...one } = doc.data();
    return recurring === null ? [] : [{ ...one, recurring, id: doc.id }];
  });
}

/**
 * Returns whether its charges must end: switched or refunded, or expired while another bought plan runs. The trial
 * and admins' grants are not bought.
 */
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
 * Ends a recurring subscription at its provider, and settles its last charges: no webhook may have reported
 * them, and no later check would.
 * @throws PaymentUnavailable, ApiError `payment_source_unavailable`
 */
export async function endAtProvider(
  deps: Deps,
  { source, reference }: Pick<RecurringCharge, 'source' | 'reference'>,
): Promise<void> {
  const provider = deps.payments.provider(source)?.recurring;
  if (!provider) throw new ApiError('payment_source_unavailable');
  await provider.end(reference);
  await settle(deps, { source, reference });
}

/**
 * Ends recurring subscriptions of plans that were switched or refunded. An expired one may still be charged
 * late and continue, unless another plan was bought. Idempotent; failures are left to the job
 * `reconcileOrders`. Returns how many were ended.
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
 * Ends the automatic charges of a disabled account; paid periods stay. Idempotent.
 * @throws PaymentUnavailable, ApiError `payment_source_unavailable`
 */
export async function endChargesWithPeriod(deps: Deps, uid: string): Promise<void> {
  for (const { recurring } of await chargedSubscriptions(deps, uid)) {
    if (recurring.state === 'ending') continue;
    const { source, reference } = recurring;
    const provider = deps.payments.provider(source)?.recurring;
    if (!provider) throw new ApiError('payment_source_unavailable');
    await provider.endWithPeriod(reference);
    await settle(deps, { source, reference });
  }
}
