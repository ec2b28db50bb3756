// Tests orders of deleted users, and recurring charges of closed accounts.
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { archiveOrders } from '../../functions/src/services/orders/archive-orders.ts';
import {
  finishClosing,
  noteClosing,
  tryClosing,
} from '../../functions/src/services/orders/closings.ts';
import { endChargesWithPeriod } from '../../functions/src/services/orders/end-recurring.ts';
import { listOrders } from '../../functions/src/services/orders/list-orders.ts';
import { referenceKey } from '../../functions/src/services/orders/places.ts';
import { suiteDeps } from '../support/admin.ts';
import {
  applyProviderEvent,
  buy,
  orderOf,
  placeTestOrder,
  planOf,
  providerDown,
  withProvider,
} from '../support/order-actions.ts';
import { OrderFixture } from '../support/order-fixture.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;

const closingOf = async (uid: string) => (await documents.closing(uid).get()).data();

async function endCharges(deps: Deps, uid: string): Promise<void> {
  await noteClosing(deps, uid);
  await tryClosing(deps, uid, ['charges']);
}

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
});

describe('orders at the deletion', () => {
  test('orders of a deleted account remain without personal data, open ones are canceled, nothing is charged', async () => {
    const { deps, uid } = fixture;
    const open = await placeTestOrder(fixture);
    const paid = await buy(fixture, { recurring: true });
    await endCharges(deps, uid);
    expect(fixture.provider.get(paid)).toMatchObject({ recurringEnded: true });
    await archiveOrders(deps, uid);
    expect(fixture.provider.get(open)).toMatchObject({ canceled: true });
    const kept = documents.formerOrder(open);
    expect((await kept.get()).data()).toMatchObject({ status: 'canceled' });
    expect((await documents.formerOrder(paid).get()).data()).toMatchObject({ status: 'paid' });
    const orderPlace = (await documents.orderPlace(open).get()).data();
    expect(orderPlace).toEqual({ uid: null, orderId: open });
    // A later payment remains, also if the deletion runs again.
    await applyProviderEvent(fixture, 'paid', open);
    await archiveOrders(deps, uid);
    expect((await kept.get()).data()).toMatchObject({
      attention: true,
      payments: [{ outcome: 'late' }],
    });
  });

  test('orders of a deleted account keep a payment if the checkout could not be ended', async () => {
    const { uid } = fixture;
    // Later than the data of earlier runs, so that it is on the first page.
    fixture.now = new Date(Date.now() + 30 * 365 * 24 * 3_600_000);
    const open = await placeTestOrder(fixture);
    await archiveOrders(withProvider(fixture, { cancel: providerDown }), uid);
    await applyProviderEvent(fixture, 'paid', open);
    expect((await documents.formerOrder(open).get()).data()).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late' }],
    });
    const former = { ...fixture.deps, documents };
    const { orders } = await listOrders(former, { former: 'true', attention: 'true' });
    expect(orders.map(({ id }) => id)).toContain(open);
  });

  test('orders of a deleted account can’t be paid if they were open', async () => {
    const open = await placeTestOrder(fixture);
    await archiveOrders(fixture.deps, fixture.uid);
    expect(fixture.provider.get(open)).toMatchObject({ canceled: true });
    const kept = (await documents.formerOrder(open).get()).data();
    expect(kept).toMatchObject({ status: 'canceled', payments: [] });
  });

  test('the charges and customers of a deleted account are ended at the providers, also after an outage', async () => {
    const { uid } = fixture;
    const paid = await buy(fixture, { recurring: true });
    const { recurring } = fixture.deps.payments.provider('simulated') ?? {};
    if (!recurring) throw new Error('There are no automatic charges.');
    const forgotten: (string | null)[][] = [];
    const up = withProvider(fixture, {
      customerOf: async () => 'a customer',
      forget: async (...of) => {
        forgotten.push(of);
      },
    });
    const down = withProvider(fixture, {
      customerOf: async () => 'a customer',
      forget: providerDown,
      recurring: { ...recurring, end: providerDown },
    });
    await noteClosing(down, uid);
    await tryClosing(down, uid, ['charges']);
    await archiveOrders(down, uid);
    await tryClosing(down, uid);
    expect(await closingOf(uid)).toMatchObject({
      charges: [{ source: 'simulated', reference: `recurring-${paid}` }],
      customers: [{ source: 'simulated', customer: 'a customer' }],
    });
    await expect(finishClosing(down, uid)).rejects.toThrow('down');
    await finishClosing(up, uid);
    await finishClosing(up, uid);
    expect(fixture.provider.get(paid)).toMatchObject({ recurringEnded: true });
    expect(forgotten).toEqual([[uid, 'a customer']]);
    expect(await closingOf(uid)).toBeUndefined();
  });

  test('orders of a deleted account remain unchanged if their document is invalid', async () => {
    const open = await placeTestOrder(fixture);
    const stored = documents.order(fixture.uid, open).withConverter(null);
    await stored.update({ quantity: 'many' });
    await archiveOrders(fixture.deps, fixture.uid);
    const kept = documents.formerOrder(open).withConverter(null);
    expect((await kept.get()).data()).toMatchObject({ quantity: 'many', amount: price });
    // Invalid documents are reported in every run of the jobs.
    await kept.delete();
    await stored.delete();
  });
});

