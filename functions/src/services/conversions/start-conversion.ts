import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { SynthesisRequest } from '@duu/contract/calls/synthesis';
import { countSegments } from '@duu/contract/count-segments';
import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import { speakerSnapshot } from '@duu/contract/documents/speaker';
import type { User } from '@duu/contract/documents/user';
import { excerptOf, nameOf } from '@duu/contract/labels';
import { limits } from '@duu/contract/limits';
import { voicesOf } from '@duu/contract/marks';
import { nameKey } from '@duu/contract/name-key';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import {
  directReads,
  increment,
  type Reads,
  type Transaction,
} from '../../repositories/documents.ts';
import { applyCounters } from '../audios/apply-counters.ts';
import { counterChanges } from '../audios/counter-changes.ts';
import { searchEntryOf } from '../audios/search-entry.ts';
import {
  type SpendingState,
  spendableSubscription,
  spendingStateOf,
} from '../credits/active-subscription.ts';
import { ensureCredits, holdCredits } from '../credits/hold.ts';
import { addMonths } from '../credits/periods.ts';
import { type OnceOnly, onceOnly } from '../idempotency.ts';
import { acceptText } from './accept-text.ts';
import { conversionRequest } from './conversion-input.ts';
import { ensureMayStart } from './conversion-limits.ts';
import { speakEarly } from './early-speech.ts';
import { enqueueWhileWritten } from './enqueue-conversion.ts';
import { ensureMarkedVoices, type MarkedVoices, markedVoices } from './marked-voices.ts';
import { preloadSpeech } from './preload-speech.ts';
import { streamUrl } from './stream-url.ts';
import { type MeasuredText, openTextReader } from './text-reader.ts';
import { ensurePlanAllows, usableSpeaker } from './usable-speaker.ts';

type Started = OutputOf<Calls['synthesize']>;

/** A part of a book: its book runs it to completion, and is written with it. */
interface StartedPart {
  readonly audioId: string;
  readonly collectionId: string;
  readonly chapter: Audio['chapter'];
  /** Whether it is not the first one, which the user has just asked for. */
  readonly isLater: boolean;
  /** Writes files that `write` will name, while the text is read: for what is not refused without reading. */
  prepare?(): Promise<void>;
  /** Its text, if it was read before; null if that failed. */
  readonly measured?: Promise<MeasuredText | null> | undefined;
  /** Refuses by what is stored; `collection` is undefined if there is none. */
  ensureWanted(collection: Collection | undefined, user: User): void;
  write(tx: Transaction): void;
}

interface Options {
  /** The API key it is asked with. */
  readonly keyId?: string | undefined;
  readonly once?: OnceOnly;
  readonly part?: StartedPart;
}

interface ReadInput {
  readonly part: StartedPart | undefined;
  readonly once: OnceOnly;
  readonly spending: SpendingState;
  readonly segments: readonly string[];
  readonly voices: MarkedVoices;
}

/** Reads everything before the first write; `earlier` is the audio of a repeated request. */
async function readAll(
  reads: Reads,
  deps: Deps,
  uid: string,
  request: SynthesisRequest,
  { part, once, spending, segments, voices }: ReadInput,
) {
  const { documents } = deps;
  const earlier = await once.earlier(reads);
  if (earlier !== null) return { earlier };
  const [user, speaker] = await Promise.all([
    reads.get(documents.user(uid)),
    reads.get(documents.speaker(request.speakerId)),
  ]);
  const chosen = usableSpeaker(speaker.data(), request.language);
  const collectionId = part?.collectionId ?? request.collectionId;
  const collection = collectionId && (await reads.get(documents.collection(uid, collectionId)));
  const account = user.data();
  if (!account) throw new ApiError('auth.user_not_found');
  if (part) part.ensureWanted(collection ? collection.data() : undefined, account);
  else if (collection && !collection.exists) throw new ApiError('collection.not_found');
  const { subscription, storeInUser } = await spendableSubscription(
    reads,
    deps,
    uid,
    account,
    spending,
  );
  ensurePlanAllows(subscription.plan, chosen, request);
  ensureMarkedVoices(segments, voices, subscription.plan);
  ensureMayStart(account, deps.now());
  const snapshot = speakerSnapshot.parse({ ...chosen, id: speaker.id });
  return { speaker: snapshot, voice: chosen, subscription, storeInUser };
}

