// What customers, admins and three payment providers do in a random sequence.
import type { PlanId } from '@duu/contract/documents/plan';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { WebhookRequest } from '../../functions/src/adapters/payments/provider.ts';
import {
  ForgedWebhook,
  PaymentUnavailable,
} from '../../functions/src/adapters/payments/provider.ts';
import { signSimulated } from '../../functions/src/adapters/payments/simulated.ts';
import { ApiError } from '../../functions/src/api-error.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { cancelOrder, checkOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { receiveWebhook } from '../../functions/src/services/orders/receive-webhook.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { placeTestOrder } from './order-actions.ts';
import { admin } from './order-fixture.ts';
import { performOrderAction } from './perform-order-action.ts';
import type { ThreeProviders } from './three-providers.ts';

type Fixture = Awaited<ReturnType<ThreeProviders['newFixture']>>;

interface Event {
  readonly source: PaymentSource;
  readonly request: WebhookRequest;
}

export class Play {
  readonly shops: ThreeProviders;
  readonly fixture: Fixture;
  readonly random: () => number;
  readonly waiting: Event[] = [];
  readonly delivered: Event[] = [];
  #keys = 0;

  constructor(shops: ThreeProviders, fixture: Fixture, random: () => number) {
    this.shops = shops;
    this.fixture = fixture;
    this.random = random;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  async orders() {
    const found = await this.fixture.deps.documents.orders(this.fixture.uid).get();
    return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
  }

  passDays(days: number): void {
    this.shops.clock.now = new Date(this.shops.clock.now.getTime() + days * 86_400_000);
    this.fixture.now = this.shops.clock.now;
  }

  /** Collects what Stripe has to say. */
  async listen(): Promise<void> {
    await this.shops.stripe.deliver();
    const requests = this.shops.stripe.received.splice(0);
    this.waiting.push(...requests.map((request) => ({ source: 'stripe', request }) as const));
  }

  async order(): Promise<string> {
    const source = this.pick(['stripe', 'qpay', 'simulated'] as const) ?? 'qpay';
    const recurring = source !== 'qpay' && this.chance(0.4);
    const planId = this.pick<PlanId>(['1', '2', '3']) ?? '1';
    const quantity = recurring || this.chance(0.7) ? 1 : 3;
    const currency = source === 'stripe' && this.chance(0.3) ? 'USD' : 'MNT';
    if (source === 'stripe' && this.chance(0.3)) {
      const fault = this.pick(['error_after_charging', 'error_before_charging', 'lost_answer']);
      await this.shops.stripe.call('faults', { [fault ?? '']: 1, late: true });
    }
    try {
      await placeTestOrder(this.fixture, { source, recurring, planId, quantity, currency });
    } finally {
      await this.shops.stripe.clearFaults();
    }
    return `${source} ${planId} × ${quantity} ${currency} ${recurring}`;
  }

  async pay(): Promise<string> {
    const open = (await this.orders()).filter(
      ({ renewalOf, reference }) => reference && !renewalOf,
    );
    const order = this.pick(open);
    if (!order?.reference) return 'nothing';
    if (order.source === 'qpay') {
      if (order.status !== 'created') return 'nothing';
      await this.shops.qpay.pay(order.reference, { method: this.chance(0.5) ? 'card' : 'bank' });
      this.waiting.push({ source: 'qpay', request: this.shops.callbackOf(order.id) });
    } else if (order.source === 'stripe') {
      await this.shops.stripe.call('pay', { session: order.reference });
    } else if (this.fixture.provider.get(order.id)?.payments.length === 0) {
      this.simulate('paid', order.id, order.amount, order.currency);
    }
    return `${order.source} ${order.id}`;
  }

  simulate(
    type: 'paid' | 'renewed' | 'refunded',
    orderId: string,
    amount: number,
    currency: 'MNT' | 'USD',
  ) {
    this.fixture.changeAtProvider(type, orderId, amount, currency);
    const body = Buffer.from(JSON.stringify(this.fixture.undelivered.pop()));
    const headers = { 'duu-signature': signSimulated(body) };
    const request = { method: 'POST', headers, body, params: {} };
    this.waiting.push({ source: 'simulated', request });
  }

  async renew(): Promise<string> {
    const paid = (await this.orders()).filter((one) => one.recurring && one.payments.length > 0);
    const order = this.pick(paid.filter(({ renewalOf }) => renewalOf === null));
    if (!order?.reference) return 'nothing';
    if (order.source === 'simulated') {
      if (!this.fixture.provider.get(order.id)?.recurringEnded) {
        this.simulate('renewed', order.id, order.amount, order.currency);
      }
    } else {
      const { recurring } = await this.shops.stripe.provider.stateOf(order.reference);
      const card = this.chance(0.3) ? { card: 'declined' } : {};
      await this.shops.stripe.call('advance', { subscription: recurring, ...card });
    }
    return order.id;
  }

  async deliver(): Promise<string> {
    await this.listen();
    const event = this.pick(this.waiting);
    if (!event) return 'nothing';
    const times = this.chance(0.3) ? 2 : 1;
    const deliver = () => receiveWebhook(this.fixture.deps, event.source, event.request);
    await Promise.all(Array.from({ length: times }, deliver));
    this.waiting.splice(this.waiting.indexOf(event), 1);
    this.delivered.push(event);
    return `${event.source} × ${times}`;
  }

  async deliverAgain(): Promise<string> {
    const event = this.pick(this.delivered);
    if (event) await receiveWebhook(this.fixture.deps, event.source, event.request);
    return event?.source ?? 'nothing';
  }

  async lose(): Promise<string> {
    await this.listen();
    const event = this.pick(this.waiting);
    if (event) this.waiting.splice(this.waiting.indexOf(event), 1);
    return event?.source ?? 'nothing';
  }

  async refund(): Promise<string> {
    const paid = (await this.orders()).flatMap((order) =>
      order.payments.map((payment) => ({ order, payment })),
    );
    const one = this.pick(paid.filter(({ payment }) => payment.refunded < payment.amount));
    if (!one) return 'nothing';
    const { order, payment } = one;
    const left = payment.amount - payment.refunded;
    const amount = this.chance(0.5) ? left : Math.ceil(left / 3);
    const place = { uid: this.fixture.uid, orderId: order.id };
    const input = { reason: 'test', paymentId: payment.id, amount };
    if (order.source === 'stripe' && this.chance(0.3)) {
      const fault = this.pick(['error_after_charging', 'lost_answer']);
      await this.shops.stripe.call('faults', { [fault ?? '']: 1, late: true });
    }
    try {
      await refundOrder(this.fixture.deps, admin, place, input, `refund-${this.#keys++}`);
    } finally {
      await this.shops.stripe.clearFaults();
    }
    return `${amount} of ${order.id}`;
  }

  async check(): Promise<string> {
    const order = this.pick(await this.orders());
    if (order) await checkOrder(this.fixture.deps, { uid: this.fixture.uid, orderId: order.id });
    return order?.id ?? 'nothing';
  }

  async cancel(): Promise<string> {
    const order = this.pick(await this.orders());
    const own = { uid: this.fixture.uid, orderId: order?.id ?? '' };
    if (order) await cancelOrder(this.fixture.deps, own, 'test');
    return order?.id ?? 'nothing';
  }

  async convert(): Promise<string> {
    const action = this.chance(0.5)
      ? ({ do: 'hold', characters: 1000 } as const)
      : ({ do: 'endHold', nth: Math.floor(this.random() * 9), used: this.chance(0.5) } as const);
    await performOrderAction(this.fixture, { action, crash: null });
    return action.do;
  }

  async wait(): Promise<string> {
    const days = this.pick([0.01, 1, 8, 31]) ?? 1;
    this.passDays(days);
    await expireSubscriptions(this.fixture.deps);
    return `${days} days`;
  }

  async reconcile(): Promise<string> {
    return `${await this.fixture.reconcile()} left`;
  }

  /** Does several things at the same moment. What they are is of the seed, the order of their effects is not. */
  async together(): Promise<string> {
    const names = Array.from({ length: 2 + Math.floor(this.random() * 3) }, () =>
      this.pick(parallel),
    );
    const all = names.map((name) => (name ? this[name]() : Promise.resolve('')));
    const ended = await Promise.allSettled(all);
    const broken = ended.find((one) => one.status === 'rejected' && !isAllowed(one.reason));
    if (broken?.status === 'rejected') throw broken.reason;
    return names
      .map(
        (name, at) =>
          `${name} (${ended[at]?.status === 'fulfilled' ? ended[at].value : 'refused'})`,
      )
      .join(', ');
  }
}

/** What customers, admins and providers may do at the same moment. */
const parallel = [
  ...['order', 'pay', 'pay', 'deliver', 'deliver', 'deliver', 'deliverAgain', 'refund', 'renew'],
  ...['check', 'check', 'cancel', 'convert', 'reconcile'],
] as readonly (
  | 'order'
  | 'pay'
  | 'deliver'
  | 'deliverAgain'
  | 'refund'
  | 'renew'
  | 'check'
  | 'cancel'
  | 'convert'
  | 'reconcile'
)[];

/** Refusals of ours, of a provider that fails, and of the local servers for what can't be done. */
export function isAllowed(error: unknown): boolean {
  if (error instanceof ApiError || error instanceof PaymentUnavailable) return true;
  // A webhook that waited for more than five minutes is sent again with a new signature.
  if (error instanceof ForgedWebhook) return true;
  return error instanceof Error && error.message.startsWith('{"error"');
}
