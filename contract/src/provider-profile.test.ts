import { expect, test } from 'vitest';
import { emailFromProvider, nameFromProvider } from './provider-profile.ts';

test.each([
  ['Болор', 'Болор'],
  ['  a\n\u0000b\u202ec ', 'a b c'],
  ['\ud800x', '\ufffdx'],
  ['я'.repeat(5000), 'я'.repeat(120)],
  ['\u200b', null],
  ['', null],
  [undefined, null],
  [{}, null],
])('the name %j is kept as %j', (given, kept) => expect(nameFromProvider(given)).toBe(kept));

test.each([
  ['a+b@example.mn', 'a+b@example.mn'],
  ['a@b@c', null],
  ['a\u0000@b.mn', null],
  [`${'a'.repeat(65)}@b.mn`, null],
  [7, null],
])('the address %j is kept as %j', (given, kept) => expect(emailFromProvider(given)).toBe(kept));
