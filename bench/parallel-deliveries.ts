// The time until two parallel deliveries of one event have ended, beside one delivery of such an event.
//   npm run suite -- --only-data -- node bench/parallel-deliveries.ts [--rounds 5]
// A payment by QPay, a first payment by Stripe, and a payment at the simulated provider. Exits with 1 if the goal is
// missed.
import { parseArgs } from 'node:util';
import type { WebhookRequest } from '../functions/src/adapters/payments/provider.ts';
import { signSimulated } from '../functions/src/adapters/payments/simulated.ts';
import { receiveWebhook } from '../functions/src/services/orders/receive-webhook.ts';
import { placeTestOrder } from '../tests/support/order-actions.ts';
import { openThreeProviders, type ThreeProviders } from '../tests/support/three-providers.ts';
import { median } from './median.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const sources = ['qpay', 'stripe', 'simulated'] as const;
type Source = (typeof sources)[number];
type Fixture = Awaited<ReturnType<ThreeProviders['newFixture']>>;

const shops = await openThreeProviders();

/** Pays a new order. Returns the event, undelivered. */
async function paid(fixture: Fixture, source: Source): Promise<WebhookRequest> {
  const orderId = await placeTestOrder(fixture, { source });
  const { reference } =
    (await fixture.deps.documents.order(fixture.uid, orderId).get()).data() ?? {};
  if (source === 'qpay') {
    await shops.qpay.pay(reference ?? '');
    return shops.callbackOf(orderId);
  }
  if (source === 'stripe') {
    await shops.stripe.call('pay', { session: reference });
    await shops.stripe.deliver();
    const event = shops.stripe.received.find(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('Stripe has sent no event.');
    return event;
  }
  const { amount = 0, currency = 'MNT' } = fixture.provider.get(orderId) ?? {};
  fixture.changeAtProvider('paid', orderId, amount, currency);
  const body = Buffer.from(JSON.stringify(fixture.undelivered[0]));
  const headers = { 'duu-signature': signSimulated(body) };
  return { method: 'POST', headers, body, params: {} };
}

async function timeOf(source: Source, deliveries: number): Promise<number> {
  const fixture = await shops.newFixture();
  const event = await paid(fixture, source);
  const begunAt = performance.now();
  const deliver = () => receiveWebhook(fixture.deps, source, event);
  await Promise.all(Array.from({ length: deliveries }, deliver));
  return performance.now() - begunAt;
}

heading('One event, delivered twice at the same moment');
row('', 'one', 'two', 'longest');
for (const source of sources) {
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    one.push(await timeOf(source, 1));
    two.push(await timeOf(source, 2));
  }
  const longest = Math.max(...two);
  row(source, ms(median(one)), ms(median(two)), ms(longest));
  goal({ what: `two deliveries (${source})`, value: longest / 1000, max: 2, unit: ' s' });
}
await shops.stop();
process.exit(printMissedGoals());
