import { id } from '@duu/contract/id';
import { requestId } from '@duu/contract/request-id';
import type { Functions } from 'firebase-admin/functions';
import { z } from 'zod';
import { region } from '../region.ts';
import { currentRequestId } from '../request-context.ts';

/** A conversion; the conversions of a book, or the encoding of an audiobook, by its collection. */
const work = z.union([
  z.object({ uid: id, audioId: id }),
  z.object({ uid: id, collectionId: id, make: z.literal('audiobook').optional() }),
]);
type Work = z.infer<typeof work>;

const delivery = z.object({
  /**
   * Ms since 1970. Until then the player's request may start the conversion. Not every queue delivers late
   * enough.
   */
  notBefore: z.int(),
  /** The request that asked for the conversion. */
  requestId: requestId.optional(),
});
export const conversionTask = work.and(delivery);
type ConversionTask = z.infer<typeof conversionTask>;

/** The queue that runs books and audiobooks, and finishes a conversion if the instance that runs it dies. */
export interface ConversionTasks {
  /**
   * A second task with the same `taskId` is dropped.
   * @param waitsForPlayer whether a player may start the conversion too
   */
  enqueue(task: Work, taskId: string, waitsForPlayer: boolean): Promise<void>;
}

/**
 * How long one delivery may take. The queue must wait as long: it would deliver the task again, beside the run that works on
 * it. The emulator waits a minute if it is not told.
 */
export const deliverySeconds = 540;

/** Lets the player's own request start first, so that the user hears the sound while it is made. */
export const headStartSeconds = 3;

export function createConversionTasks(
  functions: () => Promise<Functions>,
  now: () => Date,
): ConversionTasks {
  return {
    async enqueue(task, taskId, waitsForPlayer) {
      const queue = (await functions()).taskQueue<ConversionTask>(
        `locations/${region}/functions/convert`,
      );
      try {
        const waitSeconds = waitsForPlayer ? headStartSeconds : 0;
        const notBefore = now().getTime() + waitSeconds * 1000;
        await queue.enqueue(
          { ...task, notBefore, requestId: currentRequestId() },
          {
            id: taskId,
            scheduleDelaySeconds: waitSeconds,
            dispatchDeadlineSeconds: deliverySeconds,
          },
        );
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'functions/task-already-exists') throw error;
      }
    },
  };
}
