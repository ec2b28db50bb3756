import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import type { RecurringState } from '../../adapters/payments/provider.ts';
import type { UserSubscriptions } from '../credits/user-subscriptions.ts';

/** A provider's subscription. */
export interface Recurring {
  readonly source: PaymentSource;
  readonly reference: string;
  readonly state: RecurringState;
}

type Shown = Subscription['recurring'];

/** Returns the `recurring` field for a provider's subscription. */
function shownOf({ source, reference, state: { status, nextChargeAt } }: Recurring): Shown {
  return status === 'ended' ? null : { source, reference, state: status, nextChargeAt };
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    one?.reference === other?.reference &&
    one?.state === other?.state &&
    one?.nextChargeAt?.getTime() === other?.nextChargeAt?.getTime()
  );
}

/**
 * Stores the state of a provider's subscription in those that have it, and in the active one that its order granted.
 * Returns what changed. `isSecond`: another one already charges for the plan and stays; this one must end, or the user
 * would pay twice.
 */
export function showRecurring(
  subscriptions: UserSubscriptions,
  grantedId: string | null,
  recurring: Recurring,
): { readonly changed: readonly WithId<Subscription>[]; readonly isSecond: boolean } {
  const shown = shownOf(recurring);
  const changed: WithId<Subscription>[] = [];
  let isSecond = false;
  for (const { id, state, recurring: known } of subscriptions.all) {
    if (known?.reference !== recurring.reference) {
      if (id !== grantedId || state !== 'active') continue;
      if (known !== null && (shown === null || shown.state === 'ending')) continue;
      // One that is ending charges no more: a new one takes its place.
      if (known !== null && known.state !== 'ending') {
        isSecond = true;
        continue;
      }
    }
    if (!isSame(known, shown)) changed.push(subscriptions.change(id, { recurring: shown }));
  }
  return { changed, isSecond };
}
