import type { Audio } from '@duu/contract/documents/audio';
import type { EndedConversion } from '@duu/contract/documents/operations';
import type { PendingContent } from '@duu/contract/documents/request';
import type { User } from '@duu/contract/documents/user';
import { type ErrorKey, failuresByTheText } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction, unlessUserDeleted } from '../../repositories/documents.ts';
import { type OpenHold, readHold, releaseHold, settleHold } from '../credits/end-hold.ts';
import { recordEnded } from '../figures/record-ended.ts';
import { tallyAfter } from '../tally.ts';
import { queueAudioEnded } from '../webhooks/audio-messages.ts';
import { type Attempt, holdsLease } from './attempt.ts';

/** What a transaction has read to end a conversion. */
export interface ConversionEnd {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly held: OpenHold | null;
  /** Of a reconversion; null for the first conversion. */
  readonly pending: PendingContent | null;
  /** Undefined if the user is deleted. */
  readonly user: User | undefined;
}

/** Reads what ending a conversion needs, before the first write. */
export async function readConversionEnd(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  audio: Audio,
): Promise<ConversionEnd> {
  const { documents } = deps;
  const [held, pending, user] = await Promise.all([
    readHold(tx, deps, uid, audio.hold),
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

/** Removes the conversion from the running ones and counts it for the daily figures. */
export function countEnded(
  tx: Transaction,
  deps: Deps,
  { uid, audio, pending, user }: ConversionEnd,
  outcome: EndedConversion['outcome'],
  {
    firstSoundMs = null,
    error = null,
    fallback = null,
  }: Partial<Pick<EndedConversion, 'firstSoundMs' | 'error' | 'fallback'>> = {},
): void {
  if (user) tx.update(deps.documents.user(uid), { 'counters.making': increment(-1) });
  recordEnded(tx, deps, {
    outcome,
    characters: pending?.characters ?? audio.characters,
    speakerId: audio.speaker.id,
    error,
    firstSoundMs,
    fallback,
  });
}

/** The only failure caused by the text that occurs after much sound was produced. */
const soundTooLong: ErrorKey = 'max_sound_seconds_exceeded';

/**
 * Counts a conversion that started but was never heard. Returns whether it must be charged, because there were too
 * many in the last hour: engines cost money even if nobody listens.
 */
function countUnheardEnd(
  tx: Transaction,
  { documents, now }: Deps,
  { uid, audio, user }: ConversionEnd,
): boolean {
  if (audio.lease === null || !user) return false;
  const window = limits.cancelledConversions;
  const cancelledConversions = tallyAfter(user.cancelledConversions, window, now());
  tx.update(documents.user(uid), { cancelledConversions });
  return cancelledConversions.count > window.max;
}

/**
 * Fails a conversion. The text stays for a retry, and an earlier version stays playable. A failure of ours is free:
 * the hold, or the free attempt of a reconversion, is returned. If its text caused the failure, what was heard is
 * charged. If nothing was heard, a text that became too long counts like a deleted conversion.
 */
export function endAsFailed(
  tx: Transaction,
  deps: Deps,
  ending: ConversionEnd,
  key: ErrorKey,
): void {
  const { documents, now } = deps;
  const { uid, audioId, audio, held, pending, user } = ending;
  const heard = audio.heardAt !== null;
  const settles = heard
    ? failuresByTheText.has(key)
    : key === soundTooLong && countUnheardEnd(tx, deps, ending);
  const tookFree = pending !== null && !pending.isPaid;
  tx.update(documents.audio(uid, audioId), {
    state: 'failed',
    error: key,
    lease: null,
    hold: null,
    heardAt: null,
    freeConversionsLeft: audio.freeConversionsLeft + (tookFree && !settles ? 1 : 0),
    updatedAt: now(),
  });
  if (settles) settleHold(tx, deps, uid, audioId, held, key);
  else {
    releaseHold(tx, deps, uid, audioId, held, key);
    if (heard && user) {
      const heardFailures = tallyAfter(user.heardFailures, limits.heardFailures, now());
      tx.update(documents.user(uid), { heardFailures });
    }
  }
  queueAudioEnded(tx, deps, ending, { state: 'failed', error: key });
  countEnded(tx, deps, ending, 'failed', { error: key });
}

/**
 * Ends a running conversion whose audio is deleted. It is charged if sound was sent, else released, unless
 * that happens too often. Does nothing for other audios.
 */
export function endAsDeleted(tx: Transaction, deps: Deps, ending: ConversionEnd): void {
  const { uid, audioId, audio, held, user } = ending;
  if (audio.state !== 'creating') return;
  if (audio.heardAt !== null || countUnheardEnd(tx, deps, ending)) {
    settleHold(tx, deps, uid, audioId, held, 'deleted');
    countEnded(tx, deps, ending, 'done');
    return;
  }
  releaseHold(tx, deps, uid, audioId, held, 'deleted');
  if (user) tx.update(deps.documents.user(uid), { 'counters.making': increment(-1) });
}

/**
 * Fails a running conversion; with `attempt`, only if that attempt holds the lease. Returns whether it did.
 */
export async function failConversion(
  deps: Deps,
  uid: string,
  audioId: string,
  key: ErrorKey,
  attempt?: Attempt,
): Promise<boolean> {
  const { documents } = deps;
  const failed = documents.transact(async (tx) => {
    const audio = (await tx.get(documents.audio(uid, audioId))).data();
    if (audio?.state !== 'creating') return false;
    if (attempt && !holdsLease(audio, attempt)) return false;
    endAsFailed(tx, deps, await readConversionEnd(tx, deps, uid, audioId, audio), key);
    return true;
  });
  return unlessUserDeleted(failed, false);
}
