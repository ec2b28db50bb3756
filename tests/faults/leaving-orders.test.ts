// What stays of somebody who leaves, and what providers charge somebody whose account is closed.
import { initialPlans } from '@duu/contract/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '../../functions/src/adapters/payments/provider.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { endChargesWithPeriod } from '../../functions/src/services/orders/end-recurring.ts';
import {
  archiveOrders,
  deleteCustomerData,
  endCharges,
} from '../../functions/src/services/orders/former-orders.ts';
import { listOrders } from '../../functions/src/services/orders/list-orders.ts';
import { referenceKey } from '../../functions/src/services/orders/places.ts';
import { suiteDeps } from '../support/admin.ts';
import { buy, happen, orderOf, place, planOf, withProvider } from '../support/order-acts.ts';
import { OrderWorld } from '../support/order-world.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const down = async () => {
  throw new PaymentUnavailable('down');
};

let world: OrderWorld;
beforeEach(async () => {
  world = await OrderWorld.make(new Date('2041-03-10T08:00:00Z'));
});

const later = () => {
  world.now = new Date(world.now.getTime() + 11 * 60_000);
};

describe('of somebody who leaves', () => {
  test('orders stay without the person, open ones are canceled, nothing is charged', async () => {
    const { deps, uid } = world;
    const open = await place(world);
    const paid = await buy(world, { recurring: true });
    await endCharges(deps, uid);
    expect(world.provider.get(paid)).toMatchObject({ recurringEnded: true });
    await archiveOrders(deps, uid);
    expect(world.provider.get(open)).toMatchObject({ canceled: true });
    const kept = documents.formerOrder(open);
    expect((await kept.get()).data()).toMatchObject({ status: 'canceled' });
    expect((await documents.formerOrder(paid).get()).data()).toMatchObject({ status: 'paid' });
    const orderPlace = (await documents.orderPlace(open).get()).data();
    expect(orderPlace).toEqual({ uid: null, orderId: open });
    // Money that comes later stays, also where the deletion is done again.
    await happen(world, 'paid', open);
    await archiveOrders(deps, uid);
    expect((await kept.get()).data()).toMatchObject({
      attention: true,
      payments: [{ outcome: 'late' }],
    });
  });

  test('money is kept where the checkout could not be ended', async () => {
    const { uid } = world;
    // Later than what earlier runs have left, so that it is on the first page.
    world.now = new Date(Date.now() + 30 * 365 * 24 * 3_600_000);
    const open = await place(world);
    await archiveOrders(withProvider(world, { cancel: down }), uid);
    await happen(world, 'paid', open);
    expect((await documents.formerOrder(open).get()).data()).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late' }],
    });
    const former = { ...world.deps, documents };
    const { orders } = await listOrders(former, { former: 'true', attention: 'true' });
    expect(orders.map(({ id }) => id)).toContain(open);
  });

  test('an open order can not be paid any more', async () => {
    const open = await place(world);
    await archiveOrders(world.deps, world.uid);
    expect(world.provider.get(open)).toMatchObject({ canceled: true });
    const kept = (await documents.formerOrder(open).get()).data();
    expect(kept).toMatchObject({ status: 'canceled', payments: [] });
  });

  test('providers forget them', async () => {
    const forgotten: string[] = [];
    const deps = withProvider(world, {
      forget: async (uid) => {
        forgotten.push(uid);
      },
    });
    await deleteCustomerData(deps, world.uid);
    expect(forgotten).toEqual([world.uid]);
  });

  test('an order that no schema takes is kept as it is', async () => {
    const open = await place(world);
    const stored = documents.order(world.uid, open).withConverter(null);
    await stored.update({ quantity: 'many' });
    await archiveOrders(world.deps, world.uid);
    const kept = documents.formerOrder(open).withConverter(null);
    expect((await kept.get()).data()).toMatchObject({ quantity: 'many', amount: price });
    // What can't be read is reported in every run of the jobs.
    await kept.delete();
    await stored.delete();
  });
});

