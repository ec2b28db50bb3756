import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { readStream, signStream } from './stream-url.ts';

const now = new Date('2026-05-01T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const token = signStream({ uid: 'u', audioId: 'a', version: 2 }, 'key', now);
const expired = expect.objectContaining({ key: 'audio.link_expired' });

test('a ticket is read while it is valid', () => {
  expect(readStream(token, 'key', later(limits.streamTokenMs), 'a')).toMatchObject({
    uid: 'u',
    audioId: 'a',
    version: 2,
  });
});

test.each([
  ['late', token, 'key', limits.streamTokenMs + 1, 'a'],
  ['for another audio', token, 'key', 0, 'b'],
  ['of another key', token, 'other', 0, 'a'],
  ['with another payload', `x${token}`, 'key', 0, 'a'],
  ['without a signature', token.split('.')[0] ?? '', 'key', 0, 'a'],
  ['empty', '', 'key', 0, 'a'],
])('a ticket %s is refused', (_, given, key, ms, audioId) => {
  expect(() => readStream(given, key, later(ms), audioId)).toThrow(expired);
});
