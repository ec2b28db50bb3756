// A user who can pay at all three providers: the simulated one, and local servers of Stripe and QPay.
import { createPayments } from '../../functions/src/adapters/payments/payments.ts';
import type { WebhookRequest } from '../../functions/src/adapters/payments/provider.ts';
import { createQPay } from '../../functions/src/adapters/payments/qpay.ts';
import { callbackSecret } from '../../functions/src/adapters/payments/qpay-callback.ts';
import { createQPayClient } from '../../functions/src/adapters/payments/qpay-client.ts';
import { createQPayReceipts } from '../../functions/src/adapters/payments/qpay-receipts.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { openShop as openQPayShop } from '../../local/providers/qpay/testing/shop.ts';
import { openShop as openStripeShop } from '../../local/providers/stripe/testing/shop.ts';
import { OrderFixture } from './order-fixture.ts';

const callbackKey = 'key';

export type ThreeProviders = Awaited<ReturnType<typeof openThreeProviders>>;

/** Opens both servers; `clock` is theirs. */
export async function openThreeProviders() {
  const clock = { now: new Date('2041-03-10T04:00:00Z') };
  const now = () => clock.now;
  const stripe = await openStripeShop(undefined, now);
  const qpay = await openQPayShop({ now });
  await stripe.clearFaults();

  /** Returns a new user with their dependencies. */
  async function newFixture(): Promise<OrderFixture & { readonly deps: Deps }> {
    const fixture = await OrderFixture.make(clock.now);
    const { log, payments } = fixture.deps;
    const tools = { now, pause: async () => {}, log };
    const account = { baseUrl: qpay.base, username: 'demo', password: 'demo' };
    const client = createQPayClient(account, tools);
    const codes = { district: null, classification: null };
    const providers = {
      stripe: () => stripe.provider,
      qpay: () => createQPay(client, { invoiceCode: 'DUU_INVOICE', callbackKey }, tools),
      simulated: () => payments.provider('simulated'),
    };
    Object.assign(fixture.deps, {
      payments: createPayments({
        providers,
        receipts: () => createQPayReceipts(client, codes, tools),
        callbackSecret: (orderId) => callbackSecret(callbackKey, orderId),
      }),
    });
    return fixture;
  }

  return {
    clock,
    stripe,
    qpay,
    newFixture,
    /** Returns QPay's callback for an order. */
    callbackOf: (orderId: string): WebhookRequest => ({
      method: 'GET',
      headers: {},
      body: Buffer.alloc(0),
      params: { orderId, secret: callbackSecret(callbackKey, orderId) },
    }),
    async stop(): Promise<void> {
      await Promise.all([stripe.stop(), qpay.close()]);
    },
  };
}
