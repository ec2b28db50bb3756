import { type ConversionTasks, headStartSeconds } from '../../adapters/conversion-tasks.ts';
import type { Deps } from '../../deps.ts';

type Work = Parameters<ConversionTasks['enqueue']>[0];

/** Queues a task. A failing queue does not refuse the conversion: the job `settleStale` finds what has no task. */
async function enqueue(
  { tasks, log, newId }: Deps,
  work: Work,
  name: string,
  waitsForPlayer: boolean,
): Promise<void> {
  try {
    await tasks.enqueue(work, `${name}-${newId()}`, waitsForPlayer);
  } catch (error) {
    const { uid: _, ...of } = work;
    log.error('enqueue_failed', of, error);
  }
}

/** Queues a task that runs the conversion to completion. The player's own request starts it too. */
export const enqueueConversion = (deps: Deps, uid: string, audioId: string): Promise<void> =>
  enqueue(deps, { uid, audioId }, audioId, true);

/**
 * Queues a conversion's task while the conversion is being written, of which it needs nothing. Where that took so long that the
 * task may have come first, and found nothing to do, it is queued again.
 */
export async function enqueueWhileWritten<Result>(
  deps: Deps,
  uid: string,
  audioId: string,
  written: Promise<Result>,
): Promise<Result> {
  const begunAt = deps.now().getTime();
  const [result] = await Promise.all([written, enqueueConversion(deps, uid, audioId)]);
  if (deps.now().getTime() - begunAt >= headStartSeconds * 1000)
    await enqueueConversion(deps, uid, audioId);
  return result;
}

/** Queues a task that encodes a collection for its M4B. */
export const enqueueAudiobook = (deps: Deps, uid: string, collectionId: string): Promise<void> =>
  enqueue(deps, { uid, collectionId, make: 'audiobook' }, `audiobook-${collectionId}`, false);

/** Queues a task that converts a book part by part. */
export const enqueueBook = (deps: Deps, uid: string, collectionId: string): Promise<void> =>
  enqueue(deps, { uid, collectionId }, `book-${collectionId}`, true);

/** Queues a task that goes on with a book after another one. */
export const enqueueRestOfBook = (deps: Deps, uid: string, collectionId: string): Promise<void> =>
  enqueue(deps, { uid, collectionId }, `book-${collectionId}`, false);
