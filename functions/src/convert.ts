import './options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { conversionTask, deliverySeconds } from './adapters/conversion-tasks.ts';
import { deps } from './deps.ts';
import { speechSecrets } from './env.ts';
import { withRequestId } from './request-context.ts';
import { runBook } from './services/books/run-book.ts';
import { runAudiobook } from './services/collections/audiobook/make-audiobook.ts';
import { runToCompletion } from './services/conversions/run-to-completion.ts';

/** How long one run waits for a conversion before the queue retries it. */
const timeoutMs = 8 * 60_000;

/** Upper bound for waiting for the player, in case instances' clocks differ. */
const maxWaitMs = 5_000;

/** Runs every conversion to completion, and books and audiobooks part by part. Delivered at least once. */
export const convert = onTaskDispatched(
  {
    // Conversions per vCPU with the first sound within a second (docs/scale.md).
    concurrency: 4,
    timeoutSeconds: deliverySeconds,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 40 },
    secrets: speechSecrets,
  },
  async (request) => {
    const task = conversionTask.parse(request.data);
    const { uid, notBefore, requestId } = task;
    const { now, pause } = deps();
    await withRequestId(requestId, async () => {
      await pause(Math.min(maxWaitMs, Math.max(0, notBefore - now().getTime())));
      if ('audioId' in task) await runToCompletion(deps(), uid, task.audioId, timeoutMs);
      else {
        const { collectionId, make } = task;
        if (make === undefined) await runBook(deps(), uid, collectionId, timeoutMs / 2);
        else await runAudiobook({ deps: deps(), uid, collectionId }, timeoutMs / 2);
      }
    });
  },
);
