import type { StripeCustomers } from '../adapters/payments/stripe.ts';
import type { Documents } from './documents.ts';

/** Stores customers below their user, so that they are deleted with the account. */
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
