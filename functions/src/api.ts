import './options.ts';
import { limits } from '@duu/contract/limits';
import { onRequest } from 'firebase-functions/v2/https';
import { deps } from './deps.ts';
import { inEmulator, speechSecrets, streamKey, trialKey } from './env.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { type ApiServices, serveApi } from './http/serve-api.ts';

let services: ApiServices | undefined;

function servicesOnce(): ApiServices {
  services ??= {
    deps: deps(),
    userLimit: createRateLimit(limits.requestsPerMinute.user, Date.now),
    addressLimit: createRateLimit(limits.requestsPerMinute.address, Date.now),
    reportLimit: createRateLimit(limits.requestsPerMinute.clientErrors, Date.now),
    checkOutput: inEmulator,
  };
  return services;
}

/** Everything under /api/v1. Streams last as long as making a sound does. */
export const api = onRequest(
  {
    concurrency: 40,
    timeoutSeconds: 600,
    invoker: 'public',
    cors: false,
    secrets: [streamKey, trialKey, ...speechSecrets],
  },
  (request, response) => serveApi(request, response, servicesOnce()),
);
