import { type Call, errorsOf } from '@duu/contract/calls/call';
import { apiBase, calls } from '@duu/contract/calls/calls';
import { webhookBodies } from '@duu/contract/documents/webhook';
import { errorsEn } from '@duu/contract/errors/english';
import { fillLimit } from '@duu/contract/errors/fill-limit';
import { errorStatus } from '@duu/contract/errors/status';
import type { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { answerJson } from '../answer.ts';
import type { ByteRoute } from '../byte-route.ts';

/** What a call is called in the documentation. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const errorText = { 'text/plain': { schema: { type: 'string' as const } } };

/** Every status that a call can answer with, and its keys. */
function failuresOf(call: Call) {
  const keys = new Map<number, string[]>();
  for (const key of errorsOf(call)) {
    const status = errorStatus[key];
    keys.set(status, [
      ...(keys.get(status) ?? []),
      `\`${key}\`: ${fillLimit(errorsEn[key], undefined)}`,
    ]);
  }
  return Object.fromEntries(
    [...keys].map(([status, lines]) => [
      String(status),
      { description: lines.join('\n\n'), content: errorText },
    ]),
  );
}

function hasFields(schema: z.ZodType): boolean {
  return 'shape' in schema && Object.keys(schema.shape as object).length > 0;
}

function operationOf(name: string, call: Call) {
  const request = {
    ...(hasFields(call.params) ? { path: call.params } : {}),
    ...(hasFields(call.query) ? { query: call.query } : {}),
  };
  return {
    operationId: name,
    summary: titleOf(name),
    tags: [call.scope ?? 'public'],
    ...(call.who === 'public' ? { security: [] } : {}),
    ...(Object.keys(request).length > 0 ? { requestParams: request } : {}),
    ...(hasFields(call.input)
      ? { requestBody: { required: true, content: { 'application/json': { schema: call.input } } } }
      : {}),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: call.output } } },
      ...failuresOf(call),
    },
  };
}

/** The messages that are sent to a user's servers. */
const webhooks = Object.fromEntries(
  Object.entries(webhookBodies).map(([event, body]) => [
    event,
    {
      post: {
        operationId: event,
        summary: `The message ${event}`,
        tags: ['webhooks'],
        security: [],
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          '2XX': { description: 'Received. Any other answer is tried again for a day.' },
          '410': { description: 'Ends the endpoint.' },
        },
      },
    },
  ]),
);

/** Public calls that programs need. */
const open: ReadonlySet<string> = new Set(['getSpeakers', 'getPlans']);

/** Returns the product's API for keys as OpenAPI 3.1, made from the contract. */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.scope === null && !open.has(name)) continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Duu',
        version: '1',
        description:
          'Mongolian and English speech. Every request needs an API key of the settings as a bearer token. Speech in ' +
          'OpenAI’s shape is at /v1. A failed request is answered with the bare key of its error as text.',
        license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
      },
      servers: [{ url: server + apiBase }],
      security: [{ key: [] }],
      tags: [
        ...['speak', 'read', 'library'].map((name) => ({
          name,
          description: `For keys with the permission “${name}”`,
        })),
        { name: 'public', description: 'Without a key' },
        { name: 'webhooks', description: 'Sent to your servers, signed by Standard Webhooks' },
      ],
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'duu_…' } },
      },
      paths: paths as ZodOpenApiPathsObject,
      webhooks,
    },
    {
      override({ jsonSchema, zodSchema }) {
        // Instants are text in JSON.
        if (zodSchema._zod.def.type === 'date')
          Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
      },
      allowEmptySchema: { date: { input: true, output: true }, transform: { output: true } },
    },
  );
}

let made: ReturnType<typeof openApiDocument> | undefined;

/** `GET /api/openapi.json`. */
export const serveOpenApi: ByteRoute = async (request, response, { deps, limits }) => {
  await limits.countUnauthenticated(request);
  made ??= openApiDocument(deps.site());
  answerJson(response, made, 60);
};
