// Calls under /_test: what payers, banks, time and networks do, for tests and for trying by hand.
import { z } from 'zod';
import { advance, cancelAtPeriodEnd } from './billing.ts';
import { expireSession, paySession, settleSession } from './checkout.ts';
import { StripeFault } from './fault.ts';
import { faultSwitches, type StripeFaults } from './faults.ts';
import { closeDispute, failRefund, openDispute, type StripeState } from './money.ts';
import { card, keptCard } from './objects.ts';
import type { Webhooks } from './webhooks.ts';

export interface Panel extends StripeState {
  readonly faults: StripeFaults;
  readonly webhooks: Webhooks;
}

const call = <Schema extends z.ZodType>(
  schema: Schema,
  run: (panel: Panel, input: z.infer<Schema>) => unknown,
) => ({
  run: (panel: Panel, input: unknown) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new StripeFault(400, z.prettifyError(parsed.error));
    return run(panel, parsed.data);
  },
});

const name = z.string();
const calls: Readonly<Record<string, ReturnType<typeof call>>> = {
  /** Pays an open session as its hosted page would. */
  pay: call(
    z.strictObject({ session: name, card: card.default('good') }),
    (panel, { session, card }) =>
      paySession(panel, panel.store.get('checkout.session', session), card),
  ),
  /** Ends a pending bank debit. */
  settle: call(z.strictObject({ session: name, paid: z.boolean() }), (panel, { session, paid }) =>
    settleSession(panel, panel.store.get('checkout.session', session), paid),
  ),
  expire: call(z.strictObject({ session: name }), (panel, { session }) => {
    expireSession(panel, panel.store.get('checkout.session', session));
  }),
  /** Ends the current period of a subscription. Without `card` the customer's card is charged. */
  advance: call(
    z.strictObject({ subscription: name, card: keptCard.optional() }),
    (panel, { subscription, card }) => {
      const found = panel.store.get('subscription', subscription);
      if (found.status === 'canceled')
        throw new StripeFault(400, `${subscription} has ended already.`);
      const own = panel.store.get('customer', found.customer)._card;
      advance(panel, found, card ?? own);
    },
  ),
  /** Sets the balance of a subscription's customer, which its next invoices use up first. */
  balance: call(
    z.strictObject({ subscription: name, amount: z.int().nonnegative() }),
    ({ store }, { subscription, amount }) => {
      const { customer } = store.get('subscription', subscription);
      store.get('customer', customer)._balance = amount;
    },
  ),
  /** Cancels a subscription at the end of its period, as the portal does, or undoes that. */
  cancel: call(
    z.strictObject({ subscription: name, canceled: z.boolean().default(true) }),
    (panel, { subscription, canceled }) =>
      cancelAtPeriodEnd(panel, panel.store.get('subscription', subscription), canceled),
  ),
  /** Opens a dispute, or closes it with an outcome. */
  dispute: call(
    z.strictObject({ payment_intent: name, outcome: z.enum(['won', 'lost']).optional() }),
    (panel, { payment_intent: intent, outcome }) => {
      const all = panel.store.list('dispute');
      const open = all.find((one) => one.payment_intent === intent);
      if (outcome === undefined) openDispute(panel, intent);
      else if (open) closeDispute(panel, open, outcome);
      else throw new StripeFault(404, `${intent} is not disputed.`);
    },
  ),
  fail_refund: call(z.strictObject({ refund: name }), (panel, { refund }) =>
    failRefund(panel, panel.store.get('refund', refund)),
  ),
  /** Sets faults; an empty object clears all. */
  faults: call(faultSwitches, ({ faults }, change) => {
    if (Object.keys(change).length === 0) faults.clear();
    else faults.set(change);
    return faults.current;
  }),
  /** Sends the waiting events. Returns how they were answered. */
  webhooks: call(z.strictObject({}), async ({ webhooks }) => ({
    deliveries: await webhooks.flush(),
  })),
};

/** @throws StripeFault if there is no such call, or if it fails */
export async function testCall(panel: Panel, path: string, input: unknown): Promise<unknown> {
  const found = calls[path.replace('/_test/', '')];
  if (!found) throw new StripeFault(404, `There is no ${path}: ${Object.keys(calls).join(', ')}.`);
  return (await found.run(panel, input)) ?? {};
}
