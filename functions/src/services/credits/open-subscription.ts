import type { Subscription } from '@duu/contract/documents/subscription';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { writeLedger } from './ledger.ts';

export interface NewSubscription
  extends Pick<Subscription, 'plan' | 'source' | 'startsAt' | 'endsAt'> {
  readonly id: string;
  /** Characters it starts with. */
  readonly characters: number;
  readonly orderId: string | null;
}

/** Writes a new active subscription with its ledger entries. The caller updates the user document. */
export function openSubscription(
  tx: Transaction,
  deps: Deps,
  uid: string,
  { id, plan, source, characters, startsAt, endsAt, orderId }: NewSubscription,
): void {
  tx.create(deps.documents.subscription(uid, id), {
    plan,
    source,
    state: 'active',
    totalCredits: characters,
    usedCredits: 0,
    heldCredits: 0,
    startsAt,
    endsAt,
    carriedFrom: null,
    carriedCredits: 0,
    recurring: null,
    refundDebt: null,
  });
  const entry = { subscriptionId: id, orderId };
  writeLedger(tx, deps, uid, { ...entry, type: 'grant', characters, reason: source });
}
