import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { PaymentProvider, Payments, ReceiptProvider } from './provider.ts';

/** Creates each provider on first use; null if it is not set up. */
export interface PaymentsSetUp {
  readonly providers: Readonly<Record<PaymentSource, () => PaymentProvider | null>>;
  readonly receipts: () => ReceiptProvider | null;
  readonly callbackSecret: (orderId: string) => string;
}

export function createPayments({ providers, receipts, callbackSecret }: PaymentsSetUp): Payments {
  const made = new Map<PaymentSource, PaymentProvider | null>();
  const provider = (source: PaymentSource) => {
    const known = made.get(source);
    if (known !== undefined) return known;
    const fresh = providers[source]();
    made.set(source, fresh);
    return fresh;
  };
  const sources = Object.keys(providers) as PaymentSource[];
  return {
    provider,
    all: () => sources.flatMap((source) => provider(source) ?? []),
    receipts,
    callbackSecret,
  };
}
