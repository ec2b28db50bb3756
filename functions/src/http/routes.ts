import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallServices } from './answer-call.ts';
import { matchSegments, pathSegments } from './match-call.ts';
import { sharedAudio } from './shared-audio.ts';
import { streamAudio } from './stream-audio.ts';

/** Answers with bytes in place of JSON. Who may ask stands in the address, signed: an audio element sends no header. */
export type ByteRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
  params: Readonly<Record<string, string>>,
) => Promise<void>;

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly answer: ByteRoute;
}

const entries: readonly Entry[] = [
  { name: 'streamAudio', path: '/audios/:audioId/stream', answer: streamAudio },
  { name: 'sharedAudio', path: '/shares/:shareId/audio', answer: sharedAudio },
];

export interface RouteMatch {
  readonly name: string;
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    services: CallServices,
  ) => Promise<void>;
}

/** The byte route at a path, for GET and HEAD. */
export function matchRoute(method: string, path: string): RouteMatch | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const segments = pathSegments(path);
  if (segments === null) return null;
  for (const { name, path: pattern, answer } of entries) {
    const params = matchSegments(pattern.split('/').slice(1), segments);
    if (params !== null) {
      return {
        name,
        answer: (request, response, services) => answer(request, response, services, params),
      };
    }
  }
  return null;
}
