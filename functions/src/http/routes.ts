import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { logPolicyReports } from '../services/policy-reports.ts';
import { playlistCover, playlistFile } from '../services/sharing/playlists.ts';
import { sharedFile } from '../services/sharing/read-share.ts';
import { answerJson } from './answer.ts';
import type { ByteRoute, ByteServices, Route } from './byte-route.ts';
import { receivedBody } from './guard.ts';
import { matchSegments, pathSegments } from './match-call.ts';
import { sendAudioFile } from './send-audio-file.ts';
import { sendCollectionFile } from './send-collection-file.ts';
import { sendFeed } from './send-feed.ts';
import { sendSoundFile } from './send-sound-file.ts';
import { streamAudio } from './stream-audio.ts';
import { webhookOf } from './webhooks.ts';

/** Violations of the security policy, in the content types of browsers. */
const policyReports: ByteRoute = async (request, response, { deps, limits }) => {
  await limits.countReport(request);
  await limits.countUnauthenticated(request);
  logPolicyReports(deps, receivedBody(request));
  answerJson(response, {}, 0);
};

/** A file behind a public link, for as long as the link works. */
function publicFile(
  pathOf: (deps: Deps, params: Readonly<Record<string, string>>) => Promise<string>,
  options: Parameters<typeof sendAudioFile>[4] = { withoutTag: true },
): ByteRoute {
  return async (request, response, { deps, limits }, params) => {
    await limits.countUnauthenticated(request);
    limits.reserveSlot(request, response, null);
    const path = await pathOf(deps, params);
    const sent = await sendAudioFile(request, response, deps, path, options);
    if (!sent) throw new ApiError('share.not_found');
  };
}

const sharedAudio = publicFile((deps, { shareId = '' }) => sharedFile(deps, shareId));
const playlistAudio = publicFile((deps, { playlistId = '', audioId = '' }) =>
  playlistFile(deps, playlistId, audioId),
);

const cover = publicFile((deps, { playlistId = '' }) => playlistCover(deps, playlistId), {
  type: 'image/jpeg',
});

const read = ['GET', 'HEAD'];

const entries: Route[] = [
  { name: 'streamAudio', path: '/audios/:audioId/stream', methods: read, answer: streamAudio },
  { name: 'soundFile', path: '/audios/:audioId/file', methods: ['GET'], answer: sendSoundFile },
  { name: 'policyReports', path: '/reports/csp', methods: ['POST'], answer: policyReports },
  { name: 'sharedAudio', path: '/shares/:shareId/audio', methods: read, answer: sharedAudio },
  {
    name: 'playlistAudio',
    path: '/playlists/:playlistId/audios/:audioId/sound.mp3',
    methods: read,
    answer: playlistAudio,
  },
  {
    name: 'playlistCover',
    path: '/playlists/:playlistId/cover.jpg',
    methods: read,
    answer: cover,
  },
  {
    name: 'playlistFeed',
    path: '/playlists/:playlistId/feed.xml',
    methods: read,
    answer: sendFeed,
  },
  {
    name: 'collectionFile',
    path: '/collections/:collectionId/file',
    methods: read,
    answer: sendCollectionFile,
  },
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
];

/** Adds routes that only some deployments have. */
export function addRoutes(more: readonly Route[]): void {
  entries.push(...more);
}

export interface RouteMatch {
  readonly name: string;
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    services: ByteServices,
  ) => Promise<void>;
}

/** Returns the byte route at a path. */
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
