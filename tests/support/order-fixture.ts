// A fixture for sequences of orders: one user, one clock and one provider, with the real services.
import { randomUUID } from 'node:crypto';
import type { Currency, Order } from '@duu/contract/documents/order';
import { snapshotOf } from '@duu/contract/documents/plan';
import type { SimulatedPayment } from '@duu/contract/documents/simulated-payment';
import { defaultPreferences } from '@duu/contract/documents/user';
import { initialPlans } from '@duu/contract/initial-plans';
import { createPayments } from '../../functions/src/adapters/payments/payments.ts';
import type { PaymentProvider } from '../../functions/src/adapters/payments/provider.ts';
import {
  afterEvent,
  createSimulated,
  type SimulatedEvent,
  signSimulated,
} from '../../functions/src/adapters/payments/simulated.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { openSubscription } from '../../functions/src/services/credits/open-subscription.ts';
import { Leftovers } from '../../functions/src/services/jobs/each-document.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { receiveWebhook } from '../../functions/src/services/orders/receive-webhook.ts';
import { suiteDeps } from './admin.ts';

/** The admin of these tests. */
export const admin = { uid: 'an-admin', email: 'admin@test.duu' };

/** The process died. */
class Crash extends Error {}

/** The last age in ms at which the job asks about a closed order. */
const lastAskedMs = 2_560 * 60_000;

/** Dies at the n-th operation: before or right after it. */
export interface CrashPlan {
  left: number;
  readonly after: boolean;
}

export class OrderFixture {
  readonly uid: string;
  readonly deps: Deps;
  readonly provider = new Map<string, SimulatedPayment>();
  /** Webhooks that are not delivered yet. */
  readonly undelivered: SimulatedEvent[] = [];
  readonly delivered: SimulatedEvent[] = [];
  /** When the job last compared all orders that were due. */
  #reconciledAt: Date;
  holds: { audioId: string; subscriptionId: string; characters: number; until: Date }[] = [];
  now: Date;
  #crash: CrashPlan | null = null;

  constructor(uid: string, startsAt: Date) {
    this.uid = uid;
    this.now = startsAt;
    this.#reconciledAt = startsAt;
    this.deps = this.#makeDeps();
  }

  static async make(startsAt: Date): Promise<OrderFixture> {
    const fixture = new OrderFixture(`order-user-${randomUUID()}`, startsAt);
    await fixture.#makeUser();
    return fixture;
  }

  passMinutes(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  /** Runs work that may die. Returns whether it did. */
  async run(plan: CrashPlan | null, work: () => Promise<unknown>): Promise<boolean> {
    this.#crash = plan;
    try {
      await work();
      return false;
    } catch (error) {
      if (error instanceof Crash) return true;
      throw error;
    } finally {
      this.#crash = null;
    }
  }

  /** Changes the provider's state; its webhook waits. */
  changeAtProvider(
    type: SimulatedEvent['type'],
    orderId: string,
    amount: number,
    currency: Currency,
  ): void {
    this.undelivered.push({ eventId: randomUUID(), orderId, type, amount, currency });
  }

  /** Sends a webhook, to a process with `deps`. It keeps waiting if the answer was an error. */
  async deliver(event: SimulatedEvent, deps: Deps = this.deps): Promise<void> {
    const body = Buffer.from(JSON.stringify(event));
    const headers = { 'duu-signature': signSimulated(body) };
    await receiveWebhook(deps, 'simulated', { method: 'POST', headers, body, params: {} });
    const at = this.undelivered.indexOf(event);
    if (at >= 0) this.undelivered.splice(at, 1);
    this.delivered.push(event);
  }

  /** Runs the job, which goes on from its last run that left nothing. Returns how many documents it left. */
  async reconcile(): Promise<number> {
    const left = new Leftovers(this.deps.log);
    const startedAt = this.now;
    await reconcileOrders(this.deps, left, this.#reconciledAt);
    if (left.count === 0) this.#reconciledAt = startedAt;
    return left.count;
  }

  /** Whether the job still asks about an order by itself. Later money is known only by its webhook. */
  isStillAsked({ status, attention, createdAt }: Order): boolean {
    return (
      status === 'created' ||
      attention ||
      createdAt.getTime() + lastAskedMs > this.#reconciledAt.getTime()
    );
  }

  /** Changes the provider's state; its webhook is lost. */
  dropWebhook(event: SimulatedEvent): void {
    this.undelivered.splice(this.undelivered.indexOf(event), 1);
    const known = this.provider.get(event.orderId);
    if (known) this.provider.set(event.orderId, afterEvent(known, event, this.now));
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    const plan = this.#crash;
    if (plan === null) return work();
    const isHere = plan.left-- === 0;
    if (isHere && !plan.after) throw new Crash();
    const done = await work();
    if (isHere) throw new Crash();
    return done;
  }

  #makeDeps(): Deps {
    const suite = suiteDeps();
    const { documents } = suite;
    const { uid } = this;
    const now = () => new Date(this.now);
    const simulated = createSimulated(
      {
        get: async (id) => this.provider.get(id) ?? null,
        change: async (id, change) => {
          const changed = change(this.provider.get(id) ?? null);
          if (changed !== null) this.provider.set(id, changed);
        },
      },
      { now, isLocal: true },
    );
    const guarded: PaymentProvider = {
      ...simulated,
      open: (request) => this.#guard(() => simulated.open(request)),
      stateOf: (reference) => this.#guard(() => simulated.stateOf(reference)),
      cancel: (reference) => this.#guard(() => simulated.cancel(reference)),
      refund: (request) => this.#guard(() => simulated.refund(request)),
    };
    return {
      ...suite,
      now,
      site: () => 'http://127.0.0.1',
      log: { ...suite.log, info: () => {}, warn: () => {}, error: () => {} },
      payments: createPayments({
        providers: { stripe: () => null, qpay: () => null, simulated: () => guarded },
        receipts: () => null,
        callbackSecret: () => 'secret',
      }),
      documents: {
        ...documents,
        transact: (run, options) => this.#guard(() => documents.transact(run, options)),
        // The jobs process only this user, because other users have other clocks.
        allOrders: () => documents.orders(uid),
        allSubscriptions: () => documents.subscriptions(uid),
        formerOrders: () => documents.orders(`${uid}-nobody`),
      },
    };
  }

  async #makeUser(): Promise<void> {
    const { documents } = suiteDeps();
    const trial = initialPlans['0'];
    await documents.user(this.uid).set({
      email: null,
      displayName: null,
      photoUrl: null,
      photoPath: null,
      preferences: defaultPreferences,
      counters: { audios: 0, archivedAudios: 0, collections: 0, archivedCollections: 0, making: 0 },
      activeSubscriptionId: 'trial',
      trialHashes: [],
      searchPrefixes: [],
      createdAt: this.now,
    });
    await documents.transact(async (tx) => {
      openSubscription(tx, this.deps, this.uid, {
        id: 'trial',
        plan: snapshotOf('0', trial),
        source: 'trial',
        characters: trial.charactersPerMonth,
        startsAt: this.now,
        endsAt: null,
        orderId: null,
      });
    });
  }
}
