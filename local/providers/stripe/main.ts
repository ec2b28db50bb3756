// Runs the local Stripe server as a process:
//   STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… node local/providers/stripe/main.ts --port 5011 --webhook URL [--file STATE.json]
import { parseArgs } from 'node:util';
import { stripeEventTypes } from '../../../functions/src/adapters/payments/stripe-webhook.ts';
import { startStripeServer } from './server.ts';

/** Stripe retries for three days, with growing pauses. */
const retryAfterMs = [1000, 3000, 10_000, 30_000, 60_000, 300_000, 3_600_000];

const { values } = parseArgs({
  options: { port: { type: 'string' }, webhook: { type: 'string' }, file: { type: 'string' } },
});
const server = await startStripeServer({
  port: Number(values.port),
  key: process.env.STRIPE_SECRET_KEY ?? '',
  file: values.file,
  webhook: {
    url: values.webhook ?? '',
    secret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
    retryAfterMs,
    types: stripeEventTypes,
  },
});
process.stdout.write(`Stripe listens at ${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
