// @vitest-environment happy-dom
import { expect, test } from 'vitest';
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
  for (const path of [
    '/app',
    '/admin',
    '/authority',
    '/nowhere',
    '/embed/',
    '/embed/a/b',
    '//embed/x',
  ])
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
