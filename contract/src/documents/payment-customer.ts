import { z } from 'zod';

/** `users/{uid}/paymentCustomers/{source}`: who a person is to a payment provider that keeps customers. */
export const paymentCustomer = z.object({ customer: z.string().min(1) });
