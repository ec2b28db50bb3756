import { billingPages } from '@duu/contract/paths';
import { ensureAccount } from '../services/account/ensure-account.ts';
import { cancelOrder, checkOrder, ownOrder } from '../services/orders/cancel-order.ts';
import { manageUrl } from '../services/orders/manage-url.ts';
import { openCheckout } from '../services/orders/open-checkout.ts';
import { placeOrder, previewOrder } from '../services/orders/place-order.ts';
import { createReceipt } from '../services/orders/receipts.ts';
import type { Handlers } from './handler.ts';

export const ordersHandlers = {
  getPaymentSources: async ({ deps }) => ({
    sources: deps.payments.all().map(({ source, currencies, recurring }) => ({
      source,
      currencies: [...currencies],
      recurring: recurring !== null,
    })),
  }),
  previewOrder: async ({ deps, actor, query }) => {
    await ensureAccount(deps, actor);
    return previewOrder(deps, actor.uid, query);
  },
  createOrder: async ({ deps, actor, input, idempotencyKey, origin }) => {
    await ensureAccount(deps, actor);
    return placeOrder(deps, actor.uid, input, {
      idempotencyKey,
      origin: origin(),
      language: actor.language,
    });
  },
  getOrder: async ({ deps, actor, params }) => ({
    order: await ownOrder(deps, { uid: actor.uid, ...params }),
  }),
  checkoutOrder: async ({ deps, actor, params, origin }) => ({
    checkout: await openCheckout(deps, { uid: actor.uid, ...params }, origin()),
  }),
  checkOrder: async ({ deps, actor, params }) => ({
    order: await checkOrder(deps, { uid: actor.uid, ...params }),
  }),
  cancelOrder: ({ deps, actor, params }) =>
    cancelOrder(deps, { uid: actor.uid, ...params }, 'canceled by the user'),
  createReceipt: async ({ deps, actor, params, input }) => ({
    receipt: await createReceipt(deps, { uid: actor.uid, ...params }, input.receiver),
  }),
  manageSubscription: async ({ deps, actor, origin }) => ({
    url: await manageUrl(deps, actor.uid, new URL(billingPages.plans, origin()).href),
  }),
} satisfies Handlers<
  | 'getPaymentSources'
  | 'previewOrder'
  | 'createOrder'
  | 'getOrder'
  | 'checkoutOrder'
  | 'checkOrder'
  | 'cancelOrder'
  | 'createReceipt'
  | 'manageSubscription'
>;
