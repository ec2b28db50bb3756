import { Readable } from 'node:stream';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { signStream } from '../services/conversions/stream-url.ts';
import { serving, signedIn, streamKey, user } from './testing/api-server.ts';

test('too many requests are refused with a time to retry, by user and by address', async () => {
  const { ask } = await serving({ perMinute: 1 });
  const asked = await ask('/audios/search?query=x', signedIn);
  expect(asked.text).not.toBe('request.too_many');
  const user = await ask('/audios/search?query=x', signedIn);
  expect([user.answer.status, user.text]).toEqual([429, 'request.too_many']);
  expect(user.answer.headers.get('retry-after')).toBe('60');
  await ask('/ip2location');
  const address = await ask('/ip2location');
  expect([address.answer.status, address.text]).toEqual([429, 'request.too_many']);
});

test('a long text counts for more than one request', async () => {
  const { ask } = await serving({ perMinute: 20 });
  const headers = { ...signedIn.headers, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'x'.repeat(10_000) });
  const send = async () => (await ask('/collections', { method: 'POST', headers, body })).text;
  expect([await send(), await send()]).toEqual(['request.invalid', 'request.invalid']);
  expect(await send()).toBe('request.too_many');
});

test('error reports of pages have separate limits: by address, and fewer bytes', async () => {
  const { ask } = await serving({ perMinute: 2 });
  const report = { kind: 'api', name: 'E', route: '/', stack: '', build: 'b', bot: false };
  const send = async (more: object = {}) => {
    const body = JSON.stringify({ ...report, ...more });
    const headers = { 'Content-Type': 'application/json' };
    const { answer, text } = await ask('/client-errors', { method: 'POST', headers, body });
    return [answer.status, text];
  };
  expect(await send()).toEqual([200, '{}']);
  expect(await send({ more: 'x'.repeat(4096) })).toEqual([413, 'request.too_large']);
  expect(await send()).toEqual([429, 'request.too_many']);
  const other = await ask('/ip2location');
  expect(other.answer.status, 'what else is asked from there goes on').toBe(200);
});

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

test('using up the shared limit does not lock others out', async () => {
  const { ask } = await serving({ perMinute: 50, unauthenticated: 10, network: 2 });
  const status = async (address: string) =>
    (await ask('/ip2location', from(address))).answer.status;
  const told: number[] = [];
  // A rented network: each request comes from another line.
  for (let line = 1; line <= 20; line++) told.push(await status(`2001:db8:0:${line}::1`));
  expect(told.filter((one) => one === 429)).toHaveLength(8);
  expect(await status('203.0.113.7')).toBe(200);
  expect(await status('2001:db8:1:1::1')).toBe(200);
});

/** The same finished audio for every path. */
const doneAudio = () => ({
  get: async () => ({
    data: () => ({
      version: 1,
      storagePath: 'a.mp3',
      state: 'done',
      shareId: 's1',
      expiresAt: new Date(Date.now() + 60_000),
      uid: user.uid,
      audioId: 'a1',
    }),
  }),
});
const documents = {
  audio: doneAudio,
  shareSource: doneAudio,
} as unknown as Partial<Deps['documents']>;
const stream = () => {
  const token = signStream({ uid: user.uid, audioId: 'a1', version: 1 }, streamKey, new Date());
  return `/audios/a1/stream?token=${token}`;
};

test('a signed address counts for its user, an invalid one as not signed in', async () => {
  const files = { size: async () => 1, read: async () => Readable.from(['x']) };
  const { ask } = await serving({ perMinute: 3, unauthenticated: 1, documents, files });
  expect((await ask('/audios/a1/stream?token=forged')).answer.status).toBe(403);
  expect((await ask('/audios/a1/stream?token=forged')).text).toBe('request.too_many');
  expect((await ask(stream(), from('203.0.113.7'))).text).toBe('x');
});

test('slow listeners get a limited number of slots', async () => {
  const files = {
    size: async () => 1_000_000,
    read: async (_: string, start: number, end: number) => {
      const endless = new Readable({ read: () => undefined });
      endless.push('x'.repeat(Math.min(10, end - start + 1)));
      return endless;
    },
  };
  const { open, ask } = await serving({ documents, files });
  const shared = '/shares/s1/audio';
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  const { network, user: own } = limits.openAnswers;
  for (let one = 0; one < network; one++) opened.push(await open(shared, from('203.0.113.7')));
  for (const { status } of opened) expect(status).toBe(200);
  const refused = await ask(shared, from('203.0.113.7'));
  expect([refused.answer.status, refused.text]).toEqual([429, 'request.too_many']);
  opened.push(await open(shared, from('203.0.113.8')));
  expect(opened.at(-1)?.status, 'from elsewhere').toBe(200);
  expect((await ask('/ip2location', from('203.0.113.7'))).answer.status, 'other calls').toBe(200);

  for (let one = 0; one < own; one++) {
    const answer = await open(stream(), from(`203.0.114.${one}`));
    expect(answer.status).toBe(200);
    opened.push(answer);
  }
  expect((await ask(stream(), from('203.0.115.1'))).text).toBe('request.too_many');
  for (const { leave } of opened) leave();
});

test('reports of policy violations are logged without what they quote, and limited', async () => {
  const { ask, logged } = await serving({ perMinute: 3 });
  const report = (page: string) =>
    ask('/reports/csp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': page,
          'effective-directive': 'img-src',
          'blocked-uri': 'https://evil.example/?q=secret',
          'script-sample': 'secret',
        },
      }),
    });
  const statuses = [];
  for (let n = 0; n < 5; n++)
    statuses.push((await report('https://duu.example/app/audio/secret')).answer.status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const violations = logged.filter(([event]) => event === 'policy_violated');
  expect(violations).toHaveLength(3);
  expect(violations[0]?.[1]).toEqual({
    directive: 'img-src',
    blocked: 'https://evil.example',
    route: '/app/audio/*',
  });
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('sentences that visitors try have limits of their own, by network and of all together', async () => {
  const { ask } = await serving({ tryNetwork: 2, tryAll: 3 });
  const tried = async (address: string) => {
    const { answer, text } = await ask('/try', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(address).headers },
      body: JSON.stringify({ text: ' ', language: 'mn' }),
    });
    return [answer.status, text, answer.headers.get('retry-after')];
  };
  const empty = [400, 'segment_empty', null];
  // Seconds until one more may pass, of two or three a minute.
  const usedUp = (seconds: string) => [429, 'try.used_up', seconds];
  expect(await tried('2001:db8:0:1::1')).toEqual(empty);
  expect(await tried('2001:db8:0:2::1'), 'another line of the network').toEqual(empty);
  expect(await tried('2001:db8:0:3::1')).toEqual(usedUp('30'));
  expect(await tried('198.51.100.1')).toEqual(empty);
  expect(await tried('192.0.2.1'), 'all together').toEqual(usedUp('20'));
  expect((await ask('/ip2location', from('203.0.113.7'))).answer.status).toBe(200);
});
