import { expect, test } from 'vitest';
import { nextTier, upgradeTarget } from './upgrade.ts';

test.each([
  [null, 'basic'],
  ['0', 'basic'],
  ['1', 'standard'],
  ['2', 'pro'],
  ['3', 'pro'],
  ['4', 'pro'],
] as const)('from plan %s the way up is %s', (id, tier) => {
  expect(nextTier(id)).toBe(tier);
  expect(upgradeTarget(id)).toBe(`/app/account/billing#${tier}`);
});
