// A fixture for tests of the QPay adapter: the adapter and the local QPay server, with a clock that tests set, counted
// pauses, and timeouts that end as soon as a request hangs.
import type { OpenCheckout } from '../../../../functions/src/adapters/payments/provider.ts';
import { createQPay } from '../../../../functions/src/adapters/payments/qpay.ts';
import { callbackSecret } from '../../../../functions/src/adapters/payments/qpay-callback.ts';
import { createQPayClient } from '../../../../functions/src/adapters/payments/qpay-client.ts';
import { createQPayReceipts } from '../../../../functions/src/adapters/payments/qpay-receipts.ts';
import { openShop } from './shop.ts';

export const startedAt = Date.parse('2026-11-22T10:00:00.000Z');
export const hourMs = 60 * 60 * 1000;
export const callbackKey = 'key';

export type AdapterFixture = Awaited<ReturnType<typeof openAdapterFixture>>;

export async function openAdapterFixture() {
  const clock = { ms: startedAt };
  const now = () => new Date(clock.ms);
  const pauses: number[] = [];
  const logged: unknown[] = [];
  /** The timeouts of open requests. */
  const deadlines: AbortController[] = [];
  const shop = await openShop({
    now,
    accessSeconds: 3600,
    onRequest: (request) => {
      if (!shop.server.faults.current.hanging || request.includes('/auth/')) return;
      for (const deadline of deadlines) deadline.abort();
    },
  });

  function connect(password = 'demo') {
    const keep = (...entry: unknown[]) => void logged.push(entry);
    const tools = {
      now,
      pause: async (ms: number) => void pauses.push(ms),
      log: { info: keep, warn: keep, error: keep },
      deadline: () => {
        const deadline = new AbortController();
        deadlines.push(deadline);
        return deadline.signal;
      },
    };
    const client = createQPayClient({ baseUrl: shop.base, username: 'demo', password }, tools);
    return {
      qpay: createQPay(client, { invoiceCode: 'DUU_INVOICE', callbackKey }, tools),
      receipts: createQPayReceipts(client, { district: '3505', classification: null }, tools),
    };
  }

  function checkout(orderId: string, more: Partial<OpenCheckout> = {}): OpenCheckout {
    return {
      orderId,
      uid: 'uid-1',
      amount: 990_000,
      currency: 'MNT',
      description: 'Basic, 1 month',
      language: 'mn',
      planId: '1',
      quantity: 1,
      recurring: null,
      email: 'bat@example.com',
      returnUrl: 'https://duu.example/paid',
      cancelUrl: 'https://duu.example/canceled',
      callbackUrl: shop.callbackUrl(`${orderId}/${callbackSecret(callbackKey, orderId)}`),
      expiresAt: new Date(startedAt + hourMs),
      ...more,
    };
  }

  /** Returns an order with a paid invoice. */
  async function paidOrder(orderId: string, method: 'bank' | 'card' = 'bank') {
    const { qpay, receipts } = connect();
    const { reference } = await qpay.open(checkout(orderId));
    const { payment_id } = await shop.pay(reference, { method });
    const paymentId = payment_id ?? '';
    const whole = { reference, paymentId, refundId: 'refund-1', currency: 'MNT' as const };
    return {
      qpay,
      receipts,
      reference,
      paymentId,
      whole: { ...whole, amount: 990_000, reason: '' },
    };
  }

  return {
    clock,
    pauses,
    logged,
    shop,
    connect,
    checkout,
    paidOrder,
    /** Number of requests of this kind. */
    count: (request: string) => shop.asked.filter((one) => one === request).length,
  };
}
