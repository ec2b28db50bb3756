import type { ServerResponse } from 'node:http';
import { awaitFirstSound } from '@duu/speech/stream/first-sounds';

/**
 * Sound that others hear much later waits until this answer has its first, or ends without one.
 * @returns to be called when the first bytes are there
 */
export function awaitFirstSoundOf(response: ServerResponse): () => void {
  const endWait = awaitFirstSound();
  response.once('close', endWait);
  return endWait;
}
