import { expect, test } from 'vitest';
import { isDisposableDomain } from './disposable-domains.ts';

test.each([
  ['mailinator.com', true],
  ['box.mailinator.com', true],
  ['gmail.com', false],
  ['num.edu.mn', false],
  ['com', false],
])('%s gives addresses away for minutes: %s', async (domain, expected) => {
  expect(await isDisposableDomain(domain)).toBe(expected);
});
