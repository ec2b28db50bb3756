// Recurring subscriptions at Stripe: their state, their end, and the page to manage them.
import { PaymentUnavailable, type RecurringPayments, type RecurringState } from './provider.ts';
import { changeOnce, ignoreMissing, type StripeCall } from './stripe-client.ts';
import { dateOf, idOf, paymentsOfSubscription } from './stripe-payments.ts';

const statuses: Readonly<Record<string, Exclude<RecurringState['status'], 'ending'>>> = {
  active: 'active',
  trialing: 'active',
  incomplete: 'past_due',
  past_due: 'past_due',
  paused: 'past_due',
  unpaid: 'past_due',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

export function createStripeRecurring(call: StripeCall): RecurringPayments {
  return {
    stateOf: (reference) =>
      call(async (stripe) => {
        const found = await stripe.subscriptions.retrieve(reference, {
          expand: ['latest_invoice'],
        });
        const customer = idOf(found.customer);
        const status = statuses[found.status];
        if (!status || customer === null)
          throw new PaymentUnavailable(`Stripe has a subscription in state ${found.status}.`);
        const invoice = found.latest_invoice;
        const retryAt = invoice && typeof invoice === 'object' && invoice.next_payment_attempt;
        const periodEnd = found.items.data[0]?.current_period_end ?? null;
        // The invoice of a period is a draft for an hour before it is charged.
        const isDraft = invoice && typeof invoice === 'object' && invoice.status === 'draft';
        const nextAt = status === 'past_due' || isDraft ? retryAt : periodEnd;
        const willEnd = found.cancel_at_period_end || found.cancel_at !== null;
        const isCharged = status !== 'ended' && !willEnd && typeof nextAt === 'number';
        return {
          status: status === 'active' && willEnd ? 'ending' : status,
          nextChargeAt: isCharged ? dateOf(nextAt) : null,
          payments: await paymentsOfSubscription(stripe, reference, customer),
        };
      }),

    end: (reference) =>
      ignoreMissing(
        call(async (stripe) => {
          const isEnded = async () =>
            statuses[(await stripe.subscriptions.retrieve(reference)).status] === 'ended';
          if (await isEnded()) return;
          await changeOnce(() => stripe.subscriptions.cancel(reference), isEnded);
        }),
      ),

    endWithPeriod: (reference) =>
      ignoreMissing(
        call(async (stripe) => {
          const read = () => stripe.subscriptions.retrieve(reference);
          const willEnd = async () => {
            const { status, cancel_at_period_end: isEnding } = await read();
            return isEnding || statuses[status] === 'ended';
          };
          const status = statuses[(await read()).status];
          if (status === 'ended') return;
          await changeOnce(
            () =>
              status === 'active'
                ? stripe.subscriptions.update(reference, { cancel_at_period_end: true })
                : // Otherwise a failed charge would be retried until the end.
                  stripe.subscriptions.cancel(reference),
            willEnd,
          );
        }),
      ),

    manageUrl: (reference, returnUrl) =>
      call(async (stripe) => {
        const { customer } = await stripe.subscriptions.retrieve(reference);
        const portal = { customer: idOf(customer) ?? '', return_url: returnUrl };
        // Stripe has no Mongolian: follow the browser.
        const session = await stripe.billingPortal.sessions.create({ ...portal, locale: 'auto' });
        return session.url;
      }),
  };
}
