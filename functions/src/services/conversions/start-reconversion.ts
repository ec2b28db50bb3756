import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { SynthesisRequest } from '@duu/contract/calls/synthesis';
import { excerptOf } from '@duu/contract/labels';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { increment } from '../../repositories/documents.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import { spendableSubscription, spendingStateOf } from '../credits/active-subscription.ts';
import { onceOnly } from '../idempotency.ts';
import { acceptText } from './accept-text.ts';
import { ensureMayStart } from './conversion-limits.ts';
import { enqueueConversion } from './enqueue-conversion.ts';
import { ensureFree, ensureStillFree } from './free-reconversion.ts';
import { preloadSpeech } from './preload-speech.ts';
import { firstAttempt } from './retry-conversion.ts';
import { streamUrl } from './stream-url.ts';
import { openTextReader } from './text-reader.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

/**
 * Starts a free reconversion; refuses one that is not free, with the reason. The current version stays until
 * the new one is done, and playable after that.
 */
export async function startReconversion(
  deps: Deps,
  uid: string,
  audioId: string,
  request: SynthesisRequest,
  idempotencyKey: string | null,
): Promise<OutputOf<Calls['resynthesize']>> {
  const { documents } = deps;
  const segments = acceptText(request.segments);
  const { background, backgroundVolume, speed, pitch } = request;
  const settings = { background, backgroundVolume, speed, pitch };
  preloadSpeech(deps);
  const [reader, spending] = await Promise.all([
    openTextReader(deps, uid),
    spendingStateOf(deps, uid),
  ]);
  const { characters, dictionary, spoken } = reader.measure(request.language, segments, speed);
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'resynthesize', audioId, request });

  const started = await documents.transact(async (tx) => {
    const earlier = await once.earlier(tx);
    const audio = await ownedAudio(tx, documents, uid, audioId);
    if (earlier !== null) {
      const coming = audio.state === 'creating' ? audio.version + 1 : audio.version;
      return { version: coming, fresh: false };
    }
    refuseExpired(audio, deps.now());
    if (audio.state === 'creating' || audio.storagePath === null) {
      throw new ApiError('audio.not_ready');
    }
    const [content, speaker, user] = await Promise.all([
      tx.get(documents.content(uid, audioId)),
      tx.get(documents.speaker(audio.speaker.id)),
      tx.get(documents.user(uid)),
    ]);
    const before = content.data() ?? { segments: [], normalized: [] };
    ensureFree(audio, before.segments, { speakerId: request.speakerId, segments, settings });
    usableSpeaker(speaker.id, speaker.data(), request.language);
    const account = user.data();
    if (!account) throw new ApiError('auth.user_not_found');
    const { subscription, storeInUser } = await spendableSubscription(
      tx,
      deps,
      uid,
      account,
      spending,
    );
    ensurePlanAllows(subscription.plan, speaker.data(), settings);
    ensureStillFree(audio, before, { segments, characters, spoken }, subscription.plan);
    ensureMayStart(account, deps.now());
    storeInUser();
    tx.set(documents.pendingContent(uid, audioId), {
      segments,
      language: request.language,
      settings,
      characters,
      excerpt: excerptOf(segments),
      dictionary,
    });
    tx.update(documents.audio(uid, audioId), {
      state: 'creating',
      error: null,
      attempt: audio.state === 'failed' ? firstAttempt : 0,
      lease: null,
      heardAt: null,
      freeConversionsLeft: audio.freeConversionsLeft - 1,
      updatedAt: deps.now(),
    });
    tx.update(documents.user(uid), { 'counters.making': increment(1) });
    once.remember(tx, audioId);
    return { version: audio.version + 1, fresh: true };
  });

  if (started.fresh) await enqueueConversion(deps, uid, audioId);
  return { audioId, streamUrl: streamUrl(deps, uid, audioId, started.version) };
}
