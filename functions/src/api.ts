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
import { preloadSpeech } from './services/conversions/preload-speech.ts';
import { preloadWhenIdle } from './services/conversions/preload-when-idle.ts';

let services: CallServices | undefined;

function servicesOnce(): CallServices {
  services ??= {
    deps: deps(),
    limits: functionLimits(),
    checkAnswers: inEmulator,
  };
  return services;
}

const throughIdle = preloadWhenIdle(() => preloadSpeech(deps()));

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
  (request, response) =>
    throughIdle(
      request.headers.authorization !== undefined,
      serveApi(request, response, servicesOnce()),
    ),
);
