import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../deps.ts';
import { matchSegments, pathSegments } from './match-call.ts';
import { policyReports } from './policy-reports.ts';
import type { RequestLimits } from './request-limits.ts';
import { sharedAudio } from './shared-audio.ts';
import { simulatedPage } from './simulated-page.ts';
import { streamAudio } from './stream-audio.ts';
import { webhookOf } from './webhooks.ts';

export interface ByteServices {
  readonly deps: Deps;
  readonly limits: RequestLimits;
}

/**
 * Answers with something other than a call's JSON: sound, whose address is signed because audio elements send
 * no headers, or a provider's webhook, which its adapter checks. It counts the request itself, for the user
 * if the address names one, and reserves a slot.
 */
export type ByteRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  services: ByteServices,
  params: Readonly<Record<string, string>>,
) => Promise<void>;

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly string[];
  readonly answer: ByteRoute;
}

const read = ['GET', 'HEAD'];

const entries: readonly Entry[] = [
  { name: 'streamAudio', path: '/audios/:audioId/stream', methods: read, answer: streamAudio },
  { name: 'policyReports', path: '/reports/csp', methods: ['POST'], answer: policyReports },
  { name: 'sharedAudio', path: '/shares/:shareId/audio', methods: read, answer: sharedAudio },
  {
    name: 'stripeWebhook',
    path: '/webhooks/stripe',
    methods: ['POST'],
    answer: webhookOf('stripe'),
  },
  {
    name: 'qpayWebhook',
    path: '/webhooks/qpay/:orderId/:secret',
    methods: ['GET', 'POST'],
    answer: webhookOf('qpay'),
  },
  {
    name: 'simulatedWebhook',
    path: '/webhooks/simulated',
    methods: ['POST'],
    answer: webhookOf('simulated'),
  },
  {
    name: 'simulatedPage',
    path: '/simulated/:orderId',
    methods: ['GET', 'POST'],
    answer: simulatedPage,
  },
];

export interface RouteMatch {
  readonly name: string;
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    services: ByteServices,
  ) => Promise<void>;
}

/** The byte route at a path. */
export function matchRoute(method: string, path: string): RouteMatch | null {
  const segments = pathSegments(path);
  if (segments === null) return null;
  for (const { name, path: pattern, methods, answer } of entries) {
    if (!methods.includes(method)) continue;
    const params = matchSegments(pattern.split('/').slice(1), segments);
    if (params !== null) {
      return { name, answer: (request, response, of) => answer(request, response, of, params) };
    }
  }
  return null;
}
