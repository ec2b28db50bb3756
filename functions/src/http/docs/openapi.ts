import { type Call, errorsOf } from '@duu/contract/calls/call';
import { apiBase, calls } from '@duu/contract/calls/calls';
import { type WebhookEvent, webhookBodies, webhookEvents } from '@duu/contract/documents/webhook';
import { errorsEn } from '@duu/contract/errors/english';
import { fillLimit } from '@duu/contract/errors/fill-limit';
import { errorStatus } from '@duu/contract/errors/status';
import { idPattern } from '@duu/contract/id';
import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { answerJson } from '../answer.ts';
import type { ByteRoute } from '../byte-route.ts';
import { type CallText, callTexts } from './call-texts.ts';

const errorText = { 'text/plain': { schema: { type: 'string' as const } } };

/** Every status that a call can answer with, and its keys. */
function failuresOf(call: Call) {
  const keys = new Map<number, string[]>();
  // Those of a page's session don't concern keys.
  for (const key of errorsOf(call)) {
    if (key.startsWith('auth.')) continue;
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

/** False for an object without fields, which says that there is nothing to send. */
function hasFields(schema: z.ZodType): boolean {
  return !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0;
}

const repetition = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[!-~]{1,200}$/)
    .optional()
    .meta({
      description: 'A repeat with the same key and body is answered as the first request was.',
    }),
});

function operationOf(name: string, call: Call, about: CallText) {
  const request = {
    ...(hasFields(call.params) ? { path: call.params } : {}),
    ...(hasFields(call.query) ? { query: call.query } : {}),
    ...(about.repeats ? { header: repetition } : {}),
  };
  return {
    operationId: name,
    summary: about.title,
    description: about.text,
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

const eventTexts: Readonly<Record<WebhookEvent, CallText>> = {
  'audio.done': { title: 'Audio done', text: 'An audio was converted and can be played.' },
  'audio.failed': {
    title: 'Audio failed',
    text: 'An audio could not be converted. Its characters were given back.',
  },
  'credits.low': {
    title: 'Characters run low',
    text: 'Less than a tenth of the plan’s characters is left.',
  },
};

/** The messages that are sent to a user's servers. */
const webhooks = Object.fromEntries(
  webhookEvents.map((event) => [
    event,
    {
      post: {
        operationId: event,
        summary: eventTexts[event].title,
        description: eventTexts[event].text,
        tags: ['webhooks'],
        security: [],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: webhookBodies[event] } },
        },
        responses: {
          '2XX': { description: 'Received. Any other answer is tried again for a day.' },
          '410': { description: 'Ends the endpoint.' },
        },
      },
    },
  ]),
);

const texts: ReadonlyMap<string, CallText> = new Map(Object.entries(callTexts));

/** Returns the product's API for keys as OpenAPI 3.1, made from the contract. */
export function openApiDocument(server: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const about = texts.get(name);
    if (about === undefined) continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, about) };
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
        // Viewers would show a random id.
        if (jsonSchema.pattern === idPattern.source) jsonSchema.examples = ['k3vX9aQpT2mLr8Zs'];
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
