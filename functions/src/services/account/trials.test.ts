import { expect, test } from 'vitest';
import { trialHashes } from './trials.ts';

const user = (email: string | null, ...identities: string[]) => ({
  uid: 'u',
  emails: email === null ? [] : [email],
  identities,
});

test('the same mailbox or identity has the same hash, but not with another key', () => {
  const first = trialHashes(user('a@b.mn', 'google.com:1'), 'key');
  expect(first).toHaveLength(2);
  expect(trialHashes(user('A+x@b.mn'), 'key')).toEqual([first[0]]);
  expect(trialHashes(user('other@b.mn', 'google.com:1'), 'key')).toContain(first[1]);
  expect(trialHashes(user('a@b.mn'), 'other key')).not.toEqual([first[0]]);
  expect(first.join()).not.toContain('a@b.mn');
});

test('a user without a mailbox or identity is known by the uid', () => {
  expect(trialHashes(user(null), 'key')).toHaveLength(1);
});
