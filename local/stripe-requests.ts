// `npm run stripe:requests`: checks every request of the payment adapter against Stripe's mock server. It is not a step of
// `npm test`, because it needs Go.

import { CommandError, printProgress, runCommand } from '../tools/command.ts';
import type { ApiRequest } from './providers/stripe/server.ts';
import { startStripeMock } from './providers/stripe/stripe-mock.ts';
import { openShop, order } from './providers/stripe/testing/shop.ts';

await runCommand(async () => {
  const mock = await startStripeMock();
  try {
    const requests = await recordRequests();
    const wrong = { method: 'POST', path: '/v1/checkout/sessions', body: 'mode=subscrption' };
    if ((await judge(mock.url, wrong)) === null)
      throw new CommandError('stripe-mock takes a wrong parameter: its answers prove nothing.');
    const refusals: string[] = [];
    for (const request of requests) {
      const refusal = await judge(mock.url, request);
      if (refusal !== null)
        refusals.push(`${request.method} ${request.path}\n  ${request.body}\n  ${refusal}`);
    }
    if (refusals.length > 0) throw new CommandError(`Stripe would refuse:\n${refusals.join('\n')}`);
    const kinds = new Set(requests.map(({ method, path }) => `${method} ${kindOf(path)}`));
    for (const kind of [...kinds].sort()) printProgress(`  ${kind}`);
    printProgress(`${requests.length} requests to ${kinds.size} calls, each one valid for Stripe`);
    return 0;
  } finally {
    mock.stop();
  }
});

function kindOf(path: string): string {
  return path.replace(/\?.*/, '').replace(/\/[a-z]+_\w{10,}/g, '/:id');
}

/** Returns why Stripe refuses a request; null if it accepts it. */
async function judge(url: string, { method, path, body }: ApiRequest): Promise<string | null> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_123',
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  return answer.ok ? null : text;
}

/** Uses every call of the adapter with the local server. Returns the requests. */
async function recordRequests(): Promise<ApiRequest[]> {
  const requests: ApiRequest[] = [];
  const shop = await openShop((request) => requests.push(request));
  const { provider } = shop;
  await shop.clearFaults();
  const oneTime = await provider.open(order());
  await shop.call('pay', { session: oneTime.reference });
  const { payments } = await provider.stateOf(oneTime.reference);
  const paymentId = payments[0]?.paymentId ?? '';
  const refund = { reference: oneTime.reference, paymentId, refundId: 'refund1' };
  await provider.refund({ ...refund, amount: 100, currency: 'MNT' });
  await shop.call('dispute', { payment_intent: paymentId });
  await provider.stateOf(oneTime.reference);
  const { reference } = await provider.open(order({ language: 'en', email: null }));
  await provider.cancel(reference);
  for (const recurring of ['month', 'year'] as const) {
    const opened = await provider.open(order({ recurring, quantity: 1, currency: 'USD' }));
    await shop.call('pay', { session: opened.reference });
    const { recurring: subscription } = await provider.stateOf(opened.reference);
    await shop.call('advance', { subscription });
    const renewed = await provider.recurring.stateOf(subscription ?? '');
    for (const { paymentId: charged } of renewed.payments)
      await shop.call('dispute', { payment_intent: charged });
    await shop.notices();
    await provider.recurring.manageUrl(subscription ?? '', 'https://duu.example');
    await provider.recurring.endWithPeriod(subscription ?? '');
    await provider.recurring.end(subscription ?? '');
  }
  for (const [uid, customer] of shop.customers) await provider.forget(uid, customer);
  await shop.stop();
  return requests;
}
