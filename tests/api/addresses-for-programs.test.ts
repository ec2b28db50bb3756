import { beforeAll, describe, expect, test } from 'vitest';
import { withKey } from '../support/keys.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser } from '../support/users.ts';

let key: string;

beforeAll(async () => {
  ({ token: key } = await withKey(await newProUser(), ['speak']));
});

describe('other addresses for programs', () => {
  test.each([
    ['GET', '/v1/', 404],
    ['GET', '/v1', 404],
    ['POST', '/v1/chat/completions', 404],
    ['GET', '/v1/audio/speech', 405],
    ['POST', '/v1/models', 405],
    ['POST', '/audio/speech', 404],
    ['GET', '/.well-known/oauth-protected-resource', 404],
    ['GET', '/.well-known/oauth-authorization-server/mcp', 404],
  ])('%s %s is %i in JSON', async (method, path, status) => {
    const answer = await fetch(baseUrl() + path, { method });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.any(String), param: null },
    });
  });

  test('a body that is too large is refused in JSON', async () => {
    const answer = await fetch(`${baseUrl()}/v1/audio/speech`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ model: 'tts-1', voice: 'alloy', input: 'а'.repeat(40_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'request.too_large' } });
  });
});
