import type { SpeechCall } from '@duu/contract/documents/speech-call';
import type { User } from '@duu/contract/documents/user';
import { type ErrorKey, failuresByTheText } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import type { EngineId } from '@duu/contract/voice-settings';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction, unlessUserDeleted } from '../../repositories/documents.ts';
import { readHold, settlePart } from '../credits/end-hold.ts';
import { recordEnded } from '../figures/record-ended.ts';
import { tallyAfter } from '../tally.ts';
import type { OpenCall } from './open-call.ts';

/** How an attempt ended. */
export interface CallEnd {
  /** In characters of the price. */
  readonly delivered: number;
  readonly outcome: 'complete' | 'left' | 'failed';
  readonly error: ErrorKey | null;
  readonly firstSoundMs: number | null;
  readonly fallback: EngineId | null;
}

/** Whether it must be charged whole: engines cost money even if nobody listens, too often in an hour. */
function countUnheard(tx: Transaction, deps: Deps, uid: string, user: User | undefined): boolean {
  if (!user) return false;
  const window = limits.cancelledConversions;
  const cancelledConversions = tallyAfter(user.cancelledConversions, window, deps.now());
  tx.update(deps.documents.user(uid), { cancelledConversions });
  return cancelledConversions.count > window.max;
}

/** What is owed after an attempt: what was delivered; nothing for a failure of ours. */
function owedAfter(
  tx: Transaction,
  deps: Deps,
  uid: string,
  { call, user, end }: { call: SpeechCall; user: User | undefined; end: CallEnd },
): number {
  const { characters } = call;
  const delivered = Math.min(characters, Math.max(call.delivered, end.delivered));
  if (end.outcome === 'complete') return characters;
  if (end.outcome === 'left') {
    return delivered === 0 && countUnheard(tx, deps, uid, user) ? characters : delivered;
  }
  if (end.error !== null && failuresByTheText.has(end.error)) return delivered;
  if (end.delivered > 0 && user) {
    const heardFailures = tallyAfter(user.heardFailures, limits.heardFailures, deps.now());
    tx.update(deps.documents.user(uid), { heardFailures });
  }
  return 0;
}

/**
 * Ends an attempt, or all that run if their instances died (`attempt` null). The last one to end settles what any of them
 * owes, and releases the rest: until then, the sound of another may still be leaving.
 */
export async function closeCall(
  deps: Deps,
  uid: string,
  { callId, attempt }: Omit<OpenCall, 'attempt'> & { readonly attempt: number | null },
  end: CallEnd,
): Promise<void> {
  const { documents } = deps;
  const ref = documents.speechCall(uid, callId);
  const closed = documents.transact(async (tx) => {
    const call = (await tx.get(ref)).data();
    if (!call || call.speakingSince === null) return;
    if (attempt !== null && !call.running.includes(attempt)) return;
    const [held, user] = await Promise.all([
      readHold(tx, deps, uid, call.hold),
      tx.get(documents.user(uid)),
    ]);
    const delivered = Math.max(call.delivered, Math.min(call.characters, end.delivered));
    const owed = Math.max(call.owed, owedAfter(tx, deps, uid, { call, user: user.data(), end }));
    const running = attempt === null ? [] : call.running.filter((one) => one !== attempt);
    // Nothing can be owed beyond the price.
    if (running.length > 0 && owed < call.characters) {
      tx.update(ref, { delivered, owed, running });
      return;
    }
    const spent = Math.max(0, Math.min(call.hold?.characters ?? 0, owed - call.charged));
    settlePart(tx, deps, uid, held, spent, end.error ?? 'left');
    tx.update(ref, {
      charged: call.charged + spent,
      delivered,
      owed,
      running: [],
      hold: null,
      speakingSince: null,
      error: end.error,
    });
    tx.update(documents.user(uid), { 'counters.speaking': increment(-1) });
    recordEnded(tx, deps, {
      outcome: end.outcome === 'failed' ? 'failed' : 'done',
      characters: call.characters,
      speakerId: call.speakerId,
      error: end.error,
      firstSoundMs: end.firstSoundMs,
      fallback: end.fallback,
    });
  });
  await unlessUserDeleted(closed, undefined);
}
