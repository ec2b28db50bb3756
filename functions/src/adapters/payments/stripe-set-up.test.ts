import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stripeSetUp } from './stripe-set-up.ts';

const nobody = { find: async () => null, keep: async (_: string, customer: string) => customer };
const setUp = () => stripeSetUp(nobody, () => new Date());

beforeEach(() => {
  vi.stubEnv('STRIPE_API_URL', 'https://api.stripe.com');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_duu');
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_duu');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('with a key Stripe is set up, in both currencies', () => {
  expect(setUp()).toMatchObject({ source: 'stripe', currencies: ['MNT', 'USD'] });
});

test.each(['none', ''])('without a key (%j) Stripe is not set up', (value) => {
  vi.stubEnv('STRIPE_SECRET_KEY', value);
  expect(setUp()).toBeNull();
});

test('an address without TLS is refused', () => {
  vi.stubEnv('STRIPE_API_URL', 'http://api.stripe.com');
  expect(setUp).toThrow('STRIPE_API_URL');
});
