import type { Audio } from '@duu/contract/documents/audio';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { writeLedger } from './ledger.ts';

/** What a program asked for: with which key, and its speech call if there is no audio. */
interface HeldFor {
  readonly keyId?: string | undefined;
  readonly callId?: string;
}

/**
 * Checks that a conversion can be paid.
 * @throws ApiError `max_characters_per_conversion_exceeded` with the plan's limit, `max_characters_exceeded`
 * with what is available
 */
export function ensureCredits(subscription: Subscription, characters: number): void {
  const perConversion = subscription.plan.charactersPerConversion;
  if (characters > perConversion) {
    throw new ApiError('max_characters_per_conversion_exceeded', { limit: perConversion });
  }
  const available = availableCredits(subscription);
  if (characters > available) throw new ApiError('max_characters_exceeded', { limit: available });
}

/**
 * Holds characters for a conversion. The subscription must have been read in the same transaction.
 * @throws ApiError as `ensureCredits`
 */
export function holdCredits(
  tx: Transaction,
  deps: Deps,
  uid: string,
  subscription: WithId<Subscription>,
  { characters, audioId, keyId, callId }: { characters: number; audioId: string | null } & HeldFor,
): NonNullable<Audio['hold']> {
  ensureCredits(subscription, characters);
  const byKey = {
    ...(keyId === undefined ? {} : { keyId }),
    ...(callId === undefined ? {} : { callId }),
  };
  tx.update(deps.documents.subscription(uid, subscription.id), {
    heldCredits: subscription.heldCredits + characters,
  });
  writeLedger(tx, deps, uid, {
    type: 'hold',
    characters,
    reason: 'conversion',
    subscriptionId: subscription.id,
    audioId,
    ...byKey,
  });
  return {
    subscriptionId: subscription.id,
    characters,
    until: new Date(deps.now().getTime() + limits.holdMs),
    ...byKey,
  };
}
