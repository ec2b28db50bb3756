import { expect, test } from 'vitest';
import { trialHashes } from './trials.ts';

const person = (email: string | null, ...identities: string[]) => ({
  uid: 'u',
  emails: email === null ? [] : [email],
  identities,
});

test('the same mailbox or identity has the same hash, but not with another key', () => {
  const first = trialHashes(person('a@b.mn', 'google.com:1'), 'key');
  expect(first).toHaveLength(2);
  expect(trialHashes(person('A+x@b.mn'), 'key')).toEqual([first[0]]);
  expect(trialHashes(person('other@b.mn', 'google.com:1'), 'key')).toContain(first[1]);
  expect(trialHashes(person('a@b.mn'), 'other key')).not.toEqual([first[0]]);
  expect(first.join()).not.toContain('a@b.mn');
});

test('a person without a mailbox or identity is known by the uid', () => {
  expect(trialHashes(person(null), 'key')).toHaveLength(1);
});
