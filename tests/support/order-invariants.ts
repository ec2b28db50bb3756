// What must hold for a user's orders at any time, and after all webhooks and jobs.
import type { Order } from '@duu/contract/documents/order';
import { initialPlans } from '@duu/contract/initial-plans';
import { moveEnd } from '../../functions/src/services/credits/periods.ts';
import { suiteDeps } from './admin.ts';
import { type Books, creditFaults, readBooks } from './invariants.ts';
import { admin, type OrderFixture } from './order-fixture.ts';

interface OrderBooks extends Books {
  readonly orders: ReadonlyMap<string, Order>;
}

async function read({ uid }: OrderFixture): Promise<OrderBooks> {
  const [books, orders] = await Promise.all([
    readBooks(uid),
    suiteDeps().documents.orders(uid).get(),
  ]);
  return { ...books, orders: new Map(orders.docs.map((doc) => [doc.id, doc.data()])) };
}

const served: readonly string[] = ['paid', 'renewed', 'refunded'];

/** One grant for each paid order, none for any other. */
function* orderFaults(fixture: OrderFixture, { orders, ledger }: OrderBooks): Generator<string> {
  for (const [id, order] of orders) {
    const grants = ledger.filter((entry) => entry.type === 'grant' && entry.orderId === id);
    const paid = order.payments.filter(({ outcome }) => outcome === 'granted');
    const isServed = served.includes(order.status);
    if (grants.length !== (isServed ? 1 : 0))
      yield `${id}: ${order.status}, ${grants.length} grants`;
    if ((order.grant !== null) !== isServed) yield `${id}: ${order.status} and its grant disagree`;
    if ((order.invoiceNumber !== null) !== isServed)
      yield `${id}: ${order.status}, ${order.invoiceNumber}`;
    if (paid.length !== (isServed ? 1 : 0)) yield `${id}: ${order.status}, ${paid.length} payments`;
    const [payment] = paid;
    if (payment && (payment.amount !== order.amount || payment.currency !== order.currency)) {
      yield `${id}: served for ${payment.amount} ${payment.currency}`;
    }
    if (payment && order.source !== 'manual') {
      const theirs = [...fixture.provider.values()].flatMap(({ payments }) => payments);
      if (!theirs.some((one) => one.id === payment.id)) yield `${id}: served without money`;
    }
    const months = order.plan.period === 'year' ? 12 * order.quantity : order.quantity;
    const characters = months * order.plan.charactersPerMonth;
    if (grants[0] && grants[0].characters !== characters)
      yield `${id}: ${grants[0].characters} granted`;
    for (const { amount, refunded, id: paymentId } of order.payments) {
      const back = order.refunds
        .filter((refund) => refund.paymentId === paymentId)
        .reduce((sum, refund) => sum + refund.amount, 0);
      if (back !== refunded || refunded > amount) yield `${id}: ${back} of ${amount} went back`;
    }
    if (order.status === 'refunded' && payment && payment.refunded !== payment.amount) {
      yield `${id}: refunded, ${payment.refunded} of ${payment.amount}`;
    }
  }
}

/** Returns the source of a grant without an order: the trial, or an admin. */
async function* adminFaults(
  { uid }: OrderFixture,
  { ledger, orders }: OrderBooks,
): AsyncGenerator<string> {
  const { documents } = suiteDeps();
  const audit = await documents.auditEntries().where('uid', '==', uid).get();
  const actions = audit.docs.map((doc) => doc.data());
  if (actions.some(({ by, reason }) => by.uid !== admin.uid || !reason))
    yield 'an action without an admin or a reason';
  const count = (action: string) => actions.filter((one) => one.action === action).length;
  const given = ledger.filter(({ type, orderId }) => type === 'grant' && orderId === null);
  const byAdmin = given.filter(({ subscriptionId }) => subscriptionId !== 'trial').length;
  if (byAdmin !== count('plan.grant')) yield `${byAdmin} grants by ${count('plan.grant')} actions`;
  const manual = [...orders.values()].filter(({ source }) => source === 'manual').length;
  if (manual !== count('order.create'))
    yield `${manual} manual orders by ${count('order.create')} actions`;
}