describe('orders after the deletion', () => {
  /** The job includes deleted users. */
  const withFormer = () => {
    const { deps } = fixture;
    const { formerOrders } = documents;
    return { ...deps, documents: { ...deps.documents, formerOrders } };
  };
  const former = async (orderId: string) => (await documents.formerOrder(orderId).get()).data();
  const payUnheard = (orderId: string) => {
    fixture.changeAtProvider('paid', orderId, price, 'MNT');
    const event = fixture.undelivered.at(-1);
    if (event) fixture.dropWebhook(event);
  };

  test('an order of a deleted user is found at the provider if a crash lost its checkout’s reference', async () => {
    const { deps, uid } = fixture;
    const isDead = await fixture.run({ left: 1, after: true }, () => placeTestOrder(fixture));
    const [open = ''] = fixture.provider.keys();
    expect([isDead, (await orderOf(fixture, open)).reference]).toEqual([true, null]);
    await archiveOrders(deps, uid);
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      reference: open,
      transitions: [{ status: 'created' }, { reason: 'the account was deleted' }],
    });
    expect(fixture.provider.get(open)).toMatchObject({ canceled: true });
    const byReference = documents.orderPlace(referenceKey('simulated', open));
    expect((await byReference.get()).data()).toEqual({ uid: null, orderId: open });
  });

  test('a lost checkout of a deleted user is ended by the job if the provider was down', async () => {
    const { deps, uid } = fixture;
    await fixture.run({ left: 1, after: true }, () => placeTestOrder(fixture));
    const [open = ''] = fixture.provider.keys();
    await archiveOrders(withProvider(fixture, { lostCheckout: providerDown }), uid);
    expect(await former(open)).toMatchObject({ status: 'created', reference: null });
    expect(await closingOf(uid)).toMatchObject({
      checkouts: [{ source: 'simulated', orderId: open }],
    });
    await finishClosing(deps, uid);
    expect(await former(open)).toMatchObject({ status: 'canceled', reference: open });
    expect(fixture.provider.get(open)).toMatchObject({ canceled: true });
    expect(await closingOf(uid)).toBeUndefined();
  });

  test('an order of a deleted user gets a payment whose webhook was lost, and admins see it', async () => {
    const { uid } = fixture;
    const open = await placeTestOrder(fixture);
    await archiveOrders(withProvider(fixture, { cancel: providerDown }), uid);
    expect(await former(open)).toMatchObject({ status: 'created', attention: false });
    payUnheard(open);
    fixture.passMinutes(11);
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late', amount: price }],
    });
  });

  test('an order of a deleted user ends with its checkout', async () => {
    const { uid } = fixture;
    const open = await placeTestOrder(fixture);
    await archiveOrders(withProvider(fixture, { cancel: providerDown }), uid);
    fixture.passMinutes(11);
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({ status: 'created' });
    fixture.passMinutes(25 * 60);
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({ status: 'canceled', attention: false });
    expect(fixture.provider.get(open)).toMatchObject({ canceled: true });
  });

  test('an order of a deleted user is not charged again if it was paid just before the deletion', async () => {
    const { deps, uid } = fixture;
    const open = await placeTestOrder(fixture, { recurring: true });
    payUnheard(open);
    await endCharges(deps, uid);
    await archiveOrders(deps, uid);
    expect(fixture.provider.get(open)).toMatchObject({ recurringEnded: true });
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late' }],
    });
  });

  test('an order of a deleted user contains the charge from just before the deletion', async () => {
    const { deps, uid } = fixture;
    const first = await buy(fixture, { recurring: true });
    fixture.changeAtProvider('renewed', first, price, 'MNT');
    const event = fixture.undelivered.at(-1);
    if (event) fixture.dropWebhook(event);
    await endCharges(deps, uid);
    await archiveOrders(deps, uid);
    const found = await documents.formerOrders().where('renewalOf', '==', first).get();
    expect(found.docs.map((doc) => doc.data())).toMatchObject([
      { status: 'canceled', attention: true, payments: [{ outcome: 'late', amount: price }] },
    ]);
  });
});

describe('recurring charges of a closed account', () => {
  test('recurring charges of a closed account end with the paid period', async () => {
    const { deps, uid } = fixture;
    const orderId = await buy(fixture, { recurring: true });
    const { endsAt } = await planOf(fixture);
    await endChargesWithPeriod(deps, uid);
    await endChargesWithPeriod(deps, uid);
    expect(fixture.provider.get(orderId)).toMatchObject({
      recurringEnding: true,
      recurringEnded: false,
    });
    expect(await planOf(fixture)).toMatchObject({ endsAt, recurring: { state: 'ending' } });
  });

  test('recurring charges of a closed account are canceled by the job after an outage of the provider', async () => {
    const { deps, uid } = fixture;
    const orderId = await buy(fixture, { recurring: true });
    await reconcileOrders(deps);
    expect(fixture.provider.get(orderId)).toMatchObject({ recurringEnding: false });
    await documents.user(uid).update({ disabled: true });
    await reconcileOrders(deps);
    expect(await planOf(fixture)).toMatchObject({ recurring: { state: 'ending' } });
    await documents.user(uid).update({ disabled: false });
  });
});
