import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { audioFile } from '@duu/contract/paths';
import type { SpeechResult } from '@duu/speech/speak-types';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { failConversion } from './end-conversion.ts';
import { finishConversion, type Made } from './finish-conversion.ts';
import type { HeardMark } from './heard-mark.ts';
import { giveUpLease, renewLease } from './lease.ts';
import type { Recording } from './recording.ts';
import type { Take } from './take.ts';
import { type Work, workOf } from './work-of.ts';

/** What one attempt works on. */
export interface Job {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly take: Take;
  readonly markHeard: HeardMark;
}

/** Holds the lease while the work goes on, and aborts it when the audio is another's by now. */
function keepLease(deps: Deps, { uid, audioId, take }: Job, lost: AbortController): () => void {
  const timer = setInterval(() => {
    renewLease(deps, uid, audioId, take)
      .then((held) => {
        if (!held) lost.abort(new Error('The lease went to another attempt.'));
      })
      .catch((error: unknown) => deps.log.error('lease_not_renewed', { audioId }, error));
  }, deps.lease.renewMs);
  return () => clearInterval(timer);
}

/**
 * Is told by the database at once when the audio is deleted or goes to another attempt, whichever instance did it: the
 * work ends, and of a deleted audio nobody hears more. Renewing the lease finds the same out later, should this fail.
 */
function watchAudio(
  { documents, log }: Deps,
  { uid, audioId, take }: Job,
  recording: Recording,
  lost: AbortController,
): () => void {
  return documents.audio(uid, audioId).onSnapshot(
    (snapshot) => {
      const attempt: unknown = snapshot.get('attempt');
      if (!snapshot.exists) {
        recording.cut(new ApiError('audio.not_found'));
        lost.abort(new Error('The audio was deleted.'));
      } else if (typeof attempt === 'number' && attempt > take.attempt) {
        lost.abort(new Error('The audio went to another attempt.'));
      }
    },
    (error) => log.error('audio_not_watched', { audioId }, error),
  );
}

/** Longer than any estimate is wrong by, and still a bound for what a sound may cost and weigh. */
const longestMs = 2 * limits.soundSeconds * 1000;

async function record(
  deps: Deps,
  work: Work,
  recording: Recording,
  signal: AbortSignal,
): Promise<SpeechResult> {
  const speech = await deps.speech();
  let result: SpeechResult | undefined;
  for await (const event of speech({ ...work.request, signal })) {
    signal.throwIfAborted();
    if (event.type === 'audio') recording.append(event.bytes);
    if (event.type === 'words' && (event.words.at(-1)?.endMs ?? 0) > longestMs) {
      throw new ApiError('max_sound_seconds_exceeded', { limit: limits.soundSeconds / 60 });
    }
    if (event.type === 'done') result = event.result;
  }
  if (!result) throw new Error('Speech ended without its result.');
  return result;
}

/** A first attempt's file has the plain name; a later one's has its own, so that none writes over another's. */
function fileFor({ uid, audioId, take }: Job, version: number): string {
  return audioFile(uid, audioId, version, take.attempt === 1 ? undefined : take.holder);
}

async function make(deps: Deps, job: Job, recording: Recording, signal: AbortSignal) {
  const { uid, audioId, audio } = job;
  const work = await workOf(deps, uid, audioId, audio);
  const result = await record(deps, work, recording, signal);
  signal.throwIfAborted();
  recording.end();
  const storagePath = fileFor(job, work.version);
  // Its person may read the file by its name, before the document says that it is there.
  await job.markHeard();
  await deps.files.write(storagePath, recording.whole(), 'audio/mpeg');
  const made = { segments: work.request.segments, result, storagePath };
  if (await finish(deps, job, made)) return result;
  await deps.files.remove(storagePath);
  return null;
}

/**
 * The sound is whole and may have been heard: what is known about it must not keep it from being settled. Where that
 * can't be stored, the audio is kept without its readings and word times.
 */
async function finish(deps: Deps, { uid, audioId, take }: Job, made: Made): Promise<boolean> {
  try {
    return await finishConversion(deps, uid, audioId, take, made);
  } catch (error) {
    deps.log.error('content_not_kept', { audioId, attempt: take.attempt }, error);
    const result = { ...made.result, words: [], normalized: [] };
    return finishConversion(deps, uid, audioId, take, { ...made, result });
  }
}

function hasKey(error: unknown): error is SpeechError | ApiError {
  return error instanceof SpeechError || error instanceof ApiError;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(error instanceof SpeechError ? error.key : 'failed_to_synthesize_audio');
}

/** An error that trying again would meet again has a key of its own; anything else is worth another attempt. */
async function fail(deps: Deps, { uid, audioId, take }: Job, error: unknown): Promise<void> {
  if (hasKey(error)) {
    const fields = { audioId, attempt: take.attempt, key: error.key };
    deps.log.error('conversion_failed', fields, error);
    await failConversion(deps, uid, audioId, error.key, take);
    return;
  }
  deps.log.error('conversion_broke', { audioId, attempt: take.attempt }, error);
  if (take.attempt >= limits.attempts) {
    await failConversion(deps, uid, audioId, 'failed_to_synthesize_audio', take);
  } else {
    await giveUpLease(deps, uid, audioId, take);
  }
}

/**
 * Makes one audio into `recording` and sees it through to its document. Never throws: how it went stands in the
 * document. It goes on whoever listens or stops listening.
 */
export async function makeConversion(deps: Deps, job: Job, recording: Recording): Promise<void> {
  const lost = new AbortController();
  const stopKeeping = keepLease(deps, job, lost);
  const stopWatching = watchAudio(deps, job, recording, lost);
  const startedAt = performance.now();
  try {
    const result = await make(deps, job, recording, lost.signal);
    deps.log.info(result ? 'conversion_done' : 'conversion_fenced', {
      audioId: job.audioId,
      attempt: job.take.attempt,
      ms: Math.round(performance.now() - startedAt),
      durationMs: result?.durationMs,
    });
  } catch (error) {
    recording.break(asApiError(error));
    if (!lost.signal.aborted) {
      await fail(deps, job, error).catch((thrown: unknown) =>
        deps.log.error('conversion_not_ended', { audioId: job.audioId }, thrown),
      );
    }
  } finally {
    stopKeeping();
    void recording.idle().then(stopWatching);
  }
}
