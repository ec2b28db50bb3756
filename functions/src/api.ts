import './options.ts';
import { onRequest } from 'firebase-functions/v2/https';
import { deps } from './deps.ts';
import {
  inEmulator,
  mailAccess,
  qpaySecrets,
  speechSecrets,
  stripeSecrets,
  trialKey,
  warmInstances,
} from './env.ts';
import { functionLimits } from './function-limits.ts';
import type { CallServices } from './http/answer-call.ts';
import { serveApi } from './http/serve-api.ts';

let services: CallServices | undefined;

function servicesOnce(): CallServices {
  services ??= {
    deps: deps(),
    limits: functionLimits(),
    checkAnswers: inEmulator,
  };
  return services;
}

/** Everything under /api/v1. The timeout is that of streams. */
export const api = onRequest(
  {
    // One vCPU can start four conversions at once (docs/scale.md); most of the others are short calls.
    concurrency: 16,
    minInstances: warmInstances,
    timeoutSeconds: 600,
    invoker: 'public',
    cors: false,
    secrets: [trialKey, mailAccess, ...speechSecrets, ...stripeSecrets, ...qpaySecrets],
  },
  (request, response) => serveApi(request, response, servicesOnce()),
);
