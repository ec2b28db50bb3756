import { z } from 'zod';
import { stoppableMail } from '../documents/mail.ts';
import { subscription } from '../documents/subscription.ts';
import { preferenceChange, user } from '../documents/user.ts';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

const subscriptionWithId = subscription.extend({ id });

/**
 * Makes the account and its trial on the first request of a person whose e-mail is verified. Where several subscriptions
 * are active it shows the one that is spent from; `GET /subscriptions/current` says so.
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

/**
 * Stops the e-mails of one kind, for whoever has a link from one of them. The token stands in the address, so that mail
 * programs can post to it by themselves (RFC 8058); what they send along is not read.
 */
export const stopMails = call({
  method: 'POST',
  path: '/mails/stop',
  who: 'public',
  query: z.object({ token: z.string().regex(/^[\w.-]{1,500}$/) }),
  output: z.object({ kind: stoppableMail }),
  errors: ['mail.link_invalid'],
});

/** The photo as the page has cut it: a square of `limits.photo.side` px as JPEG or WebP, in base64. */
export const setPhoto = call({
  method: 'PUT',
  path: '/me/photo',
  who: 'user',
  input: z.object({ image: z.base64().max(Math.ceil(limits.photo.bytes / 3) * 4) }),
  output: nothing,
  errors: ['photo.invalid'],
});

/** Removes the person's own photo and the provider's picture. */
export const removePhoto = call({
  method: 'DELETE',
  path: '/me/photo',
  who: 'user',
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
