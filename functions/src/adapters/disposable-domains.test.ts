import { expect, test } from 'vitest';
import { isDisposableDomain } from './disposable-domains.ts';

test.each([
  ['mailinator.com', true],
  ['box.mailinator.com', true],
  ['duck.com', true],
  ['me.anonaddy.com', true],
  ['privaterelay.appleid.com', false],
  ['gmail.com', false],
  ['num.edu.mn', false],
  ['com', false],
])('%s gives away any number of addresses: %s', async (domain, expected) => {
  expect(await isDisposableDomain(domain)).toBe(expected);
});
