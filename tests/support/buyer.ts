// What a buyer does and sees in tests of orders, on a fixture with a simulated provider and clock.
import { randomUUID } from 'node:crypto';
import type { PlanId } from '@duu/contract/documents/plan';
import { expect } from 'vitest';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { suiteDeps } from './admin.ts';
import { OrderFixture } from './order-fixture.ts';
import { orderInput } from './orders.ts';

export function raise(what: string): never {
  throw new Error(`${what} is not there.`);
}

export class Buyer {
  readonly fixture: OrderFixture;

  constructor(fixture: OrderFixture) {
    this.fixture = fixture;
  }

  static async at(now: Date): Promise<Buyer> {
    return new Buyer(await OrderFixture.make(now));
  }

  async place(planId: PlanId, also: { recurring?: boolean; confirmed?: boolean } = {}) {
    const { deps, uid } = this.fixture;
    const options = { idempotencyKey: randomUUID(), origin: 'http://127.0.0.1' };
    const input = { ...orderInput, planId, recurring: false, confirmed: false, ...also };
    return (await placeOrder(deps, uid, input, options)).orderId;
  }

  atProvider(orderId: string) {
    return this.fixture.provider.get(orderId) ?? raise(orderId);
  }

  /** Pays an order at the provider. Returns the webhook without delivering it. */
  moneyOf(orderId: string, type: 'paid' | 'renewed' = 'paid') {
    const { amount, currency } = this.atProvider(orderId);
    this.fixture.changeAtProvider(type, orderId, amount, currency);
    return this.fixture.undelivered.at(-1) ?? raise('the event');
  }

  async buy(...args: Parameters<Buyer['place']>) {
    const orderId = await this.place(...args);
    await this.fixture.deliver(this.moneyOf(orderId));
    return orderId;
  }

  async orderOf(orderId: string) {
    const { documents } = suiteDeps();
    return (await documents.order(this.fixture.uid, orderId).get()).data() ?? raise(orderId);
  }

  /** Returns the subscription, of which exactly one is active. */
  async active() {
    const all = suiteDeps().documents.subscriptions(this.fixture.uid);
    const found = await all.where('state', '==', 'active').get();
    expect(found.size).toBe(1);
    return found.docs[0]?.data() ?? raise('the subscription');
  }

  passDays(days: number): void {
    this.fixture.passMinutes(days * 24 * 60);
  }

  /** Passes the time in which an order is not asked about again. */
  passMinutes(): void {
    this.fixture.passMinutes(11);
  }
}
