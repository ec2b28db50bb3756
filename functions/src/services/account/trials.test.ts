import { expect, test } from 'vitest';
import { trialHashes } from './trials.ts';

const person = (email: string | null, ...identities: string[]) => ({
  uid: 'u',
  emails: email === null ? [] : [email],
  identities,
});

test('the same mailbox or provider identity meets its own hash, another key does not', () => {
  const first = trialHashes(person('a@b.mn', 'google.com:1'), 'key');
  expect(first).toHaveLength(2);
  expect(trialHashes(person('A+x@b.mn'), 'key')).toEqual([first[0]]);
  expect(trialHashes(person('other@b.mn', 'google.com:1'), 'key')).toContain(first[1]);
  expect(trialHashes(person('a@b.mn'), 'other key')).not.toEqual([first[0]]);
  expect(first.join()).not.toContain('a@b.mn');
});

test('a person without a mailbox or provider is known by the account alone', () => {
  expect(trialHashes(person(null), 'key')).toHaveLength(1);
});
