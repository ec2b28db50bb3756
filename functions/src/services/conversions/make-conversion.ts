import { limits } from '@duu/contract/limits';
import { audioFile, losslessFile } from '@duu/contract/paths';
import type { SpeechResult } from '@duu/speech/speak-types';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { whereFrom } from '../../log.ts';
import type { AttemptContext } from './attempt.ts';
import { type ConversionInput, conversionInput } from './conversion-input.ts';
import { speechOf } from './early-speech.ts';
import { failConversion } from './end-conversion.ts';
import { type ConversionResult, finishConversion } from './finish-conversion.ts';
import { releaseLease, renewLease } from './lease.ts';
import type { Recording } from './recording.ts';
import { type AttemptReport, reportAttempt } from './report-attempt.ts';

/** Renews the lease until it is stopped. Aborts `lost` if another attempt has it. */
function keepLease(
  deps: Deps,
  { uid, audioId, attempt }: AttemptContext,
  lost: AbortController,
): () => void {
  const timer = setInterval(() => {
    renewLease(deps, uid, audioId, attempt)
      .then((held) => {
        if (!held) lost.abort(new Error('The lease went to another attempt.'));
      })
      .catch((error: unknown) => deps.log.error('lease_not_renewed', { audioId }, error));
  }, deps.lease.renewMs);
  return () => clearInterval(timer);
}

/**
 * Subscribes to the audio, to abort immediately when it is deleted or another attempt takes it, also on
 * another instance. If this fails, renewing the lease notices later.
 */
function watchAudio(
  { documents, log }: Deps,
  { uid, audioId, attempt }: AttemptContext,
  recording: Recording,
  lost: AbortController,
): () => void {
  return documents.audio(uid, audioId).onSnapshot(
    (snapshot) => {
      const latest: unknown = snapshot.get('attempt');
      if (!snapshot.exists) {
        recording.cut(new ApiError('audio.not_found'));
        lost.abort(new Error('The audio was deleted.'));
      } else if (typeof latest === 'number' && latest > attempt.number) {
        lost.abort(new Error('The audio went to another attempt.'));
      }
    },
    (error) => log.error('audio_not_watched', { audioId }, error),
  );
}

/** Above any error of the estimate, and still a bound for cost and size. */
const maxSoundMs = 2 * limits.soundSeconds * 1000;

async function record(
  deps: Deps,
  audioId: string,
  input: ConversionInput,
  recording: Recording,
  report: AttemptReport,
  signal: AbortSignal,
): Promise<SpeechResult> {
  let result: SpeechResult | undefined;
  for await (const event of speechOf(deps, audioId, input.request, signal)) {
    signal.throwIfAborted();
    if (event.type === 'audio') {
      recording.append(event.bytes);
      report.sound();
    }
    if (event.type === 'words' && (event.words.at(-1)?.endMs ?? 0) > maxSoundMs) {
      throw new ApiError('max_sound_seconds_exceeded', { limit: limits.soundSeconds / 60 });
    }
    if (event.type === 'done') result = event.result;
  }
  if (!result) throw new Error('Speech ended without its result.');
  return result;
}

/**
 * The first attempt's file has the plain name; later ones have their own, so that none overwrites another.
 */
function fileFor({ uid, audioId, attempt }: AttemptContext, version: number): string {
  return audioFile(uid, audioId, version, attempt.number === 1 ? undefined : attempt.holder);
}

/** The audio is complete without it: a failure is logged. */
async function keepLossless(
  { files, log }: Deps,
  { audioId }: AttemptContext,
  storagePath: string,
  { lossless }: SpeechResult,
): Promise<void> {
  if (!lossless) return;
  try {
    await files.write(losslessFile(storagePath), lossless, 'audio/flac');
  } catch (error) {
    log.warn('lossless_not_kept', { audioId, ...whereFrom(error) });
  }
}

async function make(
  deps: Deps,
  context: AttemptContext,
  recording: Recording,
  report: AttemptReport,
  signal: AbortSignal,
) {
  const { audioId, audio, stored } = context;
  const input = await conversionInput(deps, audio, await stored);
  const result = await record(deps, audioId, input, recording, report, signal);
  signal.throwIfAborted();
  recording.end();
  if (result.fallback) {
    const [own, used] = [input.request.speaker.engine, result.fallback.engine];
    deps.log.warn('fallback_spoke', { audioId, engine: own, fallback: used });
  }
  const storagePath = fileFor(context, input.version);
  // The owner can read the file before the document names it.
  await context.markHeard();
  const written = deps.files.write(storagePath, recording.whole(), 'audio/mpeg');
  // Also after a failure nothing is written any longer.
  await Promise.allSettled([written, keepLossless(deps, context, storagePath, result)]);
  await written;
  const { firstSoundMs } = report;
  const { segments, speaker, voices } = input.request;
  const voiceUsed = voices?.size ? null : (result.fallback ?? speaker);
  const { spokenBy } = input;
  const made = { segments, spokenBy, result, storagePath, voiceUsed, firstSoundMs };
  if (await finish(deps, context, made)) return result;
  await deps.files.remove(storagePath);
  await deps.files.remove(losslessFile(storagePath));
  return null;
}

/**
 * The sound is complete and may have been heard, so it must be settled. If its content can't be stored, it is
 * stored without readings and word times.
 */
async function finish(
  deps: Deps,
  { uid, audioId, attempt }: AttemptContext,
  made: ConversionResult,
): Promise<boolean> {
  try {
    return await finishConversion(deps, uid, audioId, attempt, made);
  } catch (error) {
    deps.log.error('content_not_kept', { audioId, attempt: attempt.number }, error);
    const result = { ...made.result, words: [], normalized: [] };
    return finishConversion(deps, uid, audioId, attempt, { ...made, result });
  }
}

function hasKey(error: unknown): error is SpeechError | ApiError {
  return error instanceof SpeechError || error instanceof ApiError;
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(error instanceof SpeechError ? error.key : 'failed_to_synthesize_audio');
}

/** Errors with a key would occur again; any other is worth another attempt. */
async function fail(
  deps: Deps,
  { uid, audioId, attempt }: AttemptContext,
  error: unknown,
): Promise<void> {
  if (hasKey(error)) {
    const fields = { audioId, attempt: attempt.number, key: error.key };
    deps.log.error('conversion_failed', fields, error);
    await failConversion(deps, uid, audioId, error.key, attempt);
    return;
  }
  deps.log.error('conversion_broke', { audioId, attempt: attempt.number }, error);
  if (attempt.number >= limits.attempts) {
    await failConversion(deps, uid, audioId, 'failed_to_synthesize_audio', attempt);
  } else {
    await releaseLease(deps, uid, audioId, attempt);
  }
}

/**
 * Converts an audio into `recording` and finishes its document. Never throws: the document has the result.
 * Independent of listeners.
 */
export async function makeConversion(
  deps: Deps,
  context: AttemptContext,
  recording: Recording,
): Promise<void> {
  const lost = new AbortController();
  const stopKeeping = keepLease(deps, context, lost);
  const stopWatching = watchAudio(deps, context, recording, lost);
  const report = reportAttempt(deps, context);
  try {
    report.done(await make(deps, context, recording, report, lost.signal));
  } catch (error) {
    recording.break(asApiError(error));
    report.failed(asApiError(error));
    if (!lost.signal.aborted) {
      await fail(deps, context, error).catch((thrown: unknown) =>
        deps.log.error('conversion_not_ended', { audioId: context.audioId }, thrown),
      );
    }
  } finally {
    stopKeeping();
    void recording.idle().then(stopWatching);
  }
}
