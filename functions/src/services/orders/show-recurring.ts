import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import type { RecurringState } from '../../adapters/payments/provider.ts';
import type { Standing } from '../credits/standing.ts';

/** A provider's subscription as the person's subscription shows it. */
export function recurringOf(
  source: PaymentSource,
  reference: string,
  { status, nextChargeAt }: RecurringState,
): Subscription['recurring'] {
  return status === 'ended' ? null : { source, reference, state: status, nextChargeAt };
}

/**
 * Shows a provider's subscription in the person's active one. `second`: another one charges for it already, which stays
 * shown; this one has to end, or the person would pay twice each period.
 */
export function showRecurring(
  standing: Standing,
  subscriptionId: string,
  { source, reference }: { source: PaymentSource; reference: string },
  state: RecurringState,
): 'news' | 'same' | 'second' {
  const of = standing.find(subscriptionId);
  if (of?.state !== 'active') return 'same';
  const shown = recurringOf(source, reference, state);
  if (of.recurring !== null && of.recurring.reference !== reference) {
    return shown === null || shown.state === 'ending' ? 'same' : 'second';
  }
  const isNews =
    of.recurring?.state !== shown?.state ||
    of.recurring?.nextChargeAt?.getTime() !== shown?.nextChargeAt?.getTime();
  if (isNews) standing.change(subscriptionId, { recurring: shown });
  return isNews ? 'news' : 'same';
}
