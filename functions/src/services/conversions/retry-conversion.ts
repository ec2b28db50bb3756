import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment, type Transaction } from '../../repositories/documents.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import { spendableSubscription, spendingStateOf } from '../credits/active-subscription.ts';
import { holdCredits } from '../credits/hold.ts';
import { ensureMayStart } from './conversion-limits.ts';
import { enqueueConversion } from './enqueue-conversion.ts';
import { ensureStillFree } from './free-reconversion.ts';
import { streamUrl } from './stream-url.ts';
import { openTextReader } from './text-reader.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

/**
 * Number of the attempt before a retry, so that no later attempt counts as the first, whose file has the
 * plain name.
 */
export const firstAttempt = 1;

/**
 * Retries a failed conversion. Holds its credits, or a free attempt, again. `also` writes more in the same
 * transaction.
 */
export async function retryConversion(
  deps: Deps,
  uid: string,
  audioId: string,
  also?: (tx: Transaction, audio: Audio) => void,
): Promise<OutputOf<Calls['retryAudio']>> {
  const { documents } = deps;
  const [reader, spending] = await Promise.all([
    openTextReader(deps, uid),
    spendingStateOf(deps, uid),
  ]);
  const version = await documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    if (audio.state !== 'failed') throw new ApiError('audio.not_failed');
    refuseExpired(audio, deps.now());
    const [speaker, user, pending, content] = await Promise.all([
      tx.get(documents.speaker(audio.speaker.id)),
      tx.get(documents.user(uid)),
      tx.get(documents.pendingContent(uid, audioId)),
      tx.get(documents.content(uid, audioId)),
    ]);
    usableSpeaker(speaker.id, speaker.data(), audio.language);
    const account = user.data();
    if (!account) throw new ApiError('auth.user_not_found');
    ensureMayStart(account, deps.now());
    const again = pending.data();
    const { segments = [] } = again ?? content.data() ?? {};
    const settings = again?.settings ?? audio.settings;
    if (segments.length === 0) throw new ApiError('segment_empty');
    const measured = reader.measure(audio.language, segments, settings.speed);
    const { characters, dictionary, spoken } = measured;
    const { subscription, storeInUser } = await spendableSubscription(
      tx,
      deps,
      uid,
      account,
      spending,
    );
    ensurePlanAllows(subscription.plan, speaker.data(), settings);
    storeInUser();
    if (again) {
      const before = content.data() ?? { segments: [], normalized: [] };
      ensureStillFree(audio, before, { segments, characters, spoken }, subscription.plan);
      tx.update(pending.ref, { characters, dictionary });
    } else tx.update(content.ref, { dictionary });
    tx.update(documents.audio(uid, audioId), {
      state: 'creating',
      error: null,
      attempt: firstAttempt,
      lease: null,
      heardAt: null,
      ...(again
        ? { freeConversionsLeft: audio.freeConversionsLeft - 1 }
        : {
            characters,
            hold: holdCredits(tx, deps, uid, subscription, { characters, audioId }),
          }),
      updatedAt: deps.now(),
    });
    tx.update(documents.user(uid), { 'counters.making': increment(1) });
    also?.(tx, audio);
    return again ? audio.version + 1 : audio.version;
  });
  await enqueueConversion(deps, uid, audioId);
  return { audioId, streamUrl: streamUrl(deps, uid, audioId, version) };
}
