// What must hold for a user's orders, whatever provider was paid.
import type { Order } from '@duu/contract/documents/order';
import { suiteDeps } from './admin.ts';
import { creditFaults, readBooks } from './invariants.ts';
import type { OrderFixture } from './order-fixture.ts';

const served: readonly Order['status'][] = ['paid', 'renewed', 'refunded'];

async function ordersOf({ uid }: OrderFixture): Promise<Map<string, Order>> {
  const found = await suiteDeps().documents.orders(uid).get();
  return new Map(found.docs.map((doc) => [doc.id, doc.data()]));
}

function* faultsOfOrder(id: string, order: Order, grants: number): Generator<string> {
  const isServed = served.includes(order.status);
  const [payment, ...more] = order.payments.filter(({ outcome }) => outcome === 'granted');
  if (grants !== (isServed ? 1 : 0)) yield `${id}: ${order.status}, ${grants} grants`;
  if ((order.grant !== null) !== isServed) yield `${id}: ${order.status} and its grant disagree`;
  if ((order.invoiceNumber !== null) !== isServed) yield `${id}: ${order.invoiceNumber}`;
  if ((payment !== undefined) !== isServed || more.length > 0) yield `${id}: not paid once`;
  const money = payment && payment.amount + (payment.fromBalance ?? 0);
  if (payment && (money !== order.amount || payment.currency !== order.currency)) {
    yield `${id}: served for ${money} ${payment.currency}`;
  }
  for (const { id: paymentId, amount, refunded } of order.payments) {
    const refunds = order.refunds.filter((one) => one.paymentId === paymentId);
    const sum = refunds.reduce((total, one) => total + one.amount, 0);
    if (sum !== refunded || refunded > amount) yield `${id}: ${sum} of ${amount} went back`;
  }
}

/** Returns what is wrong in the ledger, the subscriptions and the orders at any time. */
export async function faultsOfBooks(fixture: OrderFixture): Promise<string[]> {
  const [books, orders] = await Promise.all([readBooks(fixture.uid), ordersOf(fixture)]);
  const faults = creditFaults(books);
  for (const [id, { refundDebt, heldCredits }] of books.subscriptions) {
    if (refundDebt && (refundDebt.characters > refundDebt.held || refundDebt.held > heldCredits)) {
      faults.push(
        `${id}: owes ${refundDebt.characters} of ${refundDebt.held}, held ${heldCredits}`,
      );
    }
  }
  for (const [id, order] of orders) {
    const grants = books.ledger.filter(({ type, orderId }) => type === 'grant' && orderId === id);
    faults.push(...faultsOfOrder(id, order, grants.length));
  }
  return faults;
}

/** Returns the differences from the providers after all jobs, and between revenue and orders. */
export async function faultsAtProviders(fixture: OrderFixture): Promise<string[]> {
  const faults = await faultsOfBooks(fixture);
  let revenue = 0;
  for (const [id, order] of await ordersOf(fixture)) {
    for (const { outcome, amount, refunded } of order.payments) {
      if (outcome === 'granted') revenue += amount - refunded;
    }
    const noted = await suiteDeps().documents.revenue().where('orderId', '==', id).get();
    revenue -= noted.docs.reduce((sum, doc) => sum + doc.data().amount, 0);
    if (order.refunds.some(({ state }) => state === 'pending'))
      faults.push(`${id}: a refund is pending`);
    if (order.source === 'manual' || order.reference === null || order.renewalOf !== null) continue;
    const provider = fixture.deps.payments.provider(order.source);
    for (const theirs of (await provider?.stateOf(order.reference))?.payments ?? []) {
      const ours = order.payments.find((one) => one.id === theirs.paymentId);
      if (!ours) faults.push(`${id}: ${theirs.paymentId} is not recorded`);
      else {
        const manual = order.refunds
          .filter((one) => one.paymentId === ours.id && one.state === 'manual')
          .reduce((sum, one) => sum + one.amount, 0);
        if (ours.refunded - manual !== theirs.refunded) {
          faults.push(`${id}: ${ours.refunded} went back, ${theirs.refunded} at the provider`);
        }
      }
    }
  }
  if (revenue !== 0) faults.push(`the day's figures lack ${revenue}`);
  return faults;
}
