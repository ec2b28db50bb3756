import type { Audio } from '@duu/contract/documents/audio';
import type { EndedConversion } from '@duu/contract/documents/operations';
import type { PendingContent } from '@duu/contract/documents/request';
import type { ErrorKey } from '@duu/contract/errors/keys';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction, unlessGone } from '../../repositories/documents.ts';
import { type Held, readHeld, releaseHeld } from '../credits/held.ts';
import { noteEnded } from '../figures/note-ended.ts';
import { holds, type Take } from './take.ts';

/** What a transaction has read of a conversion that is about to end. */
export interface Ending {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly held: Held | null;
  /** Of a re-conversion; null where this is the first conversion. */
  readonly pending: PendingContent | null;
  readonly hasAccount: boolean;
}

/** Reads all that ending a conversion needs, before the transaction's first write. */
export async function readEnding(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  audio: Audio,
): Promise<Ending> {
  const { documents } = deps;
  const [held, pending, user] = await Promise.all([
    readHeld(tx, deps, uid, audio.hold),
    tx.get(documents.pendingContent(uid, audioId)),
    tx.get(documents.user(uid)),
  ]);
  return {
    uid,
    audioId,
    audio,
    held,
    pending: pending.data() ?? null,
    hasAccount: user.exists,
  };
}

/** The conversion no longer counts among those in the making, but among those of the day. */
export function countEnded(
  tx: Transaction,
  deps: Deps,
  { uid, audio, pending, hasAccount }: Ending,
  outcome: EndedConversion['outcome'],
): void {
  if (hasAccount) tx.update(deps.documents.user(uid), { 'counters.making': increment(-1) });
  noteEnded(tx, deps, { outcome, characters: pending?.characters ?? audio.characters });
}

/**
 * Fails a conversion: what it held comes back, and so does the free attempt of a re-conversion. The text stays,
 * so that it can be tried again; an earlier version stays playable.
 */
export function endAsFailed(tx: Transaction, deps: Deps, ending: Ending, key: ErrorKey): void {
  const { uid, audioId, audio, held, pending } = ending;
  tx.update(deps.documents.audio(uid, audioId), {
    state: 'failed',
    error: key,
    lease: null,
    hold: null,
    freeConversionsLeft: audio.freeConversionsLeft + (pending ? 1 : 0),
    updatedAt: deps.now(),
  });
  releaseHeld(tx, deps, uid, audioId, held, key);
  countEnded(tx, deps, ending, 'failed');
}

/**
 * Fails a conversion that is still in the making; with `take`, only where it is still that attempt's. Answers
 * whether it did.
 */
export async function failConversion(
  deps: Deps,
  uid: string,
  audioId: string,
  key: ErrorKey,
  take?: Take,
): Promise<boolean> {
  const { documents } = deps;
  const failed = documents.transact(async (tx) => {
    const audio = (await tx.get(documents.audio(uid, audioId))).data();
    if (audio?.state !== 'creating') return false;
    if (take && !holds(audio, take)) return false;
    endAsFailed(tx, deps, await readEnding(tx, deps, uid, audioId, audio), key);
    return true;
  });
  return unlessGone(failed, false);
}
