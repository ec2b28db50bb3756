import { expect, test } from 'vitest';
import { createDisposableDomains } from './disposable-domains.ts';

const isDisposableDomain = createDisposableDomains(() => 'New-Throwaway.mn, other.example');

test.each([
  ['mailinator.com', true],
  ['box.mailinator.com', true],
  ['duck.com', true],
  ['me.anonaddy.com', true],
  ['privaterelay.appleid.com', false],
  ['new-throwaway.mn', true],
  ['box.other.example', true],
  ['', false],
  ['gmail.com', false],
  ['num.edu.mn', false],
  ['com', false],
])('%s gives away any number of addresses: %s', async (domain, expected) => {
  expect(await isDisposableDomain(domain)).toBe(expected);
});
