import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI, { APIError } from 'openai';
import { expect, test } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { answerOpenAiError } from './open-ai-error.ts';

/** Answers everything with an error, and returns what OpenAI's package makes of it, and how often it asked. */
async function asked(error: ApiError) {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    answerOpenAiError(response, error);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const client = new OpenAI({ apiKey: 'duu_x', baseURL: `http://127.0.0.1:${port}/v1` });
  const thrown = await client.models.list().then(
    () => null,
    (failure: unknown) => failure,
  );
  server.closeAllConnections();
  server.close();
  if (!(thrown instanceof APIError)) throw new Error('It did not fail as OpenAI does.');
  const { status, type, code } = thrown;
  return { status, type, code, requests };
}

test.each([
  ['too many requests for a moment', new ApiError('request.too_many', { retryAfter: 0 }), 429, 3],
  ['too many for long', new ApiError('request.too_many', { retryAfter: 3600 }), 429, 1],
  ['a conflict, which is final', new ApiError('speaker_not_published'), 409, 1],
  ['no characters left', new ApiError('max_characters_exceeded'), 402, 1],
  ['no plan', new ApiError('no_active_subscription'), 402, 1],
  ['a wrong key', new ApiError('key.invalid'), 401, 1],
  ['a key without the permission', new ApiError('key.scope_missing'), 403, 1],
  ['an unknown model', new ApiError('model_not_found', { param: 'model' }), 404, 1],
] as const)('OpenAI’s package repeats only what may work then: %s', async (_, error, ...wanted) => {
  const { status, code, requests } = await asked(error);
  expect([status, requests]).toEqual(wanted);
  expect(code).toBe(error.key);
});
