import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';
import { fundsOf, spendableSubscription } from '../credits/active-subscription.ts';
import { holdCredits } from '../credits/hold.ts';
import { ownedAudio, refuseExpired } from '../library/owned-audio.ts';
import { enqueueConversion } from './enqueue-conversion.ts';
import { streamUrl } from './stream-url.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

/**
 * Where attempts count from after a failure: no later attempt is taken for the first, whose file has the plain
 * name.
 */
export const attemptBefore = 1;

/** Tries a failed conversion again with what it was asked for; it holds its credits, or its free attempt, anew. */
export async function retryConversion(
  deps: Deps,
  uid: string,
  audioId: string,
): Promise<OutputOf<Calls['retryAudio']>> {
  const { documents } = deps;
  const funds = await fundsOf(deps, uid);
  const version = await documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    if (audio.state !== 'failed') throw new ApiError('audio.not_failed');
    refuseExpired(audio, deps.now());
    const [speaker, user, pending] = await Promise.all([
      tx.get(documents.speaker(audio.speaker.id)),
      tx.get(documents.user(uid)),
      tx.get(documents.pendingContent(uid, audioId)),
    ]);
    usableSpeaker(speaker.id, speaker.data(), audio.language);
    const account = user.data();
    if (!account) throw new ApiError('auth.user_not_found');
    if (account.counters.making >= limits.conversionsAtOnce) {
      throw new ApiError('too_many_conversions', { retryAfter: 5 });
    }
    const free = pending.exists;
    const spent = free ? null : await spendableSubscription(tx, deps, uid, account, funds);
    spent?.keep();
    const subscription = spent?.subscription ?? null;
    if (subscription) {
      const { premium } = speaker.data() ?? { premium: false };
      ensurePlanAllows(subscription.plan, { premium }, audio.settings.background);
    }
    const { characters } = audio;
    tx.update(documents.audio(uid, audioId), {
      state: 'creating',
      error: null,
      attempt: attemptBefore,
      lease: null,
      hold: subscription ? holdCredits(tx, deps, uid, subscription, { characters, audioId }) : null,
      freeConversionsLeft: audio.freeConversionsLeft - (free ? 1 : 0),
      updatedAt: deps.now(),
    });
    tx.update(documents.user(uid), { 'counters.making': increment(1) });
    return free ? audio.version + 1 : audio.version;
  });
  await enqueueConversion(deps, uid, audioId);
  return { audioId, streamUrl: streamUrl(deps, uid, audioId, version) };
}
