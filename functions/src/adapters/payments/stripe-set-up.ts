import { stripeApiUrl, stripeSecretKey, stripeWebhookSecret, unset } from '../../env.ts';
import { encryptedAddress } from '../encrypted-address.ts';
import { createStripeProvider, type StripeCustomers, type StripeProvider } from './stripe.ts';

/** Users wait for the checkout's address: three attempts must end before they give up. */
const timeoutMs = 8000;
const retries = 2;

/**
 * Stripe with this deployment's account; null if it has none.
 * @throws Error if the key would be sent unencrypted
 */
export function stripeSetUp(customers: StripeCustomers, now: () => Date): StripeProvider | null {
  const key = stripeSecretKey.value();
  if (key === '' || key === unset) return null;
  const api = encryptedAddress('STRIPE_API_URL', stripeApiUrl.value());
  const settings = { key, webhookSecret: stripeWebhookSecret.value(), api, timeoutMs, retries };
  return createStripeProvider(() => settings, customers, now);
}
