import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { calls } from '@duu/contract/calls/calls';
import { expect, test } from 'vitest';
import { ask, refusal, send } from '../support/api.ts';
import { baseUrl } from '../support/suite.ts';
import { newUser } from '../support/users.ts';

test('lists plans on sale in order, with their prices', async () => {
  const { plans } = await ask('getPlans', null);
  expect(plans.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(plans.map(({ charactersPerConversion }) => charactersPerConversion)).toEqual([
    1024, 2048, 4096, 4096,
  ]);
  for (const plan of plans) expect(plan.prices.MNT).toBeGreaterThan(0);
});

test('lists published speakers of both languages', async () => {
  const { speakers } = await ask('getSpeakers', null);
  expect(new Set(speakers.map(({ language }) => language))).toEqual(new Set(['mn', 'en']));
  expect(speakers.every(({ published }) => published)).toBe(true);
});

test('returns the platform’s country; null if it is unknown', async () => {
  expect(await ask('getCountry', null)).toEqual({ country: null });
  const headers = { 'X-Country-Code': 'MN' };
  expect(await ask('getCountry', null, { headers })).toEqual({ country: 'MN' });
});

test('an unknown address is not found', async () => {
  const answer = await fetch(new URL('/api/v1/nothing', baseUrl()));
  expect([answer.status, await answer.text()]).toEqual([404, 'request.not_found']);
});

test('refuses requests from other origins', async () => {
  expect(await statusFrom('cross-site')).toBe(403);
  expect(await statusFrom('same-origin')).toBe(200);
  const answer = await send('getPlans', null, { headers: { Origin: 'https://elsewhere.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('accepts error reports of browsers within limits', async () => {
  const input = {
    kind: 'render' as const,
    name: 'TypeError',
    route: '/app/audio/:audioId',
    stack: 'at f (https://x/assets/index-1.js:1:2)',
    build: 'b1',
    bot: false,
  };
  expect(await ask('reportClientError', null, { input })).toEqual({});
  const long = { ...input, stack: 'x'.repeat(2001) };
  expect(await refusal('reportClientError', null, { input: long })).toBe('400 request.invalid');
});

test('readings cover a text without gaps and prefer the user’s dictionary', async () => {
  const user = await newUser();
  const segment = '2026 онд ДҮҮ 15 хүнтэй байв.';
  const read = async () => {
    const input = { language: 'mn' as const, segments: [segment] };
    const { segments } = await ask('normalizeText', user, { input });
    return segments[0]?.tokens ?? [];
  };
  const tokens = await read();
  expect(tokens.map((token) => segment.slice(token.start, token.end)).join('')).toBe(segment);
  expect(tokens.some((token) => token.spoken.includes('арван таван'))).toBe(true);

  await ask('saveRespelling', user, {
    input: { language: 'mn', written: 'ДҮҮ', spoken: 'дуу апп' },
  });
  expect((await read()).some((token) => token.spoken === 'дуу апп')).toBe(true);
  const over = { input: { language: 'mn', segments: ['а'.repeat(4097)] } };
  expect(await refusal('normalizeText', user, over)).toBe('400 characterLimitExceeded');
});

/** A value for every path parameter. */
const anyParams = {
  audioId: 'a',
  collectionId: 'a',
  entryId: 'a',
  version: 1,
  speakerId: 'a',
  ruleId: 'a',
  uid: 'a',
  planId: '1',
  name: 'x',
};

test('every call for users refuses visitors', async () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    if (calls[name].who === 'public') continue;
    const answer = await refusal(name, null, { params: anyParams });
    expect([name, answer]).toEqual([name, '401 auth.invalid_token']);
  }
});

test('every call for admins refuses users without the claim', async () => {
  const user = await newUser();
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    if (calls[name].who !== 'admin') continue;
    const answer = await refusal(name, user, {
      params: { ...anyParams, name: 'settleStale' },
    });
    expect([name, answer]).toEqual([name, '403 auth.forbidden']);
  }
});

/** Node's fetch does not allow these headers, as in a browser. */
async function statusFrom(site: string): Promise<number | undefined> {
  const asked = request(new URL('/api/v1/plans', baseUrl()), {
    headers: { 'Sec-Fetch-Site': site },
  });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return answer?.statusCode;
}