/** The active plan ends exactly when all its bought and not refunded periods are over. */
function* timeFaults({ subscriptions, ledger, orders }: OrderBooks): Generator<string> {
  for (const [id, of] of subscriptions) {
    if (of.state !== 'active' || of.endsAt === null) continue;
    const perMonth = initialPlans[of.plan.id].charactersPerMonth;
    const months = ledger
      .filter((entry) => entry.type === 'grant' && entry.subscriptionId === id)
      .filter(({ orderId }) => orderId === null || orders.get(orderId)?.status !== 'refunded')
      .reduce((sum, { characters }) => sum + characters / perMonth, 0);
    const expected = moveEnd(of.startsAt, months, undefined);
    if (of.endsAt.getTime() !== expected.getTime()) {
      yield `${id}: ends ${of.endsAt.toISOString()}, paid until ${expected.toISOString()}`;
    }
  }
}

/** Returns the violated invariants at any time. */
export async function faultsOf(fixture: OrderFixture): Promise<string[]> {
  const books = await read(fixture);
  const faults = [...creditFaults(books), ...orderFaults(fixture, books), ...timeFaults(books)];
  for await (const fault of adminFaults(fixture, books)) faults.push(fault);
  return faults;
}

/** Returns the violated invariants after all webhooks and jobs: payments that differ from the provider's. */
export async function faultsWhenSettled(fixture: OrderFixture): Promise<string[]> {
  const { documents } = suiteDeps();
  const { orders } = await read(fixture);
  const faults = await faultsOf(fixture);
  const ours = new Map(
    [...orders.values()].flatMap(({ payments }) => payments.map((one) => [one.id, one] as const)),
  );
  for (const [orderId, { payments }] of fixture.provider) {
    for (const theirs of payments) {
      const known = ours.get(theirs.id);
      if (!known) faults.push(`${orderId}: ${theirs.id} is not recorded`);
      else if (known.refunded !== theirs.refunded) {
        faults.push(`${orderId}: ${known.refunded} went back, ${theirs.refunded} at the provider`);
      }
    }
  }
  let revenue = 0;
  for (const [id, { payments, refunds, source }] of orders) {
    const pending = refunds.filter(({ state }) => state === 'pending').length;
    if (pending > 0) faults.push(`${id}: ${pending} refunds are pending`);
    if (source !== 'manual' && refunds.some(({ state }) => state === 'manual')) {
      faults.push(`${id}: a refund was left to an admin`);
    }
    for (const { outcome, amount, refunded } of payments) {
      if (outcome === 'granted') revenue += amount - refunded;
    }
    const noted = await documents.revenue().where('orderId', '==', id).get();
    revenue -= noted.docs.reduce((sum, doc) => sum + doc.data().amount, 0);
  }
  if (revenue !== 0) faults.push(`the day's figures lack ${revenue}`);
  return faults;
}

/** Returns the invoice numbers of a year: each once, from 1 to the counter's value. */
export async function invoiceFaults(years: readonly number[]): Promise<string[]> {
  const { documents } = suiteDeps();
  const faults: string[] = [];
  for (const year of years) {
    const from = `DUU-${year}-`;
    const found = await documents
      .allOrders()
      .where('invoiceNumber', '>=', from)
      .where('invoiceNumber', '<', `DUU-${year + 1}-`)
      .get();
    const numbers = found.docs
      .map((doc) => Number(doc.data().invoiceNumber?.slice(from.length)))
      .sort((a, b) => a - b);
    const last = (await documents.counter(`invoices-${year}`).get()).data()?.last ?? 0;
    const isWhole = numbers.length === last && numbers.every((number, at) => number === at + 1);
    if (!isWhole) faults.push(`${year}: ${numbers.length} invoices up to ${last}`);
  }
  return faults;
}
