import type { Deps } from '../../deps.ts';

/**
 * Loads the engines early: a user who previews a reading or starts a conversion will need them on this
 * instance.
 */
export function preloadSpeech(deps: Deps): void {
  deps.speech().catch((error: unknown) => deps.log.error('speech_not_loaded', {}, error));
}
