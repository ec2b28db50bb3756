import type { StripeCustomers } from '../adapters/payments/stripe.ts';
import type { Documents } from './documents.ts';

/** Keeps customers below the person they belong to, so that they go with the account. */
export function createStripeCustomers(
  documents: Pick<Documents, 'paymentCustomer' | 'transact'>,
): StripeCustomers {
  const refOf = (uid: string) => documents.paymentCustomer(uid, 'stripe');
  return {
    find: async (uid) => (await refOf(uid).get()).data()?.customer ?? null,
    keep: (uid, customer, previous) =>
      documents.transact(async (tx) => {
        const kept = (await tx.get(refOf(uid))).data()?.customer ?? null;
        if (kept !== null && kept !== previous) return kept;
        tx.set(refOf(uid), { customer });
        return customer;
      }),
  };
}
