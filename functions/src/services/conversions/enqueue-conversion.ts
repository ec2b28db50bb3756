import type { Deps } from '../../deps.ts';

/**
 * Asks the queue to see an audio through. The audio is written by now, so a queue that does not answer is no
 * reason to refuse: the player's own request makes the sound, and the sweep gives back what nobody made.
 */
export async function enqueueConversion(deps: Deps, uid: string, audioId: string): Promise<void> {
  try {
    await deps.tasks.enqueue({ uid, audioId }, `${audioId}-${deps.newId()}`);
  } catch (error) {
    deps.log.error('enqueue_failed', { audioId }, error);
  }
}
