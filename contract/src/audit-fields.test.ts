import { expect, test } from 'vitest';
import { auditFieldOf, currencyOf } from './audit-fields.ts';

test.each([
  ['status', { field: 'status', of: [] }],
  ['prices.MNT', { field: 'prices', of: ['MNT'] }],
  ['fallbacks.0.voice', { field: 'fallbacks', of: ['0', 'voice'] }],
  ['cost google mn-MN.A', { field: 'cost', of: ['google mn-MN.A'] }],
  ['toString', null],
])('%s is about %j', (stored, field) => {
  expect(auditFieldOf(stored)).toEqual(field);
});

test('a money field has its currency last', () => {
  expect(currencyOf(['USD'])).toBe('USD');
  expect(currencyOf([])).toBeNull();
});
