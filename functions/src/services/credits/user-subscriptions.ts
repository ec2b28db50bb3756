import {
  availableCredits,
  type LedgerEntry,
  type Subscription,
} from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import type { ReadRef, Transaction } from '../../repositories/documents.ts';
import { writeLedger } from './ledger.ts';
import { hasEnded } from './periods.ts';

type Entry = Pick<LedgerEntry, 'type' | 'characters' | 'reason' | 'subscriptionId' | 'orderId'>;

/**
 * A user's subscriptions within one transaction: read first, changed in memory, written at the end with their
 * ledger entries.
 */
export class UserSubscriptions {
  readonly #subscriptions: Map<string, Subscription>;
  readonly #changed = new Set<string>();
  readonly #entries: Entry[] = [];
  readonly #namedBefore: string | null;
  #activeId: string | null;

  /** `named` is the id in the user document, `activeId` the active one. */
  constructor(
    subscriptions: ReadonlyMap<string, Subscription>,
    named: string | null,
    activeId: string | null,
  ) {
    this.#subscriptions = new Map(subscriptions);
    this.#namedBefore = named;
    this.#activeId = activeId;
  }

  /** The subscription to spend from, even if its time is over and no job has marked it yet. */
  get active(): WithId<Subscription> | null {
    return this.#activeId === null ? null : this.find(this.#activeId);
  }

  find(id: string): WithId<Subscription> | null {
    const found = this.#subscriptions.get(id);
    return found ? { ...found, id } : null;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Whether any has changed, or was opened. */
  get isChanged(): boolean {
    return this.#changed.size > 0;
  }

  /** Returns the same ones, to be changed apart from these. */
  copy(): UserSubscriptions {
    const copy = new UserSubscriptions(this.#subscriptions, this.#namedBefore, this.#activeId);
    for (const id of this.#changed) copy.#changed.add(id);
    copy.#entries.push(...this.#entries);
    return copy;
  }

  /** All that were read or opened. */
  get all(): WithId<Subscription>[] {
    return [...this.#subscriptions].map(([id, one]) => ({ ...one, id }));
  }

  change(id: string, fields: Partial<Subscription>): WithId<Subscription> {
    const found = this.#subscriptions.get(id);
    if (!found) throw new Error(`The subscription ${id} was not read.`);
    const changed = { ...found, ...fields };
    this.#subscriptions.set(id, changed);
    this.#changed.add(id);
    return { ...changed, id };
  }

  open(id: string, subscription: Subscription): void {
    if (this.#subscriptions.has(id)) throw new Error(`The subscription ${id} is there.`);
    this.#subscriptions.set(id, subscription);
    this.#changed.add(id);
  }

  activate(id: string | null): void {
    this.#activeId = id;
  }

  note(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** Ends the active subscription if its time is over, as the job would. */
  expireEnded(now: Date): void {
    const { active } = this;
    if (active === null || !hasEnded(active, now)) return;
    this.change(active.id, { state: 'expired' });
    this.note({
      type: 'expire',
      characters: availableCredits(active),
      reason: 'period ended',
      subscriptionId: active.id,
      orderId: null,
    });
    this.activate(null);
  }

  /** Writes the changes, after all reads. */
  write(tx: Transaction, deps: Deps, uid: string): void {
    const { documents } = deps;
    for (const id of this.#changed) {
      const subscription = this.#subscriptions.get(id);
      if (subscription) tx.set(documents.subscription(uid, id), subscription);
    }
    for (const entry of this.#entries) writeLedger(tx, deps, uid, entry);
    if (this.#activeId !== this.#namedBefore) {
      tx.update(documents.user(uid), { activeSubscriptionId: this.#activeId });
    }
  }
}

/**
 * Reads the active subscription, the one before it, and those of `also`. `otherwise` is the id found by a
 * query before the transaction, for user documents that name no active one.
 */
export async function readSubscriptions(
  tx: Transaction,
  { documents }: Deps,
  uid: string,
  { activeSubscriptionId }: Pick<User, 'activeSubscriptionId'>,
  { otherwise, also = [] }: { otherwise: string | null; also?: readonly (string | null)[] },
): Promise<UserSubscriptions> {
  const found = new Map<string, Subscription>();
  const read = async (ids: readonly (string | null)[]) => {
    const wanted = [...new Set(ids)].filter((id) => id !== null && !found.has(id)) as string[];
    const refs: ReadRef<Subscription>[] = wanted.map((id) => documents.subscription(uid, id));
    const docs = await tx.getAll(refs);
    for (const [at, doc] of docs.entries()) {
      const data = doc.data();
      if (data) found.set(wanted[at] ?? '', data);
    }
  };
  await read([activeSubscriptionId, otherwise, ...also]);
  const activeId =
    [activeSubscriptionId, otherwise].find(
      (id) => id !== null && found.get(id)?.state === 'active',
    ) ?? null;
  await read([...found.values()].map(({ carriedFrom }) => carriedFrom));
  return new UserSubscriptions(found, activeSubscriptionId, activeId);
}
