import type { Deps } from '../../deps.ts';

/**
 * Loads the engines while there is time: who looks how a text is read, or has just asked for its sound, will want to
 * hear it from this instance.
 */
export function expectSpeech(deps: Deps): void {
  deps.speech().catch((error: unknown) => deps.log.error('speech_not_loaded', {}, error));
}
