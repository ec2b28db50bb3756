import { z } from 'zod';

/** `users/{uid}/paymentCustomers/{source}`: a user's customer id at a payment provider. */
export const paymentCustomer = z.object({ customer: z.string().min(1) });
