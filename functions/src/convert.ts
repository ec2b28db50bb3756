import './options.ts';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { conversionTask } from './adapters/conversion-tasks.ts';
import { deps } from './deps.ts';
import { speechSecrets } from './env.ts';
import { seeThrough } from './services/conversions/see-through.ts';

/** How long one run waits for an audio to end before it asks the queue to come back. */
const patienceMs = 8 * 60_000;

/** However the clocks of two instances differ, the player's head start is no longer. */
const longestWaitMs = 5_000;

/** The safety net under every conversion: delivered at least once, it sees that the audio ends. */
export const convert = onTaskDispatched(
  {
    concurrency: 8,
    timeoutSeconds: 540,
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 40 },
    secrets: speechSecrets,
  },
  async (request) => {
    const { uid, audioId, notBefore } = conversionTask.parse(request.data);
    const { now, pause } = deps();
    await pause(Math.min(longestWaitMs, Math.max(0, notBefore - now().getTime())));
    await seeThrough(deps(), uid, audioId, patienceMs);
  },
);
