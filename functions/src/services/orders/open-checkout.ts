import type { Checkout, Order } from '@duu/contract/documents/order';
import type { User } from '@duu/contract/documents/user';
import { limits } from '@duu/contract/limits';
import { billingPages } from '@duu/contract/paths';
import { type OpenCheckout, PaymentUnavailable } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { storePlace } from './places.ts';

export interface OwnOrder {
  readonly uid: string;
  readonly orderId: string;
}

const tierNames = {
  en: { trial: 'Trial', basic: 'Basic', standard: 'Standard', pro: 'Pro' },
  mn: { trial: 'Туршилт', basic: 'Суурь', standard: 'Стандарт', pro: 'Про' },
} as const;

/** Returns the description that the provider shows to the payer. */
function descriptionOf({ plan, quantity }: Order, language: 'mn' | 'en'): string {
  const tier = tierNames[language][plan.tier];
  const isYear = plan.period === 'year';
  if (language === 'mn') return `Дуу, ${tier} багц, ${quantity} ${isYear ? 'жил' : 'сар'}`;
  const period = isYear ? 'year' : 'month';
  return `Duu ${tier}, ${quantity} ${period}${quantity === 1 ? '' : 's'}`;
}

function requestFor(
  { payments, now }: Deps,
  { uid, orderId }: OwnOrder,
  order: Order,
  user: User,
  origin: string,
): OpenCheckout {
  const language = order.language ?? user.preferences.language;
  const { source, plan } = order;
  const secret = payments.callbackSecret(orderId);
  // An address names its language where the account has another.
  const prefix = language === user.preferences.language ? '' : `/${language}`;
  const returnUrl = new URL(prefix + billingPages.order(orderId), origin).href;
  return {
    orderId,
    uid,
    amount: order.amount,
    currency: order.currency,
    description: descriptionOf(order, language),
    language,
    planId: order.planId,
    quantity: order.quantity,
    recurring: order.recurring && plan.period !== 'once' ? plan.period : null,
    email: user.email,
    returnUrl,
    cancelUrl: `${returnUrl}?canceled`,
    callbackUrl: `${origin}/api/v1/webhooks/${source}/${orderId}/${secret}`,
    expiresAt: new Date(now().getTime() + limits.checkoutMs),
  };
}

/** Turns PaymentUnavailable into ApiError `payment_provider_failed`. */
export async function unlessUnavailable<T>(deps: Deps, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof PaymentUnavailable)) throw cause;
    deps.log.warn('payment_provider_failed', { why: cause.message });
    throw new ApiError('payment_provider_failed', { cause });
  }
}

/**
 * Returns the checkout of an open order; opens it if necessary. The provider knows it by the order's id, so a
 * repeat after a crash opens no second one.
 * @throws ApiError `order.not_found`, `order.not_open`, `payment_source_unavailable`,
 * `payment_provider_failed`
 */
export async function openCheckout(deps: Deps, own: OwnOrder, origin: string): Promise<Checkout> {
  const { documents, payments } = deps;
  const { uid, orderId } = own;
  const ref = documents.order(uid, orderId);
  const [found, user] = await Promise.all([ref.get(), documents.user(uid).get()]);
  const [order, account] = [found.data(), user.data()];
  if (!order || !account) throw new ApiError('order.not_found');
  if (order.status !== 'created') throw new ApiError('order.not_open');
  if (order.checkout !== null) return order.checkout;
  const provider = order.source === 'manual' ? null : payments.provider(order.source);
  if (provider === null) throw new ApiError('payment_source_unavailable');
  const request = requestFor(deps, own, order, account, origin);
  const opened = await unlessUnavailable(deps, provider.open(request));
  const kept = await documents.transact(async (tx) => {
    const now = (await tx.get(ref)).data();
    if (!now) throw new ApiError('order.not_found');
    if (now.checkout !== null || now.status !== 'created') return now;
    const { reference, checkout, expiresAt } = opened;
    tx.update(ref, { reference, checkout, expiresAt });
    storePlace(tx, deps, own, { source: provider.source, reference });
    return { ...now, reference, checkout };
  });
  if (kept.reference !== opened.reference) {
    // The order was canceled, or another request opened another checkout: this one must not be paid.
    await unlessUnavailable(deps, provider.cancel(opened.reference));
  }
  if (kept.checkout === null || kept.status !== 'created') throw new ApiError('order.not_open');
  return kept.checkout;
}
