import { expect, test } from 'vitest';
import { matchCall, methodsOf } from './match-call.ts';

test.each([
  ['GET', '/me', 'getMe', {}],
  ['POST', '/audios/bulk', 'bulkAudios', {}],
  ['GET', '/audios/search', 'searchAudios', {}],
  ['PATCH', '/audios/a1', 'updateAudio', { audioId: 'a1' }],
  ['POST', '/audios/a1/versions/2/restore', 'restoreVersion', { audioId: 'a1', version: '2' }],
  ['PATCH', '/audios/a%2Fb', 'updateAudio', { audioId: 'a/b' }],
])('%s %s is %s', (method, path, name, params) => {
  expect(matchCall(method, path)).toEqual({ name, params });
});

test.each([
  ['POST', '/me'],
  ['GET', '/me/'],
  ['GET', '/'],
  ['GET', '/constructor'],
  ['PATCH', '/audios/%E0%A4%A'],
  ['GET', '/audios/bulk'],
  ['DELETE', '/audios/search'],
])('%s %s is not a call', (method, path) => {
  expect(matchCall(method, path)).toBeNull();
});

test.each([
  ['/audios/a1', ['GET', 'PATCH', 'DELETE']],
  ['/audios/bulk', ['POST']],
  ['/audios/search', ['GET']],
  ['/dictionary', ['GET', 'POST']],
  ['/nothing', []],
  ['/audios/%E0%A4%A', []],
])('%s has the methods %o', (path, methods) => {
  expect(methodsOf(path).sort()).toEqual([...methods].sort());
});
