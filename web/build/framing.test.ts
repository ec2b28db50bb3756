// Asks the emulators' own Hosting, with the project's rules, which addresses other sites may show in a frame.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyRules } from './csp.ts';

const require = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const { default: superstatic } = require('superstatic');

const folder = mkdtempSync(path.join(tmpdir(), 'duu-framing-'));
let server: Server;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'app.html'), '<p>app</p>');
  const file = new URL('../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'));
  const settings = { local: false, authDomain: 'duu.mn', appCheck: false };
  const rules = policyRules({ scripts: [], styles: [] }, settings);
  const { rewrites, headers, cleanUrls, trailingSlash } = hosting;
  const config = {
    public: '.',
    cleanUrls,
    trailingSlash,
    rewrites: rewrites.filter((one: object) => 'destination' in one),
    headers: [...headers, ...rules],
  };
  const handle: (...of: [...Parameters<RequestListener>, () => void]) => void = superstatic({
    config,
    cwd: folder,
  });
  server = createServer((asked, answer) =>
    handle(asked, answer, () => answer.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it is spelled, which `fetch` would tidy. */
async function ask(spelled: string) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asking = request({ host: '127.0.0.1', port, path: spelled, agent: false }).end();
  const [answer] = await once(asking, 'response');
  answer.resume();
  const { 'content-security-policy': policy = '', 'x-frame-options': frames } = answer.headers;
  const framedBy = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  return { status: answer.statusCode, framedBy, frames };
}

const embed = [
  '/embed/x',
  '/embed/x/',
  '/en/embed/x',
  '/mn/embed/x',
  '/embed/x?a=/b',
  '/embed/app',
];
// The router, which refuses them in a frame, does not fold slashes as Hosting does.
const folded = ['//embed/x', '/embed//x', '/en//embed/x', '/embed/./x'];

test.each([...embed, ...folded])('%s may be framed', async (spelled) => {
  expect(await ask(spelled)).toEqual({ status: 200, framedBy: '*', frames: undefined });
});

test.each([
  ...['/', '/app', '//app', '/app/', '/player', '//player', '/PLAYER'],
  ...[
    '/embed',
    '/embed/',
    '/embed/a/b',
    '/embed//a/b',
    '/de/embed/x',
    '/en/embed/',
    '/en/embed/a/b',
  ],
  ...['/Embed/x', '/EN/embed/x', '/%65mbed/x', '/embed%2Fx', '/embed%2fx'],
  ...['/embed/../app', '/embed/x/../../app', '/embed/%2e%2e/app', '/embed/..%2Fapp', '/embed/.x'],
  ...[
    '/embed/x%3F/app',
    '/embed/x%23/app',
    '/embed/;/app',
    '/embed/__/auth',
    '/icons/../app',
    '/og/x',
  ],
  ...['//other.example/', '/__/../app'],
])('%s may not be framed', async (spelled) => {
  expect(await ask(spelled)).toMatchObject({ framedBy: "'none'", frames: 'DENY' });
});

// Hosting keeps these for its own files, whose headers are not ours.
test.each(['/__/app', '//__/app', '/__//app', '/__/embed/x', '/__/auth/handler'])(
  '%s is not a page of the app',
  async (spelled) => {
    expect(await ask(spelled)).toMatchObject({ status: 404 });
  },
);
