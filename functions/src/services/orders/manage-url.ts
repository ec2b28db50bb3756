import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { activeSubscription } from '../credits/active-subscription.ts';
import { unlessUnavailable } from './open-checkout.ts';

/**
 * Returns the provider's page to manage the active plan's automatic charges.
 * @throws ApiError `subscription_not_found` if there are none, `multiple_active_subscriptions`,
 * `payment_source_unavailable`, `payment_provider_failed`
 */
export async function manageUrl(deps: Deps, uid: string, returnUrl: string): Promise<string> {
  const active = await activeSubscription(deps, uid);
  if (!active?.recurring) throw new ApiError('subscription_not_found');
  const { source, reference } = active.recurring;
  const provider = deps.payments.provider(source)?.recurring;
  if (!provider) throw new ApiError('payment_source_unavailable');
  return unlessUnavailable(deps, provider.manageUrl(reference, returnUrl));
}
