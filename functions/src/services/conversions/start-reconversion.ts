import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { SynthesisRequest } from '@duu/contract/calls/synthesis';
import { unchangedPlaces } from '@duu/contract/kept-places';
import { excerptOf } from '@duu/contract/labels';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { directReads, increment, type Reads } from '../../repositories/documents.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import {
  type SpendingState,
  spendableSubscription,
  spendingStateOf,
} from '../credits/active-subscription.ts';
import { type OnceOnly, onceOnly } from '../idempotency.ts';
import { acceptText } from './accept-text.ts';
import { ensureMayStart } from './conversion-limits.ts';
import { enqueueConversion } from './enqueue-conversion.ts';
import { ensureFree, ensureStillFree } from './free-reconversion.ts';
import { ensureMarkedVoices, markedVoices } from './marked-voices.ts';
import { ensureChanged, holdChanged } from './paid-reconversion.ts';
import { preloadSpeech } from './preload-speech.ts';
import { firstAttempt } from './retry-conversion.ts';
import { streamUrl } from './stream-url.ts';
import { openTextReader } from './text-reader.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

type Request = SynthesisRequest & { readonly paid?: boolean };

interface ReadInput {
  readonly uid: string;
  readonly audioId: string;
  readonly request: Request;
  readonly segments: readonly string[];
  readonly once: OnceOnly;
  readonly spending: SpendingState;
}

/** Reads everything before the first write, and refuses what can be refused without reading the text. */
async function readAll(reads: Reads, deps: Deps, readInput: ReadInput) {
  const { documents } = deps;
  const { uid, audioId, request, segments } = readInput;
  const { background, backgroundVolume, speed, pitch } = request;
  const settings = { background, backgroundVolume, speed, pitch };
  const earlier = await readInput.once.earlier(reads);
  const audio = await ownedAudio(reads, documents, uid, audioId);
  if (earlier !== null) {
    return { earlier: audio.state === 'creating' ? audio.version + 1 : audio.version };
  }
  refuseExpired(audio, deps.now());
  if (audio.state === 'creating' || audio.storagePath === null) {
    throw new ApiError('audio.not_ready');
  }
  const [content, speaker, user] = await Promise.all([
    reads.get(documents.content(uid, audioId)),
    reads.get(documents.speaker(audio.speaker.id)),
    reads.get(documents.user(uid)),
  ]);
  const before = content.data() ?? { segments: [], normalized: [] };
  const { speakerId, paid = false } = request;
  if (!paid) ensureFree(audio, before.segments, { speakerId, segments, settings });
  else if (speakerId !== audio.speaker.id) throw new ApiError('speaker_not_same');
  const known = usableSpeaker(speaker.data(), request.language);
  const account = user.data();
  if (!account) throw new ApiError('auth.user_not_found');
  const { subscription, storeInUser } = await spendableSubscription(
    reads,
    deps,
    uid,
    account,
    readInput.spending,
  );
  ensurePlanAllows(subscription.plan, known, settings);
  ensureMayStart(account, deps.now());
  return { audio, before, settings, subscription, storeInUser, speaker: known };
}

/**
 * Starts a reconversion, which is free or paid. A free one that is not free is refused, with the reason; a paid one holds the
 * characters of the paragraphs that are spoken. The current version stays until the new one is done, and playable after that.
 */
export async function startReconversion(
  deps: Deps,
  uid: string,
  audioId: string,
  request: Request,
  idempotencyKey: string | null,
  keyId?: string,
): Promise<OutputOf<Calls['resynthesize']>> {
  const { documents } = deps;
  const segments = acceptText(request.segments);
  preloadSpeech(deps);
  const [reader, spending] = await Promise.all([
    openTextReader(deps, uid),
    spendingStateOf(deps, uid),
  ]);
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'resynthesize', audioId, request });
  const readInput: ReadInput = { uid, audioId, request, segments, once, spending };
  const answer = (version: number) => ({
    audioId,
    streamUrl: streamUrl(deps, uid, audioId, version),
  });
  const early = await readAll(directReads, deps, readInput);
  if (early.earlier !== undefined) return answer(early.earlier);
  ensureMarkedVoices(
    segments,
    await markedVoices(deps, segments, early.speaker),
    early.subscription.plan,
  );
  const measured = await reader.measure(request.language, segments, request.speed);
  const { characters, dictionary, spoken } = measured;

  const started = await documents.transact(async (tx) => {
    const read = await readAll(tx, deps, readInput);
    if (read.earlier !== undefined) return { version: read.earlier, fresh: false };
    const { audio, before, settings, subscription, storeInUser } = read;
    const kept = unchangedPlaces({ ...audio, ...before }, { segments, spoken, settings });
    const isPaid = request.paid ?? false;
    if (isPaid) ensureChanged(before.segments, kept, measured, subscription.plan);
    else ensureStillFree(audio, before, { segments, characters, spoken }, subscription.plan);
    storeInUser(tx);
    tx.set(documents.pendingContent(uid, audioId), {
      segments,
      language: request.language,
      settings,
      characters,
      excerpt: excerptOf(segments),
      dictionary,
      kept,
      isPaid,
    });
    tx.update(documents.audio(uid, audioId), {
      state: 'creating',
      error: null,
      attempt: audio.state === 'failed' ? firstAttempt : 0,
      lease: null,
      heardAt: null,
      hold: isPaid
        ? holdChanged(tx, deps, uid, subscription, { audioId, kept, measured, keyId })
        : null,
      freeConversionsLeft: audio.freeConversionsLeft - (isPaid ? 0 : 1),
      updatedAt: deps.now(),
    });
    tx.update(documents.user(uid), { 'counters.making': increment(1) });
    once.remember(tx, audioId);
    return { version: audio.version + 1, fresh: true };
  });

  if (started.fresh) await enqueueConversion(deps, uid, audioId);
  return answer(started.version);
}
