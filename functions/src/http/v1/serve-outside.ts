import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../../api-error.ts';
import type { ByteServices, Route } from '../byte-route.ts';
import { serveOpenApi } from '../docs/openapi.ts';
import { matchSegments, pathSegments } from '../match-call.ts';
import { serveMcp } from '../mcp/serve-mcp.ts';
import { createSpeech } from './create-speech.ts';
import { getModel, listAudioModels, listModels, listVoices } from './lists.ts';

const read = ['GET', 'HEAD'];

/** The addresses of OpenAI's API, and those that its clients expect beside them. */
const entries: readonly Route[] = [
  { name: 'v1Speech', path: '/v1/audio/speech', methods: ['POST'], answer: createSpeech },
  { name: 'mcp', path: '/mcp', methods: ['POST'], answer: serveMcp },
  { name: 'openApi', path: '/api/openapi.json', methods: read, answer: serveOpenApi },
  { name: 'v1Models', path: '/v1/models', methods: read, answer: listModels },
  { name: 'v1Model', path: '/v1/models/:model', methods: read, answer: getModel },
  { name: 'v1AudioModels', path: '/v1/audio/models', methods: read, answer: listAudioModels },
  { name: 'v1AudioVoices', path: '/v1/audio/voices', methods: read, answer: listVoices },
  { name: 'v1Voices', path: '/v1/voices', methods: read, answer: listVoices },
];

export interface OutsideMatch {
  readonly name: string;
  readonly answer: (services: ByteServices) => Promise<void>;
}

/** Returns how a request to an address beside `/api` is answered. */
export function matchOutside(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): OutsideMatch {
  const segments = pathSegments(pathname) ?? [];
  const method = request.method ?? 'GET';
  const found = entries.flatMap((entry) => {
    const params = matchSegments(entry.path.split('/').slice(1), segments);
    return params === null ? [] : [{ entry, params }];
  });
  const match = found.find(({ entry }) => entry.methods.includes(method));
  if (match) {
    const { name, answer } = match.entry;
    return { name, answer: (services) => answer(request, response, services, match.params) };
  }
  return {
    name: 'unknown',
    async answer({ limits }) {
      await limits.countUnauthenticated(request);
      const [other] = found;
      if (!other) throw new ApiError('request.not_found');
      response.setHeader('Allow', other.entry.methods.join(', '));
      throw new ApiError('request.method_not_allowed');
    },
  };
}
