import type { Deps } from '../../deps.ts';

/**
 * Queues a task that runs the conversion to completion. A failing queue is no reason to refuse: the player's
 * own request starts the conversion, and the job `settleStale` finds others.
 */
export async function enqueueConversion(deps: Deps, uid: string, audioId: string): Promise<void> {
  try {
    await deps.tasks.enqueue({ uid, audioId }, `${audioId}-${deps.newId()}`);
  } catch (error) {
    deps.log.error('enqueue_failed', { audioId }, error);
  }
}

/** Queues a task that converts a book part by part. The job `settleStale` finds books without one. */
export async function enqueueBook(deps: Deps, uid: string, collectionId: string): Promise<void> {
  try {
    await deps.tasks.enqueue({ uid, collectionId }, `book-${collectionId}-${deps.newId()}`);
  } catch (error) {
    deps.log.error('enqueue_failed', { collectionId }, error);
  }
}
