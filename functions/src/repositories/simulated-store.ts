import type { SimulatedStore } from '../adapters/payments/simulated.ts';
import type { WritableDocuments } from './documents.ts';

/** Returns the payments of the simulated provider in Firestore. */
export function simulatedStore(documents: WritableDocuments): SimulatedStore {
  return {
    get: async (orderId) => (await documents.simulatedPayment(orderId).get()).data() ?? null,
    change: (orderId, change) =>
      documents.transact(async (tx) => {
        const ref = documents.simulatedPayment(orderId);
        const changed = change((await tx.get(ref)).data() ?? null);
        if (changed !== null) tx.set(ref, changed);
      }),
  };
}
