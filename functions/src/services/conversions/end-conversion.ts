import type { Audio } from '@duu/contract/documents/audio';
import type { EndedConversion } from '@duu/contract/documents/operations';
import type { PendingContent } from '@duu/contract/documents/request';
import type { User } from '@duu/contract/documents/user';
import { type ErrorKey, failuresByTheText } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction, unlessGone } from '../../repositories/documents.ts';
import { type Held, readHeld, releaseHeld, settleHeld } from '../credits/held.ts';
import { noteEnded } from '../figures/note-ended.ts';
import { tallyAfter } from './may-begin.ts';
import { holds, type Take } from './take.ts';

/** What a transaction has read of a conversion that is about to end. */
export interface Ending {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly held: Held | null;
  /** Of a re-conversion; null where this is the first conversion. */
  readonly pending: PendingContent | null;
  /** undefined where the account is gone. */
  readonly user: User | undefined;
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
    user: user.data(),
  };
}

/** The conversion no longer counts among those in the making, but among those of the day. */
export function countEnded(
  tx: Transaction,
  deps: Deps,
  { uid, audio, pending, user }: Ending,
  outcome: EndedConversion['outcome'],
): void {
  if (user) tx.update(deps.documents.user(uid), { 'counters.making': increment(-1) });
  noteEnded(tx, deps, { outcome, characters: pending?.characters ?? audio.characters });
}

/** The one of them that comes after a lot of sound was made. */
const outgrown: ErrorKey = 'max_sound_seconds_exceeded';

/**
 * Whether a conversion that nobody heard anything of is charged when it ends without its sound: its making has begun, and so
 * it was with too many of the last hour. Engines cost what they have spoken, also where nobody listens. Counts this one.
 */
function isGivenBackTooOften(
  tx: Transaction,
  { documents, now }: Deps,
  { uid, audio, user }: Ending,
): boolean {
  if (audio.lease === null || !user) return false;
  const window = limits.cancelledConversions;
  const cancelledConversions = tallyAfter(user.cancelledConversions, window, now());
  tx.update(documents.user(uid), { cancelledConversions });
  return cancelledConversions.count > window.most;
}

/**
 * Fails a conversion. The text stays, so that it can be tried again; an earlier version stays playable. A fault of ours
 * costs nothing: what it held comes back, and so does the free attempt of a re-conversion. What was heard before it
 * failed by its own text is settled; unheard, a sound that outgrew its bound counts as one that was deleted.
 */
export function endAsFailed(tx: Transaction, deps: Deps, ending: Ending, key: ErrorKey): void {
  const { documents, now } = deps;
  const { uid, audioId, audio, held, pending, user } = ending;
  const heard = audio.heardAt !== null;
  const settles = heard
    ? failuresByTheText.has(key)
    : key === outgrown && isGivenBackTooOften(tx, deps, ending);
  tx.update(documents.audio(uid, audioId), {
    state: 'failed',
    error: key,
    lease: null,
    hold: null,
    heardAt: null,
    freeConversionsLeft: audio.freeConversionsLeft + (pending && !settles ? 1 : 0),
    updatedAt: now(),
  });
  if (settles) settleHeld(tx, deps, uid, audioId, held, key);
  else {
    releaseHeld(tx, deps, uid, audioId, held, key);
    if (heard && user) {
      const heardFailures = tallyAfter(user.heardFailures, limits.heardFailures, now());
      tx.update(documents.user(uid), { heardFailures });
    }
  }
  countEnded(tx, deps, ending, 'failed');
}

/**
 * Ends a conversion in the making because its audio is deleted: it is settled where sound of it has left for a
 * listener, and given back where nobody heard it, unless that happens too often. Does nothing for an audio that is not in
 * the making.
 */
export function endAsDeleted(tx: Transaction, deps: Deps, ending: Ending): void {
  const { uid, audioId, audio, held, user } = ending;
  if (audio.state !== 'creating') return;
  if (audio.heardAt !== null || isGivenBackTooOften(tx, deps, ending)) {
    settleHeld(tx, deps, uid, audioId, held, 'deleted');
    countEnded(tx, deps, ending, 'done');
    return;
  }
  releaseHeld(tx, deps, uid, audioId, held, 'deleted');
  if (user) tx.update(deps.documents.user(uid), { 'counters.making': increment(-1) });
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
