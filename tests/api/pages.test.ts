import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, refusal } from '../support/api.ts';
import { newUser, type TestUser } from '../support/users.ts';

let user: TestUser;
let site: string;

/** Pages by path: a status and a type. */
const answers: Record<string, [number, string]> = {
  '/page': [200, 'Text/HTML; charset=windows-1251'],
  '/gone': [410, 'text/html'],
  '/members': [403, 'text/html'],
  '/broken': [503, 'text/html'],
  '/film': [200, 'video/mp4'],
  '/large': [200, 'text/html'],
};
const bodies: Record<string, string> = { '/large': 'x'.repeat(6 * 1024 * 1024) };

/** Redirects by path. */
const moves: Record<string, string> = { '/moved': '/page', '/inside': 'http://169.254.169.254/' };

const server = createServer(({ url = '' }, response) => {
  const location = moves[url];
  const [status, type] = answers[url] ?? [404, 'text/html'];
  if (location !== undefined) response.writeHead(302, { location }).end();
  else response.writeHead(status, { 'content-type': type }).end(bodies[url] ?? 'Сайн уу');
});

beforeAll(async () => {
  user = await newUser();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a page is returned as it is, with its last address', async () => {
  const page = await ask('fetchPage', user, { input: { url: `${site}/moved` } });
  expect(page).toMatchObject({
    url: `${site}/page`,
    contentType: 'text/html; charset=windows-1251',
  });
  expect(Buffer.from(page.data, 'base64').toString()).toBe('Сайн уу');
});

test('what can not be read has an error of its own', async () => {
  const refused = (path: string) => refusal('fetchPage', user, { input: { url: site + path } });
  expect(await refused('/none')).toBe('404 page.not_found');
  expect(await refused('/gone')).toBe('404 page.not_found');
  expect(await refused('/members')).toBe('409 page.closed');
  expect(await refused('/broken')).toBe('409 page.unreachable');
  expect(await refused('/film')).toBe('415 page.wrong_type');
  expect(await refused('/large')).toBe('413 page.too_large');
  expect(await refused('/inside')).toBe('400 page.invalid_address');
});

test('nothing inside our network is fetched', async () => {
  for (const url of [
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
  ])
    expect(await refusal('fetchPage', user, { input: { url } }), url).toBe(
      '400 page.invalid_address',
    );
});

test('visitors fetch nothing', async () => {
  expect(await refusal('fetchPage', null, { input: { url: `${site}/page` } })).toBe(
    '401 auth.invalid_token',
  );
});
