import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import type { RecurringState } from '../../adapters/payments/provider.ts';
import type { UserSubscriptions } from '../credits/user-subscriptions.ts';

/** Returns the `recurring` field for a provider's subscription. */
export function recurringOf(
  source: PaymentSource,
  reference: string,
  { status, nextChargeAt }: RecurringState,
): Subscription['recurring'] {
  return status === 'ended' ? null : { source, reference, state: status, nextChargeAt };
}

/**
 * Stores the state of a provider's subscription in the active one. `second`: another one already charges for
 * it and stays; this one must end, or the user would pay twice.
 */
export function showRecurring(
  subscriptions: UserSubscriptions,
  subscriptionId: string,
  { source, reference }: { source: PaymentSource; reference: string },
  state: RecurringState,
): 'news' | 'same' | 'second' {
  const of = subscriptions.find(subscriptionId);
  if (of?.state !== 'active') return 'same';
  const shown = recurringOf(source, reference, state);
  const isOther = of.recurring !== null && of.recurring.reference !== reference;
  if (isOther && (shown === null || shown.state === 'ending')) return 'same';
  // One that is ending charges no more: a new one takes its place.
  if (isOther && of.recurring?.state !== 'ending') return 'second';
  const isNews =
    isOther ||
    of.recurring?.state !== shown?.state ||
    of.recurring?.nextChargeAt?.getTime() !== shown?.nextChargeAt?.getTime();
  if (isNews) subscriptions.change(subscriptionId, { recurring: shown });
  return isNews ? 'news' : 'same';
}
