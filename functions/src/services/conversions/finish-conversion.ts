import type { Audio, AudioContent, AudioVersion } from '@duu/contract/documents/audio';
import { packWords } from '@duu/contract/documents/packed';
import { type SpokenVoice, spokenVoice } from '@duu/contract/documents/speaker';
import type { SpeechResult } from '@duu/speech/speak-types';
import type { Deps } from '../../deps.ts';
import { type Transaction, unlessUserDeleted } from '../../repositories/documents.ts';
import { searchEntryOf } from '../audios/search-entry.ts';
import { settleHold } from '../credits/end-hold.ts';
import { queueAudioEnded } from '../webhooks/audio-messages.ts';
import { type Attempt, holdsLease } from './attempt.ts';
import { type ConversionEnd, countEnded, readConversionEnd } from './end-conversion.ts';

export interface ConversionResult {
  readonly segments: readonly string[];
  /** See `AudioContent`. */
  readonly spokenBy: readonly string[];
  readonly result: SpeechResult;
  readonly storagePath: string;
  /** Null if several voices spoke. */
  readonly voiceUsed: SpokenVoice | null;
  /** See `AttemptReport`. */
  readonly firstSoundMs: number | null;
}

function contentOf({ segments, spokenBy, result }: ConversionResult): AudioContent {
  return {
    segments: [...segments],
    normalized: [...result.normalized],
    words: [...result.words],
    peaks: [...result.peaks],
    spokenBy: [...spokenBy],
  };
}

/** Returns the previous conversion, as a version. */
function versionOf(audio: Audio, content: AudioContent, storagePath: string): AudioVersion {
  return {
    version: audio.version,
    settings: audio.settings,
    speaker: audio.speaker,
    language: audio.language,
    characters: audio.characters,
    durationMs: audio.durationMs ?? 0,
    fallback: audio.fallback,
    voiceUsed: audio.voiceUsed,
    storagePath,
    content,
    madeAt: audio.version === 1 ? audio.createdAt : audio.updatedAt,
  };
}

/** Changes of the audio's document. */
function changeOf({ audio, pending }: ConversionEnd): Partial<Audio> {
  if (!pending) return {};
  return {
    version: audio.version + 1,
    settings: pending.settings,
    characters: pending.characters,
    segmentCount: pending.segments.length,
    excerpt: pending.excerpt,
    positionMs: 0,
  };
}

/** Public players play the newest conversion. */
function updateShare(
  tx: Transaction,
  { documents }: Deps,
  { audio }: ConversionEnd,
  content: AudioContent,
  durationMs: number,
): void {
  if (audio.shareId === null) return;
  const { segments, words, peaks } = content;
  const stored = { segments, words: packWords(words), peaks, durationMs };
  tx.update(documents.share(audio.shareId), stored);
}

/** Returns whether this attempt already committed, but the response was lost: no other attempt has this file. */
function isFinished(audio: Audio | undefined, { storagePath }: ConversionResult): boolean {
  return audio?.state === 'done' && audio.storagePath === storagePath;
}

/**
 * Completes a conversion in one transaction: content, file, earlier version, credits. A first conversion that
 * a fallback voice spoke leaves one free conversion more, for the chosen voice. Only the attempt with the
 * lease may. Returns whether it did.
 */
export async function finishConversion(
  deps: Deps,
  uid: string,
  audioId: string,
  attempt: Attempt,
  made: ConversionResult,
): Promise<boolean> {
  const { documents } = deps;
  const content = contentOf(made);
  const { durationMs } = made.result;
  const fallback = made.result.fallback && spokenVoice.parse(made.result.fallback);
  const finished = documents.transact(async (tx) => {
    const audio = (await tx.get(documents.audio(uid, audioId))).data();
    if (!holdsLease(audio, attempt)) return isFinished(audio, made);
    const ending = await readConversionEnd(tx, deps, uid, audioId, audio);
    const former = ending.pending
      ? (await tx.get(documents.content(uid, audioId))).data()
      : undefined;

    if (former && audio.storagePath !== null) {
      const version = versionOf(audio, former, audio.storagePath);
      tx.set(documents.version(uid, audioId, audio.version), version);
      tx.delete(documents.pendingContent(uid, audioId));
      updateShare(tx, deps, ending, content, durationMs);
    }
    tx.update(documents.audio(uid, audioId), {
      ...changeOf(ending),
      state: 'done',
      error: null,
      lease: null,
      hold: null,
      heardAt: null,
      durationMs,
      fallback,
      voiceUsed: made.voiceUsed && spokenVoice.parse(made.voiceUsed),
      freeConversionsLeft: audio.freeConversionsLeft + (fallback && !ending.pending ? 1 : 0),
      storagePath: made.storagePath,
      updatedAt: deps.now(),
    });
    tx.set(documents.content(uid, audioId), content);
    if (ending.pending) {
      const changed = { ...audio, ...changeOf(ending) };
      tx.set(documents.search(uid, audioId), searchEntryOf(changed, made.segments));
    }
    settleHold(tx, deps, uid, audioId, ending.held);
    const changed = { ...ending, audio: { ...audio, ...changeOf(ending) } };
    queueAudioEnded(tx, deps, changed, { state: 'done', durationMs });
    const { firstSoundMs } = made;
    countEnded(tx, deps, ending, 'done', { firstSoundMs, fallback: fallback?.engine ?? null });
    return true;
  });
  return unlessUserDeleted(finished, false);
}
