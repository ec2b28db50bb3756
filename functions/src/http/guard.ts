// The platform's server (functions-framework) inflates and parses bodies up to 1,024 MB before a function
// runs, without a setting for that. It loads this module before it creates its server, so that its server is
// guarded.
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { apiBase, calls } from '@duu/contract/calls/calls';
import { errorStatus } from '@duu/contract/errors/status';
import { limits } from '@duu/contract/limits';
import { requestIdHeader } from '@duu/contract/request-id';
import { requestIdOf, withRequestId } from '../request-context.ts';
import { callerAddress } from './caller-address.ts';
import { matchCall } from './match-call.ts';
import { type BodyLimits, noBodies, RequestRefused, receiveBody } from './receive-body.ts';
import { noStore, setSecurityHeaders } from './security-headers.ts';
import { openAiBody } from './v1/open-ai-error.ts';
import { isForPrograms } from './v1/paths.ts';

const bodyLimits: BodyLimits = {
  bytes: limits.bodyBytes,
  silenceMs: limits.bodySilenceMs,
  totalMs: limits.bodyTotalMs,
  slow: limits.slowBodies,
  ofNetwork: limits.bodiesOfNetwork,
};

/** Returns the sender's network; null if many share it, as on one machine. */
function networkOf(request: IncomingMessage): string | null {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return null;
  const { network, shared } = callerAddress(request, true);
  return shared ? null : network;
}

const received = new WeakMap<IncomingMessage, Buffer>();

/**
 * Returns the body that the guard has read; empty if there is none.
 * @throws Error if the request did not pass the guard: the server would be unprotected
 */
export function receivedBody(request: IncomingMessage): Buffer {
  const body = received.get(request);
  if (body === undefined) throw new Error('The request did not pass the guard of its server.');
  return body;
}

function parsedJson(request: IncomingMessage, body: Buffer): unknown {
  if (!request.headers['content-type']?.toLowerCase().startsWith('application/json')) return {};
  try {
    return JSON.parse(body.toString());
  } catch {
    return {};
  }
}

/** Sets the body as the platform's parsers do, marked as parsed, so that they skip it. */
function asParsed(request: IncomingMessage, body: Buffer): void {
  received.set(request, body);
  if (body.length > 0) {
    Object.assign(request, { rawBody: body, body: parsedJson(request, body), _body: true });
  }
}

/**
 * How long a refused sender may continue, in ms. An immediate close would reset the connection before the
 * answer is read.
 */
const lingerMs = 1_000;

/** Answers the key and closes the connection. The rest of the body is dropped. */
function refuse(request: IncomingMessage, response: ServerResponse, { key }: RequestRefused): void {
  const forPrograms = isForPrograms(request.url ?? '/');
  const body = forPrograms ? openAiBody({ key }) : key;
  response.writeHead(errorStatus[key], {
    'Content-Type': `${forPrograms ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': noStore,
    Connection: 'close',
  });
  response.write(body);
  const close = () => {
    clearTimeout(timer);
    response.end(() => request.destroy());
  };
  const timer = setTimeout(close, lingerMs);
  request.once('end', close).once('close', close).resume();
}

/** Refuses a broken escape here: the platform's router would answer with its own page. */
function refuseBrokenPath({ url = '/' }: IncomingMessage): void {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    throw new RequestRefused('request.not_found');
  }
}

/** Returns the limits for a request: its call may have a larger body than others. */
function limitsFor({ method = 'GET', url = '/' }: IncomingMessage, within: BodyLimits): BodyLimits {
  const [path = ''] = url.split('?', 1);
  const match = path.startsWith(apiBase) ? matchCall(method, path.slice(apiBase.length)) : null;
  const bytes = match === null ? 0 : calls[match.name].bodyBytes;
  return bytes > limits.bodyBytes ? { ...within, bytes } : within;
}

/** Calls `next` with the request's id once its body has arrived, within limits. */
export function guarded(next: RequestListener, within: BodyLimits = bodyLimits): RequestListener {
  const bodies = noBodies();
  return async (request, response) => {
    const id = requestIdOf(request.headers);
    setSecurityHeaders(response);
    response.setHeader(requestIdHeader, id);
    // The name that OpenAI's clients show with an error.
    response.setHeader('x-request-id', id);
    try {
      refuseBrokenPath(request);
      asParsed(
        request,
        await receiveBody(request, limitsFor(request, within), bodies, networkOf(request)),
      );
    } catch (error) {
      if (error instanceof RequestRefused) refuse(request, response, error);
      else request.destroy();
      return;
    }
    withRequestId(id, () => next(request, response));
  };
}

/** Makes every server of this process that is created later use the guard. */
export function guardServers(): void {
  const create = http.createServer;
  const createGuarded = (...given: unknown[]): http.Server => {
    const server: http.Server = Reflect.apply(create, http, given);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on(
      'request',
      guarded((request, response) => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      }),
    );
    return server;
  };
  http.createServer = createGuarded as typeof http.createServer;
}
