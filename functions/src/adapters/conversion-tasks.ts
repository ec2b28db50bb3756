import { id } from '@duu/contract/id';
import type { Functions } from 'firebase-admin/functions';
import { z } from 'zod';
import { region } from '../env.ts';

/** What the queue worker is told. */
export const conversionTask = z.object({ uid: id, audioId: id });
export type ConversionTask = z.infer<typeof conversionTask>;

/** The safety net: whatever happens to the instance that makes an audio, the task makes it again. */
export interface ConversionTasks {
  /** `taskId` may be used once; a second task of the same id is dropped. */
  enqueue(task: ConversionTask, taskId: string): Promise<void>;
}

/** The player's own request comes first where there is one, so that the person hears the sound being made. */
const headStartSeconds = 4;

export function createConversionTasks(functions: () => Promise<Functions>): ConversionTasks {
  return {
    async enqueue(task, taskId) {
      const queue = (await functions()).taskQueue<ConversionTask>(
        `locations/${region}/functions/convert`,
      );
      try {
        await queue.enqueue(task, { id: taskId, scheduleDelaySeconds: headStartSeconds });
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'functions/task-already-exists') throw error;
      }
    },
  };
}
