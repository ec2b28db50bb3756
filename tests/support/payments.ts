import { createPayments } from '../../functions/src/adapters/payments/payments.ts';
import {
  type Payments,
  PaymentUnavailable,
} from '../../functions/src/adapters/payments/provider.ts';
import { createSimulated } from '../../functions/src/adapters/payments/simulated.ts';
import { simulatedStore } from '../../functions/src/repositories/simulated-store.ts';
import { suiteDeps } from './admin.ts';

/** Returns the payment providers of a test's process: only the simulated one. */
export function simulatedPayments(now: () => Date = () => new Date()): Payments {
  return createPayments({
    providers: {
      stripe: () => null,
      qpay: () => null,
      simulated: () =>
        createSimulated(simulatedStore(suiteDeps().documents), { now, isLocal: true }),
    },
    receipts: () => null,
    callbackSecret: (orderId) => `test-${orderId}`,
  });
}

/** Returns a simulated provider that is down. */
export function failingPayments(): Payments {
  const down = async () => {
    throw new PaymentUnavailable('down');
  };
  const all = simulatedPayments();
  const real = all.provider('simulated');
  if (real === null) throw new Error('There is no simulated provider.');
  const provider = { ...real, open: down, stateOf: down, cancel: down, refund: down };
  return { ...all, all: () => [provider], provider: () => provider };
}
