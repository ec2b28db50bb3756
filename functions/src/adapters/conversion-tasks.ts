import { id } from '@duu/contract/id';
import type { Functions } from 'firebase-admin/functions';
import { z } from 'zod';
import { region } from '../env.ts';

/** What the queue worker is told. */
export const conversionTask = z.object({
  uid: id,
  audioId: id,
  /** Ms since 1970: until then the audio is the player's to begin. Not every queue delivers late enough. */
  notBefore: z.int(),
});
type ConversionTask = z.infer<typeof conversionTask>;

/** The safety net: whatever happens to the instance that makes an audio, the task makes it again. */
export interface ConversionTasks {
  /** `taskId` may be used once; a second task of the same id is dropped. */
  enqueue(task: Pick<ConversionTask, 'uid' | 'audioId'>, taskId: string): Promise<void>;
}

/** The player's own request comes first where there is one, so that the person hears the sound being made. */
const headStartSeconds = 3;

export function createConversionTasks(
  functions: () => Promise<Functions>,
  now: () => Date,
): ConversionTasks {
  return {
    async enqueue(task, taskId) {
      const queue = (await functions()).taskQueue<ConversionTask>(
        `locations/${region}/functions/convert`,
      );
      try {
        const notBefore = now().getTime() + headStartSeconds * 1000;
        await queue.enqueue(
          { ...task, notBefore },
          { id: taskId, scheduleDelaySeconds: headStartSeconds },
        );
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'functions/task-already-exists') throw error;
      }
    },
  };
}
