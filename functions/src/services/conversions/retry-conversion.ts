import { isDeepStrictEqual } from 'node:util';
import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/count-segments';
import type { Audio } from '@duu/contract/documents/audio';
import { unchangedPlaces } from '@duu/contract/kept-places';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import {
  directReads,
  increment,
  type Reads,
  type Transaction,
} from '../../repositories/documents.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import {
  type SpendingState,
  spendableSubscription,
  spendingStateOf,
} from '../credits/active-subscription.ts';
import { ensureCredits } from '../credits/hold.ts';
import { ensureMayStart } from './conversion-limits.ts';
import { enqueueConversion } from './enqueue-conversion.ts';
import { ensureStillFree } from './free-reconversion.ts';
import { ensureMarkedVoices, markedVoices } from './marked-voices.ts';
import { ensureChanged, holdChanged } from './paid-reconversion.ts';
import { streamUrl } from './stream-url.ts';
import { openTextReader } from './text-reader.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

/**
 * Number of the attempt before a retry, so that no later attempt counts as the first, whose file has the
 * plain name.
 */
export const firstAttempt = 1;

/** Reads everything before the first write, and refuses what can be refused without reading the text. */
async function readAll(
  reads: Reads,
  deps: Deps,
  { uid, audioId, spending }: { uid: string; audioId: string; spending: SpendingState },
) {
  const { documents } = deps;
  const audio = await ownedAudio(reads, documents, uid, audioId);
  if (audio.state !== 'failed') throw new ApiError('audio.not_failed');
  refuseExpired(audio, deps.now());
  const [speaker, user, pending, content] = await Promise.all([
    reads.get(documents.speaker(audio.speaker.id)),
    reads.get(documents.user(uid)),
    reads.get(documents.pendingContent(uid, audioId)),
    reads.get(documents.content(uid, audioId)),
  ]);
  const known = usableSpeaker(speaker.data(), audio.language);
  const account = user.data();
  if (!account) throw new ApiError('auth.user_not_found');
  ensureMayStart(account, deps.now());
  const again = pending.data();
  const { segments = [] } = again ?? content.data() ?? {};
  const settings = again?.settings ?? audio.settings;
  if (segments.length === 0) throw new ApiError('segment_empty');
  const { subscription, storeInUser } = await spendableSubscription(
    reads,
    deps,
    uid,
    account,
    spending,
  );
  ensurePlanAllows(subscription.plan, known, settings);
  if (!again) ensureCredits(subscription, countSegments(segments));
  const before = content.data() ?? { segments: [], normalized: [] };
  return { audio, again, before, segments, settings, subscription, storeInUser, speaker: known };
}

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
  const input = { uid, audioId, spending };
  const early = await readAll(directReads, deps, input);
  const { audio: failed, segments, settings, speaker, subscription: spent } = early;
  ensureMarkedVoices(segments, await markedVoices(deps, segments, speaker), spent.plan);
  const measured = await reader.measure(failed.language, segments, settings.speed);
  const { characters, dictionary, spoken } = measured;
  const version = await documents.transact(async (tx) => {
    const read = await readAll(tx, deps, input);
    const { audio, again, before, subscription, storeInUser } = read;
    // Another text failed in the meantime.
    if (!isDeepStrictEqual(read.segments, segments)) throw new ApiError('audio.not_failed');
    storeInUser(tx);
    const kept = again
      ? unchangedPlaces({ ...audio, ...before }, { segments, spoken, settings })
      : segments.map(() => null);
    if (again) {
      if (again.isPaid) ensureChanged(before.segments, kept, measured, subscription.plan);
      else ensureStillFree(audio, before, { segments, characters, spoken }, subscription.plan);
      tx.update(documents.pendingContent(uid, audioId), { characters, dictionary, kept });
    } else tx.update(documents.content(uid, audioId), { dictionary });
    const isFree = again !== undefined && !again.isPaid;
    tx.update(documents.audio(uid, audioId), {
      state: 'creating',
      error: null,
      attempt: firstAttempt,
      lease: null,
      heardAt: null,
      hold: isFree ? null : holdChanged(tx, deps, uid, subscription, { audioId, kept, measured }),
      freeConversionsLeft: audio.freeConversionsLeft - (isFree ? 1 : 0),
      ...(again ? {} : { characters }),
      updatedAt: deps.now(),
    });
    tx.update(documents.user(uid), { 'counters.making': increment(1) });
    also?.(tx, audio);
    return again ? audio.version + 1 : audio.version;
  });
  await enqueueConversion(deps, uid, audioId);
  return { audioId, streamUrl: streamUrl(deps, uid, audioId, version) };
}
