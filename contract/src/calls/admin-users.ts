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

/** A user as admins see them. */
export const adminUser = z.object({
  ...user.pick({ email: true, displayName: true }).shape,
  id,
  createdAt: instant,
  /** The active one; null if there is none. */
  subscription: subscription.extend({ id }).nullable(),
  disabled: z.boolean(),
  admin: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

/**
 * Lists all users, newest first. A query is the beginning of an e-mail address or of words of the name, or a
 * complete uid.
 */
export const adminListUsers = call({
  method: 'GET',
  path: '/admin/users',
  who: 'admin',
  query: z.object({
    query: z.string().max(200).optional(),
    cursor: cursor(1).optional(),
  }),
  output: z.object({ users: z.array(adminUser), nextCursor: z.string().nullable() }),
});

/**
 * Disables or enables an account, grants or removes the admin claim. A removal is effective with the next
 * write.
 */
export const adminUpdateUser = call({
  method: 'PATCH',
  path: '/admin/users/:uid',
  who: 'admin',
  params,
  input: z.object({
    disabled: z.boolean().optional(),
    admin: z.boolean().optional(),
    /** For the audit log; the admin pages require it. */
    reason: name.optional(),
  }),
  output: nothing,
  errors: ['user.not_found', 'admin.own_account'],
});

/** Lists a user's ledger, newest first; all of it, or that of one audio. */
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
 * Grants characters, or removes some that are neither used nor held. Without an active subscription, granted
 * characters open one without an end.
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
    /** One line in the ledger, which the user reads in their billing. */
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
