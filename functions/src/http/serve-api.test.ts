import { limits } from '@duu/contract/limits';
import { expect, test, vi } from 'vitest';
import type { PublicResponse } from '../adapters/public-fetch/public-fetch.ts';
import { ApiError } from '../api-error.ts';
import { chargeReading } from '../request-context.ts';
import { serving, signedIn } from './testing/api-server.ts';

test('an answer is JSON that is not cached, an error the bare key', async () => {
  const { ask } = await serving();
  const country = await ask('/ip2location', { headers: { 'X-Country-Code': 'mn' } });
  expect([country.answer.status, country.text]).toEqual([200, '{"country":"MN"}']);
  expect(country.answer.headers.get('cache-control')).toBe('private, no-store');
  const missing = await ask('/nothing');
  expect(missing.answer.headers.get('cache-control')).toBe('private, no-store');
  expect([missing.answer.status, missing.text]).toEqual([404, 'request.not_found']);
  expect(missing.answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await ask('/route-rules?path=/a&path=/b')).text).toBe('request.invalid');
});

test('a method that no call at the address has is refused with those that they have', async () => {
  const { ask } = await serving();
  const { answer, text } = await ask('/speakers', { method: 'DELETE' });
  expect([answer.status, text]).toEqual([405, 'request.method_not_allowed']);
  expect(answer.headers.get('allow')).toBe('GET');
});

test('an internal error is one key for the client, and the log has no personal data', async () => {
  const { ask, logged } = await serving({
    documents: {
      speakers: () => {
        throw new Error('the database is away');
      },
    },
  });
  const failed = await ask('/speakers');
  expect([failed.answer.status, failed.text]).toEqual([500, 'server_error']);
  await ask('/audios/search?query=нууц', signedIn);
  const whole = JSON.stringify(logged);
  expect(whole).toContain('call_failed');
  expect(whole).toContain('"call":"getSpeakers","status":500');
  for (const secret of ['aaa.bbb.ccc', 'нууц', 'a@b.mn', 'Болор']) {
    expect(whole).not.toContain(secret);
    expect(whole).not.toContain(encodeURIComponent(secret));
  }
});

test('a call fails if it throws a key that it does not declare', async () => {
  const { ask, logged } = await serving({
    documents: {
      speakers: () => {
        throw new ApiError('share.not_found');
      },
    },
  });
  const failed = await ask('/speakers');
  expect([failed.answer.status, failed.text]).toEqual([500, 'server_error']);
  expect(JSON.stringify(logged)).toContain('getSpeakers does not declare share.not_found.');
});

test.each([
  ['without a token', {}],
  ['with another scheme', { headers: { Authorization: 'Basic abc' } }],
  ['with an empty token', { headers: { Authorization: 'Bearer ' } }],
])('refuses a call %s before reading data', async (_, init) => {
  const { ask } = await serving();
  const { answer, text } = await ask('/me', init);
  expect([answer.status, text]).toEqual([401, 'auth.invalid_token']);
});

test.each([
  ['without the claim', { disabled: false, admin: false }, '403 auth.forbidden'],
  ['that is disabled', { disabled: true, admin: true }, '401 auth.disabled'],
  ['that is gone', null, '401 auth.user_not_found'],
])(
  'an admin call is refused for an account %s, whatever the token says',
  async (_, state, told) => {
    const { ask } = await serving({ state });
    const { answer, text } = await ask('/admin/speakers', signedIn);
    expect(`${answer.status} ${text}`).toBe(told);
  },
);

test('App Check guards calls of users, not public ones', async () => {
  const checked: (string | null)[] = [];
  const { ask } = await serving({
    appCheck: {
      check: async (token) => {
        checked.push(token);
        throw new ApiError('auth.app_check_failed');
      },
    },
  });
  expect((await ask('/ip2location')).answer.status).toBe(200);
  expect(checked).toEqual([]);
  const headers = { ...signedIn.headers, 'X-Firebase-AppCheck': 'proof' };
  const { answer, text } = await ask('/me', { headers });
  expect([answer.status, text]).toEqual([403, 'auth.app_check_failed']);
  expect(checked).toEqual(['proof']);
});

test('the time that a text was read for counts as requests of its user', async () => {
  const documents = { user: () => ({ get: async () => ({ data: () => undefined }) }) };
  const readings = [{ tokens: [], spoken: 'нэг' }];
  const run = async () => {
    chargeReading(limits.reading.msPerRequest * 98);
    return { readings, used: [] } as never;
  };
  const { ask } = await serving({
    documents: documents as never,
    normalizer: async () => ({ run, openReader: () => run }),
  });
  const body = JSON.stringify({ language: 'mn', segments: ['нэг'] });
  const headers = { ...signedIn.headers, 'Content-Type': 'application/json' };
  const read = async () =>
    (await ask('/normalize', { method: 'POST', headers, body })).answer.status;
  expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
});

test('a user who imports pages of slow servers leaves requests of the instance to others', async () => {
  let answer: (page: PublicResponse) => void = () => undefined;
  const page = new Promise<PublicResponse>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  const { ask } = await serving({
    publicFetch: () => {
      asked++;
      return page;
    },
  });
  const init = {
    method: 'POST',
    headers: { ...signedIn.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'https://slow.example' }),
  };
  const { user } = limits.openAnswers;
  const waiting = Array.from({ length: user }, () => ask('/pages', init));
  await vi.waitFor(() => expect(asked).toBe(user));
  const refused = await ask('/pages', init);
  expect([refused.answer.status, refused.text]).toEqual([429, 'request.too_many']);
  answer({ url: 'https://slow.example/', status: 200, headers: {}, body: new Uint8Array([65]) });
  expect((await Promise.all(waiting)).map((one) => one.answer.status)).toEqual(
    Array(user).fill(200),
  );
  expect((await ask('/pages', init)).answer.status).toBe(200);
});