/**
 * Starts a conversion. What can be refused without reading the text is refused before. One transaction answers a
 * repeated request, holds credits, writes the audio and counts it. The first of player and queue to take the lease
 * runs it.
 */
export async function startConversion(
  deps: Deps,
  uid: string,
  request: SynthesisRequest,
  idempotencyKey: string | null,
  { keyId, part, ...options }: Options = {},
): Promise<Started> {
  const { documents } = deps;
  const segments = acceptText(request.segments);
  const { language, speed } = request;
  const once = options.once ?? onceOnly(deps, uid, idempotencyKey, { call: 'synthesize', request });
  const newAudioId = part?.audioId ?? deps.newId();
  preloadSpeech(deps);
  const [reader, spending, speaker] = await Promise.all([
    openTextReader(deps, uid),
    spendingStateOf(deps, uid),
    voicesOf(segments).length > 0 ? documents.speaker(request.speakerId).get() : null,
  ]);
  const chosen = speaker?.data();
  const voices = chosen ? await markedVoices(deps, segments, chosen) : new Map();
  const readInput: ReadInput = { part, once, spending, segments, voices };
  const before = await readAll(directReads, deps, uid, request, readInput);
  const answer = (audioId: string) => ({ audioId, streamUrl: streamUrl(deps, uid, audioId, 1) });
  if (before.earlier !== undefined) return answer(before.earlier);
  ensureCredits(before.subscription, countSegments(segments));
  const prepared = part?.prepare?.();
  // If the text is refused, nobody waits for it.
  prepared?.catch(() => undefined);
  const { characters, dictionary } =
    (await part?.measured) ?? (await reader.measure(language, segments, speed));
  const name = request.name ?? nameOf(segments);
  const { background, backgroundVolume, pitch } = request;
  const settings = { background, backgroundVolume, speed, pitch };
  const spoken = { segments, language, speaker: before.voice, voices, settings, dictionary, name };
  const leaveSpeech = speakEarly(deps, newAudioId, conversionRequest(spoken));
  const write = async (tx: Transaction) => {
    const now = deps.now();
    const read = await readAll(tx, deps, uid, request, readInput);
    if (read.earlier !== undefined) return read.earlier;
    const { speaker, subscription, storeInUser } = read;
    storeInUser(tx);
    const hold = holdCredits(tx, deps, uid, subscription, {
      characters,
      audioId: newAudioId,
      keyId,
    });
    const audio: Audio = {
      name,
      nameKey: nameKey(name),
      excerpt: excerptOf(segments),
      speaker,
      language,
      settings,
      collectionId: part?.collectionId ?? request.collectionId ?? null,
      chapter: part?.chapter ?? null,
      archived: false,
      archivedWith: null,
      state: 'creating',
      error: null,
      characters,
      segmentCount: segments.length,
      durationMs: null,
      fallback: null,
      voiceUsed: null,
      rating: null,
      version: 1,
      attempt: 0,
      lease: null,
      heardAt: null,
      hold,
      freeConversionsLeft: limits.freeConversions,
      storagePath: null,
      shareId: null,
      positionMs: 0,
      positionAt: null,
      createdAt: now,
      updatedAt: now,
      expiresAt: addMonths(now, subscription.plan.storageMonths),
    };
    part?.write(tx);
    tx.create(documents.audio(uid, newAudioId), audio);
    tx.create(documents.content(uid, newAudioId), {
      segments,
      normalized: [],
      words: [],
      peaks: [],
      dictionary,
    });
    tx.set(documents.search(uid, newAudioId), searchEntryOf(audio, segments));
    applyCounters(tx, documents, uid, counterChanges(null, audio));
    tx.update(documents.user(uid), {
      'counters.making': increment(1),
      // What a program reads with, or a book later, is not the user's choice for the next text.
      ...(keyId === undefined &&
        !part?.isLater && {
          [`preferences.lastVoices.${language}`]: { speakerId: speaker.id, ...audio.settings },
        }),
    });
    once.remember(tx, newAudioId);
    return newAudioId;
  };
  const written = Promise.resolve(prepared).then(() => documents.transact(write));
  const started = part ? written : enqueueWhileWritten(deps, uid, newAudioId, written);
  const audioId = await started.catch((error: unknown) => {
    leaveSpeech();
    throw error;
  });
  if (audioId !== newAudioId) leaveSpeech();
  return answer(audioId);
}
