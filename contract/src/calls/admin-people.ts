import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { ledgerEntry, subscription } from '../documents/subscription.ts';
import { user } from '../documents/user.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

const params = z.object({ uid: id });

/** A person as admins see them. */
export const adminPerson = z.object({
  ...user.pick({ email: true, displayName: true }).shape,
  id,
  createdAt: instant,
  /** The active one; null where there is none. */
  subscription: subscription.extend({ id }).nullable(),
  disabled: z.boolean(),
  admin: z.boolean(),
});
export type AdminPerson = z.infer<typeof adminPerson>;

/**
 * Everybody, newest first, a page at a time. A query is the beginning of an e-mail address or of words of the name, or
 * a whole uid.
 */
export const adminListUsers = call({
  method: 'GET',
  path: '/admin/users',
  who: 'admin',
  query: z.object({
    query: z.string().max(200).optional(),
    cursor: cursor(1).optional(),
  }),
  output: z.object({ users: z.array(adminPerson), nextCursor: z.string().nullable() }),
});

/** Closes or opens an account, gives or takes the admin claim. What is taken away is gone at the next write. */
export const adminUpdateUser = call({
  method: 'PATCH',
  path: '/admin/users/:uid',
  who: 'admin',
  params,
  input: z.object({
    disabled: z.boolean().optional(),
    admin: z.boolean().optional(),
    /** For the audit log; the pages always ask for it. */
    reason: name.optional(),
  }),
  output: nothing,
  errors: ['user.not_found', 'admin.own_account'],
});

/** What was done with somebody's characters, newest first, a page at a time; all of it, or what one audio brought about. */
export const adminListLedger = call({
  method: 'GET',
  path: '/admin/users/:uid/ledger',
  who: 'admin',
  params,
  query: z.object({ audioId: id.optional(), cursor: cursor(1).optional() }),
  output: z.object({
    entries: z.array(ledgerEntry.extend({ id })),
    nextCursor: z.string().nullable(),
  }),
});

/**
 * Adds characters to the active subscription, or takes away what is neither used nor held. Where none is active, what is
 * added opens one of its own, without an end.
 */
export const adminAdjustCredits = call({
  method: 'POST',
  path: '/admin/users/:uid/credits',
  who: 'admin',
  params,
  input: z.object({
    characters: z
      .int()
      .min(-limits.adjustCharacters)
      .max(limits.adjustCharacters)
      .refine((value) => value !== 0),
    /** One line; it stands in the person's ledger, which they read in their billing. */
    reason: name,
  }),
  output: z.object({ subscription: subscription.extend({ id }) }),
  errors: [
    'user.not_found',
    'no_active_subscription',
    'multiple_active_subscriptions',
    'subscription.expired',
    'credits.below_used',
  ],
});
