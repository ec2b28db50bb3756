import { limits } from '@duu/contract/limits';
import { isOutage } from './engines/breaker.ts';
import type { Engine } from './engines/engine.ts';
import { isSoundOf } from './kept-sound.ts';
import { produce, type Sink } from './produce.ts';
import type {
  SpeakDeps,
  SpeakRequest,
  SpeechEvent,
  SpeechResult,
  SpeechVoice,
} from './speak-types.ts';
import { SpeechError } from './speech-error.ts';

interface Candidate {
  readonly voice: SpeechVoice;
  readonly engine: Engine;
  readonly isOwn: boolean;
}

/**
 * The voices that can speak the request here, in the speaker's order.
 * @throws SpeechError if there is none, for the first voice's reason
 */
export function candidatesOf({ speaker, language }: SpeakRequest, { engines }: SpeakDeps) {
  const found: Candidate[] = [];
  let refused: SpeechError | undefined;
  for (const voice of [speaker, ...(speaker.fallbacks ?? [])]) {
    const engine = engines[voice.engine];
    if (engine?.languages.includes(language))
      found.push({ voice, engine, isOwn: voice === speaker });
    else
      refused ??= engine
        ? new SpeechError('unsupported_language', `${engine.id} has no ${language}`)
        : new SpeechError('tts_request_failed', 'this engine is not set up');
  }
  if (found.length === 0 && refused) throw refused;
  return found;
}

/** Keeps a voice's events until its first sound, so that nothing of a voice that fails earlier is sent. */
class HeldBack implements Sink {
  #held: SpeechEvent[] | null = [];
  readonly #sink: Sink;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  get hasSound(): boolean {
    return this.#held === null;
  }

  give(event: SpeechEvent): void {
    if (event.type === 'audio' && this.#held) {
      for (const held of this.#held) this.#sink.give(held);
      this.#held = null;
    }
    if (this.#held) this.#held.push(event);
    else this.#sink.give(event);
  }

  room(): Promise<void> {
    return this.#sink.room();
  }
}

/** Whether another voice may do better: not if the text has nothing to speak. */
const mayDoBetter = (error: unknown): boolean =>
  error instanceof SpeechError && error.key !== 'segment_invalid';

/**
 * Runs a conversion with the first voice that can: if one fails before its first sound, or takes too long for it,
 * the next starts from the beginning. The last one has all the time it needs. A failure after the first sound is
 * final (docs/decisions/0260).
 */
export async function produceInTurn(
  request: SpeakRequest,
  candidates: readonly Candidate[],
  signal: AbortSignal,
  sink: Sink,
  { breaker, timeout = (ms) => AbortSignal.timeout(ms), ...deps }: SpeakDeps,
): Promise<SpeechResult> {
  let failure: unknown;
  for (const [at, { voice, engine, isOwn }] of candidates.entries()) {
    const isLast = at === candidates.length - 1;
    if (!isLast && breaker && !(await breaker.mayTry(engine.id))) continue;
    signal.throwIfAborted();
    const held = new HeldBack(sink);
    const late = new AbortController();
    const patience = isLast ? null : timeout(limits.fallbackAfterMs);
    const giveUp = () => {
      if (held.hasSound) return;
      void breaker?.failed(engine.id);
      late.abort(new SpeechError('tts_request_failed', `${engine.id}: no sound in time`));
    };
    patience?.addEventListener('abort', giveUp, { once: true });
    try {
      const { kept, ...all } = request;
      const own = {
        ...all,
        speaker: { ...request.speaker, ...voice },
        // Another voice speaks all of it, and music goes on over segments.
        ...(isOwn && kept && request.background === null && isSoundOf(kept, engine)
          ? { kept }
          : {}),
      };
      const until = patience ? AbortSignal.any([signal, late.signal]) : signal;
      const result = await produce(own, engine, until, held, deps);
      return { ...result, fallback: isOwn ? null : voice };
    } catch (error) {
      signal.throwIfAborted();
      // A retry would get the first part from the cache, and fail at the same place.
      if (held.hasSound && isOutage(error)) await breaker?.failed(engine.id, true);
      if (isLast || held.hasSound || !mayDoBetter(error)) throw error;
      failure = error;
    } finally {
      patience?.removeEventListener('abort', giveUp);
    }
  }
  throw failure;
}
