import type { SpeechResult } from '@duu/speech/speak-types';
import type { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { AttemptContext } from './attempt.ts';

/** Logs an attempt and sends it as a step of a trace. */
export interface AttemptReport {
  /** Call it for every chunk: the first counts. */
  sound(): void;
  /** Ms from the request until its first sound; null if it has none yet, or if no player waited for it. */
  readonly firstSoundMs: number | null;
  /** @param result null if a later attempt has the audio */
  done(result: SpeechResult | null): void;
  failed(error: ApiError): void;
}

export function reportAttempt(
  deps: Deps,
  { audioId, audio, attempt, startedBy }: Omit<AttemptContext, 'stored'>,
): AttemptReport {
  const { log, now, traces } = deps;
  const startedAt = now();
  const fields = { audioId, attempt: attempt.number, startedBy };
  let firstSoundAt: Date | null = null;
  // The request set the audio's time when it was accepted.
  const sinceRequest = (at: Date) => Math.max(0, at.getTime() - audio.updatedAt.getTime());
  const end = (outcome: 'done' | 'fenced' | 'failed', error?: string): number => {
    const endedAt = now();
    traces.send({
      name: 'conversion.attempt',
      startedAt,
      endedAt,
      attributes: { ...fields, outcome, characters: audio.characters, language: audio.language },
      events: firstSoundAt === null ? [] : [{ name: 'first_byte', at: firstSoundAt }],
      ...(error === undefined ? undefined : { error }),
    });
    return endedAt.getTime() - startedAt.getTime();
  };
  return {
    sound() {
      if (firstSoundAt !== null) return;
      firstSoundAt = now();
      log.info('first_sound', { ...fields, ms: sinceRequest(firstSoundAt) });
    },
    get firstSoundMs() {
      if (firstSoundAt === null || startedBy === 'queue') return null;
      return sinceRequest(firstSoundAt);
    },
    done(result) {
      const ms = end(result ? 'done' : 'fenced');
      const event = result ? 'conversion_done' : 'conversion_fenced';
      log.info(event, { ...fields, ms, durationMs: result?.durationMs });
    },
    failed: (error) => void end('failed', error.key),
  };
}
