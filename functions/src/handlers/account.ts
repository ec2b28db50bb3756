import { deleteAccount } from '../services/account/delete-account.ts';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { removePhoto, setPhoto } from '../services/account/set-photo.ts';
import { updateAccount } from '../services/account/update-account.ts';
import { shownSubscription, subscriptionOf } from '../services/credits/active-subscription.ts';
import { createKey } from '../services/keys/create-key.ts';
import { revokeKey } from '../services/keys/revoke-key.ts';
import { stopMails } from '../services/mails/stop-mails.ts';
import {
  listWebhookDeliveries,
  resendWebhookDelivery,
  testWebhook,
} from '../services/webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rollWebhookSecret,
  updateWebhook,
} from '../services/webhooks/endpoints.ts';
import type { Handlers } from './handler.ts';

export const accountHandlers = {
  getMe: async ({ deps, actor }) => {
    const user = await ensureAccount(deps, actor);
    // The token's claim may be outdated.
    const state = actor.admin ? await deps.accountStates.current(actor.uid, false) : null;
    return {
      user,
      subscription: await shownSubscription(deps, user),
      admin: state?.admin === true,
    };
  },
  updateMe: ({ deps, actor, input }) => updateAccount(deps, actor, input),
  setPhoto: ({ deps, actor, input }) => setPhoto(deps, actor, Buffer.from(input.image, 'base64')),
  removePhoto: ({ deps, actor }) => removePhoto(deps, actor),
  deleteMe: ({ deps, actor }) => deleteAccount(deps, actor),
  createKey: ({ deps, actor, input }) => createKey(deps, actor, input),
  revokeKey: ({ deps, actor, params }) => revokeKey(deps, actor.uid, params.keyId),
  listWebhooks: async ({ deps, actor }) => ({ webhooks: await listWebhooks(deps, actor.uid) }),
  createWebhook: async ({ deps, actor, input }) => {
    await ensureAccount(deps, actor);
    return createWebhook(deps, actor.uid, input);
  },
  updateWebhook: ({ deps, actor, params, input }) =>
    updateWebhook(deps, actor.uid, params.webhookId, input),
  rollWebhookSecret: ({ deps, actor, params }) =>
    rollWebhookSecret(deps, actor.uid, params.webhookId),
  deleteWebhook: ({ deps, actor, params }) => deleteWebhook(deps, actor.uid, params.webhookId),
  testWebhook: ({ deps, actor, params }) => testWebhook(deps, actor.uid, params.webhookId),
  listWebhookDeliveries: ({ deps, actor, params, query }) =>
    listWebhookDeliveries(deps, actor.uid, params.webhookId, query.cursor),
  resendWebhookDelivery: ({ deps, actor, params }) =>
    resendWebhookDelivery(deps, actor.uid, params.webhookId, params.deliveryId),
  stopMails: async ({ deps, query }) => ({ kind: await stopMails(deps, query.token) }),
  getCurrentSubscription: async ({ deps, actor }) => ({
    subscription: await subscriptionOf(deps, await ensureAccount(deps, actor)),
  }),
} satisfies Handlers<
  | 'getMe'
  | 'updateMe'
  | 'setPhoto'
  | 'removePhoto'
  | 'deleteMe'
  | 'createKey'
  | 'revokeKey'
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'rollWebhookSecret'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'resendWebhookDelivery'
  | 'stopMails'
  | 'getCurrentSubscription'
>;
