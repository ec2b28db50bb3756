// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isBot } from './bots.ts';
import {
  isPublicPath,
  isSignIn,
  returnPath,
  signInPath,
  siteAddress,
  skipsCheck,
  splitPath,
  withPrefix,
} from './paths.ts';
import { isChunkError, reloadOnce } from './reload.ts';
import { cleanStack } from './report-error.ts';
import { routePattern } from './route-pattern.ts';

test.each([
  ['/', null, '/'],
  ['/mn', 'mn', '/'],
  ['/en/app/library', 'en', '/app/library'],
  ['/english', null, '/english'],
] as const)('%s is %s %s', (given, prefix, path) => {
  expect(splitPath(given)).toEqual({ prefix, path });
  expect(withPrefix(path, prefix)).toBe(given);
});

test('public paths and those that skip the check', () => {
  for (const path of ['/', '/terms', '/privacy', '/auth', '/auth/callback', '/player', '/embed/x'])
    expect(isPublicPath(path)).toBe(true);
  for (const path of ['/app', '/admin', '/authority', '/nowhere'])
    expect(isPublicPath(path)).toBe(false);
  expect(['/', '/terms', '/privacy', '/auth'].filter(skipsCheck)).toEqual(['/', '/terms']);
});

test.each([
  ['?return=%2Fapp%2Flibrary%3Fx%3D1', '/app/library?x=1'],
  ['', '/app'],
  ['?return=https%3A%2F%2Fevil.example', '/app'],
  ['?return=%2F%2Fevil.example', '/app'],
  ['?return=%2F%5Cevil.example', '/app'],
  ['?return=javascript%3Aalert(1)', '/app'],
  ['?return=%2Fauth', '/app'],
  ['?return=%2Fmn%2Fauth%2Fcallback', '/app'],
  ['?return=%2F.%2Fauth', '/app'],
  [
    '?return=%2Fmn%2Fauth%2Fcallback%3Fconnect%3D1%26oobCode%3Dx',
    '/mn/auth/callback?connect=1&oobCode=x',
  ],
])('the way back from %s is %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});

test('sign-in keeps the language and the way back', () => {
  expect(signInPath({ pathname: '/mn/app/library', search: '?a=1', hash: '#x' })).toBe(
    '/mn/auth?return=%2Fmn%2Fapp%2Flibrary%3Fa%3D1%23x',
  );
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (Linux) Chrome/139 Safari/537.36 Chrome-Lighthouse', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36', false],
])('%s is a bot: %s', (agent, yes) => {
  expect(isBot(agent)).toBe(yes);
});

test('reports name the pattern of a route, and stacks lose addresses', () => {
  expect(routePattern('/mn/app/audio/secret-id')).toBe('/app/audio/:audioId');
  expect(routePattern('/app/library/archived')).toBe('/app/library/archived');
  expect(routePattern('/whatever/someone/typed')).toBe('*');
  expect(
    cleanStack('at f (https://duu.example/assets/index-1.js:1:2)\nat https://x.example/?token=1'),
  ).toBe('at f (/assets/index-1.js:1:2)\nat (address)');
});

test('a reload asked for again within ten seconds is ignored', () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  sessionStorage.clear();
  expect(reloadOnce(100_000, reload)).toBe(true);
  expect(reloadOnce(109_999, reload)).toBe(false);
  expect(reloadOnce(110_000, reload)).toBe(true);
  expect(reloads).toBe(2);
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(
    true,
  );
  expect(isChunkError(new Error('boom'))).toBe(false);
});

test.each(['/app/library?a=b#c', '//evil.example/', '/\\\\evil.example'])(
  'the address of %s is on this site',
  (path) => {
    expect(new URL(siteAddress(path, 'https://duu.example')).host).toBe('duu.example');
  },
);

test('knows the sign-in page in each language, and no other', () => {
  const paths = [
    '/auth',
    '/auth/',
    '/mn/auth',
    '/en/auth/',
    '/auth/callback',
    '/',
    '/app',
    '/authors',
  ];
  expect(paths.filter(isSignIn)).toEqual(['/auth', '/auth/', '/mn/auth', '/en/auth/']);
});
