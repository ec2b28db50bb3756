import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { logPolicyReports } from '../services/policy-reports.ts';
import { jsonChapters, playlistEpisode } from '../services/sharing/episodes.ts';
import { playlistCover, playlistFile } from '../services/sharing/playlists.ts';
import { sharedFile } from '../services/sharing/read-share.ts';
import { answerJson } from './answer.ts';
import type { ByteRoute, ByteServices, Route } from './byte-route.ts';
import { receivedBody } from './guard.ts';
import { matchSegments, pathSegments } from './match-call.ts';
import { noStore } from './security-headers.ts';
import { sendCollectionFile } from './send-collection-file.ts';
import { sendDevicePart } from './send-device-part.ts';
import { sendFeed } from './send-feed.ts';
import { sendSoundFile } from './send-sound-file.ts';
import { sendAudioFile, sendSpans } from './send-spans.ts';
import { streamAudio } from './stream-audio.ts';
import { webhookOf } from './webhooks.ts';

/** Violations of the security policy, in the content types of browsers. */
const policyReports: ByteRoute = async (request, response, { deps, limits }) => {
  await limits.countReport(request);
  await limits.countUnauthenticated(request);
  logPolicyReports(deps, receivedBody(request));
  answerJson(response, {}, 0);
};

type Params = Readonly<Record<string, string>>;

/** A file behind a public link, for as long as the link works. */
function publicFile(send: (...of: Parameters<ByteRoute>) => Promise<void>): ByteRoute {
  return async (request, response, services, params) => {
    await services.limits.countUnauthenticated(request);
    services.limits.reserveSlot(request, response, null);
    await send(request, response, services, params);
  };
}

const publicSound = (pathOf: (deps: Deps, params: Params) => Promise<string>) =>
  publicFile(async (request, response, { deps }, params) => {
    const path = await pathOf(deps, params);
    const sent = await sendAudioFile(request, response, deps, path, { withoutTag: true });
    if (!sent) throw new ApiError('share.not_found');
  });

const sharedAudio = publicSound((deps, { shareId = '' }) => sharedFile(deps, shareId));
const playlistAudio = publicSound((deps, { playlistId = '', audioId = '' }) =>
  playlistFile(deps, playlistId, audioId),
);

const cover = publicFile(async (request, response, { deps }, { playlistId = '' }) => {
  const path = await playlistCover(deps, playlistId);
  const to = await deps.files.size(path);
  if (to === null) throw new ApiError('share.not_found');
  await sendSpans(request, response, deps, [{ path, from: 0, to }], { type: 'image/jpeg' });
});

const episodeSound = publicFile(async (request, response, { deps }, params) => {
  const { spans } = await playlistEpisode(deps, params.playlistId ?? '', params.audioId ?? '');
  await sendSpans(request, response, deps, spans);
});

const episodeChapters = publicFile(async (request, response, { deps }, params) => {
  const episode = await playlistEpisode(deps, params.playlistId ?? '', params.audioId ?? '');
  response.setHeader('Content-Type', 'application/json+chapters');
  response.setHeader('Cache-Control', noStore);
  response.end(request.method === 'HEAD' ? undefined : jsonChapters(episode));
});

const read = ['GET', 'HEAD'];

const entries: Route[] = [
  { name: 'streamAudio', path: '/audios/:audioId/stream', methods: read, answer: streamAudio },
  { name: 'soundFile', path: '/audios/:audioId/file', methods: ['GET'], answer: sendSoundFile },
  {
    name: 'devicePart',
    path: '/speakers/:speakerId/device-voice/file',
    methods: ['GET'],
    answer: sendDevicePart,
  },
  { name: 'policyReports', path: '/reports/csp', methods: ['POST'], answer: policyReports },
  { name: 'sharedAudio', path: '/shares/:shareId/audio', methods: read, answer: sharedAudio },
  {
    name: 'playlistAudio',
    path: '/playlists/:playlistId/audios/:audioId/sound.mp3',
    methods: read,
    answer: playlistAudio,
  },
  {
    name: 'episodeSound',
    path: '/playlists/:playlistId/episodes/:audioId/sound.mp3',
    methods: read,
    answer: episodeSound,
  },
  {
    name: 'episodeChapters',
    path: '/playlists/:playlistId/episodes/:audioId/chapters.json',
    methods: read,
    answer: episodeChapters,
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
