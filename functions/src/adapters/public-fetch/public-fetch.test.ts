import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress, type Resolve } from './public-address.ts';
import { createPublicFetch, type PublicRequest } from './public-fetch.ts';

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['198.18.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::7f00:1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['fd00:ec2::254', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['100::1', false],
  ['no address', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on 127.0.0.1 and returns its host with port. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bounds = { maxBytes: 10_000, timeoutMs: 60_000, maxRedirects: 3 };
const noNames: Resolve = () => Promise.reject(new Error('no such name'));

function fetchOf(allowed: string[], resolve: Resolve = noNames) {
  const fetch = createPublicFetch({ allowed, resolve });
  return (url: string, more: Partial<PublicRequest> = {}) => fetch({ url, ...bounds, ...more });
}

test('returns status, headers and unpacked body of an allowed host', async () => {
  const host = await serve((_, answer) => {
    answer.writeHead(203, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    answer.end(gzipSync('<p>Сайн уу</p>'));
  });
  const answer = await fetchOf([host])(`http://${host}/a`);
  expect(answer).toMatchObject({ url: `http://${host}/a`, status: 203 });
  expect(answer.headers['content-type']).toBe('text/html');
  expect(Buffer.from(answer.body).toString()).toBe('<p>Сайн уу</p>');
});

test('sends method, headers and body', async () => {
  const host = await serve(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answer.end(`${request.method} ${request.headers['x-a']} ${Buffer.concat(chunks)}`);
  });
  const answer = await fetchOf([host])(`http://${host}/`, {
    method: 'POST',
    headers: { 'x-a': 'b' },
    body: 'text',
  });
  expect(Buffer.from(answer.body).toString()).toBe('POST b text');
});

test.each([
  ['file:///etc/passwd', 'invalid'],
  ['ftp://example.com/', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['https://u:p@example.com/', 'invalid'],
  ['no address', 'invalid'],
  ['http://127.0.0.1/', 'refused'],
  ['http://2130706433/', 'refused'],
  ['http://0x7f.1/', 'refused'],
  ['http://0177.0.0.1/', 'refused'],
  ['http://[::1]/', 'refused'],
  ['http://[::ffff:169.254.169.254]/', 'refused'],
  ['http://169.254.169.254/computeMetadata/v1/', 'refused'],
  ['http://8.8.8.8:25/', 'refused'],
  ['http://nowhere.example/', 'unreachable'],
])('%s is %s', async (url, problem) => {
  await expect(fetchOf([])(url)).rejects.toMatchObject({ problem });
});

test('a name that has one private address is refused, and the server is not asked', async () => {
  let asked = 0;
  const host = await serve((_, answer) => {
    asked++;
    answer.end();
  });
  const resolve: Resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const url = `http://rebound.example:${host.split(':')[1]}/`;
  await expect(fetchOf([], resolve)(url)).rejects.toMatchObject({ problem: 'refused' });
  expect(asked).toBe(0);
});

test('connects to the address that was checked, so a name is looked up once for each request', async () => {
  const host = await serve((_, answer) => answer.end('ok'));
  const port = host.split(':')[1];
  const asked: string[] = [];
  const resolve: Resolve = async (name) => {
    asked.push(name);
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const answer = await fetchOf([`local.example:${port}`], resolve)(`http://local.example:${port}/`);
  expect(answer.status).toBe(200);
  expect(asked).toEqual(['local.example']);
});

test('a redirect is checked like the first address, and counted', async () => {
  const host = await serve((request, answer) => {
    const to: Record<string, string> = {
      '/private': 'http://127.0.0.1:1/',
      '/metadata': 'http://169.254.169.254/',
      '/file': 'file:///etc/passwd',
      '/once': '/end',
      '/loop': '/loop',
    };
    const location = to[request.url ?? ''];
    if (location === undefined) answer.end('end');
    else answer.writeHead(302, { location }).end();
  });
  const fetch = fetchOf([host]);
  await expect(fetch(`http://${host}/private`)).rejects.toMatchObject({ problem: 'refused' });
  await expect(fetch(`http://${host}/metadata`)).rejects.toMatchObject({ problem: 'refused' });
  await expect(fetch(`http://${host}/file`)).rejects.toMatchObject({ problem: 'invalid' });
  await expect(fetch(`http://${host}/loop`)).rejects.toMatchObject({
    problem: 'too_many_redirects',
  });
  expect(await fetch(`http://${host}/once`)).toMatchObject({ url: `http://${host}/end` });
  expect(await fetch(`http://${host}/once`, { maxRedirects: 0 })).toMatchObject({ status: 302 });
});

test('a body that is too large, also when unpacked, is refused', async () => {
  const host = await serve((request, answer) => {
    if (request.url === '/plain') answer.end('x'.repeat(10_001));
    else answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)));
  });
  const fetch = fetchOf([host]);
  await expect(fetch(`http://${host}/plain`)).rejects.toMatchObject({ problem: 'too_large' });
  await expect(fetch(`http://${host}/packed`)).rejects.toMatchObject({ problem: 'too_large' });
});

test('a server that does not end its answer is given up', async () => {
  const host = await serve((request, answer) => {
    if (request.url === '/body') answer.write('a');
  });
  const fetch = fetchOf([host]);
  for (const path of ['/silent', '/body']) {
    const read = fetch(`http://${host}${path}`, { timeoutMs: 50 });
    await expect(read).rejects.toMatchObject({ problem: 'too_slow' });
  }
});

test('a secure request goes out over HTTPS alone, except to allowed hosts', async () => {
  const host = await serve((_, answer) => answer.end());
  const secure = { secure: true };
  await expect(fetchOf([])('http://example.com/', secure)).rejects.toMatchObject({
    problem: 'invalid',
  });
  expect((await fetchOf([host])(`http://${host}/`, secure)).status).toBe(200);
});

test('a body that nobody wants is not waited for', async () => {
  const host = await serve((_, answer) => answer.write('a'));
  expect(await fetchOf([host])(`http://${host}/`, { maxBytes: null })).toMatchObject({
    status: 200,
    body: new Uint8Array(),
  });
});