describe('an order of somebody who has left', () => {
  /** The job sees those who have left too. */
  const withFormer = () => {
    const { deps } = world;
    const { formerOrders } = documents;
    return { ...deps, documents: { ...deps.documents, formerOrders } };
  };
  const former = async (orderId: string) => (await documents.formerOrder(orderId).get()).data();
  const payUnheard = (orderId: string) => {
    world.happen('paid', orderId, price, 'MNT');
    const event = world.undelivered.at(-1);
    if (event) world.lose(event);
  };

  test('is found at the provider where a crash lost the name of its checkout', async () => {
    const { deps, uid } = world;
    const isDead = await world.run({ left: 1, after: true }, () => place(world));
    const [open = ''] = world.provider.keys();
    expect([isDead, (await orderOf(world, open)).reference]).toEqual([true, null]);
    await expect(archiveOrders(withProvider(world, { open: down }), uid)).rejects.toThrow('down');
    expect(await former(open)).toBeUndefined();
    await archiveOrders(deps, uid);
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      reference: open,
      transitions: [{ status: 'created' }, { reason: 'the account was deleted' }],
    });
    expect(world.provider.get(open)).toMatchObject({ canceled: true });
    const byReference = documents.orderPlace(referenceKey('simulated', open));
    expect((await byReference.get()).data()).toEqual({ uid: null, orderId: open });
  });

  test('has the money that no webhook told of, which an admin sees', async () => {
    const { uid } = world;
    const open = await place(world);
    await archiveOrders(withProvider(world, { cancel: down }), uid);
    expect(await former(open)).toMatchObject({ status: 'created', attention: false });
    payUnheard(open);
    later();
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late', amount: price }],
    });
  });

  test('ends with its checkout', async () => {
    const { uid } = world;
    const open = await place(world);
    await archiveOrders(withProvider(world, { cancel: down }), uid);
    later();
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({ status: 'created' });
    world.now = new Date(world.now.getTime() + 25 * 3_600_000);
    await reconcileOrders(withFormer());
    expect(await former(open)).toMatchObject({ status: 'canceled', attention: false });
    expect(world.provider.get(open)).toMatchObject({ canceled: true });
  });

  test('charges no more where it was paid just before they left', async () => {
    const { deps, uid } = world;
    const open = await place(world, { recurring: true });
    payUnheard(open);
    await endCharges(deps, uid);
    await archiveOrders(deps, uid);
    expect(world.provider.get(open)).toMatchObject({ recurringEnded: true });
    expect(await former(open)).toMatchObject({
      status: 'canceled',
      attention: true,
      payments: [{ outcome: 'late' }],
    });
  });

  test('has the charge that came just before they left', async () => {
    const { deps, uid } = world;
    const first = await buy(world, { recurring: true });
    world.happen('renewed', first, price, 'MNT');
    const event = world.undelivered.at(-1);
    if (event) world.lose(event);
    await endCharges(deps, uid);
    await archiveOrders(deps, uid);
    const found = await documents.formerOrders().where('renewalOf', '==', first).get();
    expect(found.docs.map((doc) => doc.data())).toMatchObject([
      { status: 'canceled', attention: true, payments: [{ outcome: 'late', amount: price }] },
    ]);
  });
});

describe('what charges somebody whose account is closed', () => {
  test('ends with the period that is paid', async () => {
    const { deps, uid } = world;
    const orderId = await buy(world, { recurring: true });
    const { endsAt } = await planOf(world);
    await endChargesWithPeriod(deps, uid);
    await endChargesWithPeriod(deps, uid);
    expect(world.provider.get(orderId)).toMatchObject({
      recurringEnding: true,
      recurringEnded: false,
    });
    expect(await planOf(world)).toMatchObject({ endsAt, recurring: { state: 'ending' } });
  });

  test('is ended by the job where the provider was down', async () => {
    const { deps, uid } = world;
    const orderId = await buy(world, { recurring: true });
    await reconcileOrders(deps);
    expect(world.provider.get(orderId)).toMatchObject({ recurringEnding: false });
    await documents.user(uid).update({ disabled: true });
    await reconcileOrders(deps);
    expect(await planOf(world)).toMatchObject({ recurring: { state: 'ending' } });
    await documents.user(uid).update({ disabled: false });
  });
});
