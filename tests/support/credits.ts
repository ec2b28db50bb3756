import type { Audio } from '@duu/contract/documents/audio';
import type { Subscription } from '@duu/contract/documents/subscription';
import { spendableSubscription } from '../../functions/src/services/credits/active-subscription.ts';
import {
  readHold,
  releaseHold,
  settleHold,
} from '../../functions/src/services/credits/end-hold.ts';
import { holdCredits } from '../../functions/src/services/credits/hold.ts';
import { suiteDeps } from './admin.ts';

export type Hold = NonNullable<Audio['hold']>;

/** Holds characters as a conversion does, in a separate transaction. */
export function hold(uid: string, audioId: string, characters: number): Promise<Hold> {
  const deps = suiteDeps();
  const { documents } = deps;
  return documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new Error('There is no account.');
    const spending = { refusal: null, activeId: null };
    const { subscription } = await spendableSubscription(tx, deps, uid, user, spending);
    return holdCredits(tx, deps, uid, subscription, { characters, audioId });
  });
}

/** Settles or releases a hold. */
export function endHold(
  uid: string,
  audioId: string,
  held: Hold,
  how: 'settle' | 'release',
): Promise<void> {
  const deps = suiteDeps();
  return deps.documents.transact(async (tx) => {
    const read = await readHold(tx, deps, uid, held);
    if (how === 'settle') settleHold(tx, deps, uid, audioId, read);
    else releaseHold(tx, deps, uid, audioId, read, 'test');
  });
}

export async function subscriptionOf(uid: string, id = 'trial'): Promise<Subscription> {
  const found = (await suiteDeps().documents.subscription(uid, id).get()).data();
  if (!found) throw new Error(`There is no subscription ${id}.`);
  return found;
}

/** Sums of the ledger by type. */
export async function ledgerSums(uid: string): Promise<Record<string, number>> {
  const entries = await suiteDeps().documents.ledger(uid).get();
  const sums: Record<string, number> = {};
  for (const doc of entries.docs) {
    const { type, characters } = doc.data();
    sums[type] = (sums[type] ?? 0) + characters;
  }
  return sums;
}
