import { z } from 'zod';
import { subscription } from '../documents/subscription.ts';
import { preferences, user } from '../documents/user.ts';
import { id } from '../id.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

const subscriptionWithId = subscription.extend({ id });

/** Makes the account and its trial on the first request of a person whose e-mail is verified. */
export const getMe = call({
  method: 'GET',
  path: '/me',
  who: 'user',
  output: z.object({
    user: user.extend({ id }),
    subscription: subscriptionWithId.nullable(),
    admin: z.boolean(),
  }),
  errors: ['multiple_active_subscriptions'],
});

export const updateMe = call({
  method: 'PATCH',
  path: '/me',
  who: 'user',
  input: z.object({
    displayName: name.nullable().optional(),
    preferences: preferences.partial().optional(),
  }),
  output: nothing,
});

/** Needs a sign-in of the last five minutes. Orders stay, without the person. */
export const deleteMe = call({
  method: 'DELETE',
  path: '/me',
  who: 'user',
  output: nothing,
  errors: ['auth.recent_login_required'],
});

export const getCurrentSubscription = call({
  method: 'GET',
  path: '/subscriptions/current',
  who: 'user',
  output: z.object({ subscription: subscriptionWithId.nullable() }),
  errors: ['multiple_active_subscriptions'],
});
