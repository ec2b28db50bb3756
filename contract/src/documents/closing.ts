import { z } from 'zod';
import { instant } from '../instant.ts';
import { paymentSource } from './subscription.ts';

/** `closings/{uid}`: what payment providers still have to end for a deleted account. Deleted with its last part. */
export const closing = z.object({
  /** Automatic charges. */
  charges: z.array(z.object({ source: paymentSource, reference: z.string() })),
  /** Orders whose checkout may be open at the provider under a reference that was lost. */
  checkouts: z.array(z.object({ source: paymentSource, orderId: z.string() })),
  /** Customer data; `customer` is the provider's id, null if it is not known. */
  customers: z.array(z.object({ source: paymentSource, customer: z.string().nullable() })),
  requestedAt: instant,
});
export type Closing = z.infer<typeof closing>;
