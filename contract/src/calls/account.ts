import { z } from 'zod';
import { subscription } from '../documents/subscription.ts';
import { preferenceChange, user } from '../documents/user.ts';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

const subscriptionWithId = subscription.extend({ id });

/**
 * Creates the account and its trial on the first request of a user with a verified e-mail address. If several
 * subscriptions are active, it returns the one that is spent from; `GET /subscriptions/current` fails then.
 */
export const getMe = call({
  method: 'GET',
  path: '/me',
  who: 'user',
  output: z.object({
    user: user.extend({ id }),
    subscription: subscriptionWithId.nullable(),
    admin: z.boolean(),
  }),
});

export const updateMe = call({
  method: 'PATCH',
  path: '/me',
  who: 'user',
  input: z.object({
    displayName: name.nullable().optional(),
    preferences: preferenceChange.optional(),
  }),
  output: nothing,
});

/** The photo as cropped by the page: a square of `limits.photo.side` px as JPEG or WebP, in base64. */
export const setPhoto = call({
  method: 'PUT',
  path: '/me/photo',
  who: 'user',
  input: z.object({ image: z.base64().max(Math.ceil(limits.photo.bytes / 3) * 4) }),
  output: nothing,
  errors: ['photo.invalid'],
});

/** Removes the user's photo and the provider's picture. */
export const removePhoto = call({
  method: 'DELETE',
  path: '/me/photo',
  who: 'user',
  output: nothing,
});

/** Needs a sign-in within the last five minutes. Orders are kept without the user. */
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
  scope: 'read',
  output: z.object({ subscription: subscriptionWithId.nullable() }),
  errors: ['multiple_active_subscriptions'],
});
