import type { EngineId } from '@duu/contract/voice-settings';
import { SpeechError } from '../speech-error.ts';
import type { Engine } from './engine.ts';

/** Knows which engines fail at present (the pattern "circuit breaker"). Its methods don't throw. */
export interface Breaker {
  /** Whether to use an engine though another could speak. */
  mayTry(engine: EngineId): Promise<boolean>;
  /** A call has succeeded. */
  succeeded(engine: EngineId): void;
  /**
   * A call has failed after its retries. `atOnce` pauses the engine without waiting for more failures. Resolves
   * when all instances know.
   */
  failed(engine: EngineId, atOnce?: boolean): Promise<void>;
}

/** Returns whether an error is the provider's failure, which other texts would have too. */
export function isOutage(error: unknown): boolean {
  return error instanceof SpeechError && error.key === 'tts_request_failed';
}

/**
 * Returns an engine whose calls are reported. It belongs inside the cache: a cached chunk says nothing about a
 * provider.
 */
export function reported(engine: Engine, breaker: Breaker): Engine {
  return {
    ...engine,
    async *speak(request) {
      try {
        yield* engine.speak(request);
      } catch (error) {
        if (isOutage(error)) void breaker.failed(engine.id);
        throw error;
      }
      breaker.succeeded(engine.id);
    },
  };
}
