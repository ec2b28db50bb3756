import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorsEn } from '@duu/contract/errors/english';
import { fillLimit } from '@duu/contract/errors/fill-limit';
import { errorStatus } from '@duu/contract/errors/status';
import { limits } from '@duu/contract/limits';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { ApiError } from '../../api-error.ts';
import type { ByteRoute } from '../byte-route.ts';
import { receivedBody } from '../guard.ts';
import { header } from '../request.ts';
import { noStore } from '../security-headers.ts';
import { callerWithKey } from '../v1/caller-with-key.ts';
import { mcpServer } from './mcp-server.ts';

/** JSON-RPC's first code for errors of a server's own. */
const refusedCode = -32_001;

/** Answers a refusal as a JSON-RPC error, which clients show. */
export function answerMcpError(response: ServerResponse, { key, limit, retryAfter }: ApiError) {
  const status = errorStatus[key];
  response.statusCode = status;
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', noStore);
  const message = fillLimit(errorsEn[key], limit);
  const error = { code: refusedCode, message, data: { key } };
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
}

function asRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of Object.keys(request.headers)) {
    const value = header(request, name);
    if (value !== null) headers.set(name, value);
  }
  const body = new Uint8Array(receivedBody(request));
  return new Request('http://api.invalid/mcp', { method: 'POST', headers, body, signal });
}

/** Returns the parsed body; undefined if it is not JSON, which the handler answers. */
function messagesOf(request: IncomingMessage): unknown {
  try {
    return JSON.parse(receivedBody(request).toString());
  } catch {
    return undefined;
  }
}

/** `POST /mcp`: the Model Context Protocol over streamable HTTP, stateless, in both revisions. */
export const serveMcp: ByteRoute = async (request, response, services) => {
  const parsedBody = messagesOf(request);
  // The protocol's first revision allows several.
  const messages = Array.isArray(parsedBody) ? Math.max(1, parsedBody.length) : 1;
  const caller = await callerWithKey(request, services, null, messages);
  // All of them are answered at once.
  if (messages > limits.mcpMessages) throw new ApiError('request.too_large');
  services.limits.reserveSlot(request, response, null);
  const left = new AbortController();
  response.once('close', () => left.abort());
  const handler = createMcpHandler(() => mcpServer(services.deps, caller, left.signal));
  const answer = await handler.fetch(
    asRequest(request, left.signal),
    parsedBody === undefined ? {} : { parsedBody },
  );
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', noStore);
  if (answer.body) for await (const chunk of answer.body) response.write(chunk);
  response.end();
  await handler.close();
};
