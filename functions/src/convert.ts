import './options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { conversionTask } from './adapters/conversion-tasks.ts';
import { deps } from './deps.ts';
import { trialKey } from './env.ts';
import { seeThrough } from './services/conversions/see-through.ts';

/** How long one run waits for an audio to end before it asks the queue to come back. */
const patienceMs = 8 * 60_000;

/** The safety net under every conversion: delivered at least once, it sees that the audio ends. */
export const convert = onTaskDispatched(
  {
    concurrency: 8,
    timeoutSeconds: 540,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 40 },
    secrets: [trialKey],
  },
  async (request) => {
    const { uid, audioId } = conversionTask.parse(request.data);
    await seeThrough(deps(), uid, audioId, patienceMs);
  },
);
