import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../deps.ts';
import { matchSegments, pathSegments } from './match-call.ts';
import type { RequestLimits } from './request-limits.ts';
import { sharedAudio } from './shared-audio.ts';
import { streamAudio } from './stream-audio.ts';

export interface ByteServices {
  readonly deps: Deps;
  readonly limits: RequestLimits;
}

/**
 * Answers with bytes in place of JSON. Who may ask stands in the address, signed: an audio element sends no header. It
 * counts the request itself, for the person where the address names one, and takes a place.
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
    services: ByteServices,
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
      return { name, answer: (request, response, of) => answer(request, response, of, params) };
    }
  }
  return null;
}
