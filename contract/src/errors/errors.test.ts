import { expect, test } from 'vitest';
import { errorsEn } from './english.ts';
import { errorKeys, isErrorKey, isPlainKey } from './keys.ts';
import { errorsMn } from './mongolian.ts';
import { errorStatus } from './status.ts';

const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)/g)].map((m) => m[1]).sort();

test('keys are unique', () => {
  expect(new Set(errorKeys).size).toBe(errorKeys.length);
});

test.each(errorKeys)('%s has a status and both texts with the same arguments', (key) => {
  expect(errorStatus[key]).toBeGreaterThanOrEqual(400);
  expect(errorStatus[key]).toBeLessThan(600);
  const named = isPlainKey(key) ? [] : ['limit'];
  expect(argumentsOf(errorsEn[key])).toEqual(named);
  expect(argumentsOf(errorsMn[key])).toEqual(named);
  expect(errorsMn[key]).toMatch(/[А-Яа-яӨөҮүЁё]/);
  expect(errorsMn[key].replace(/\{[^}]*\{/g, '')).not.toMatch(/[A-Za-z]{3,}/);
});

test('only catalogue keys are keys', () => {
  expect(isErrorKey('segment_empty')).toBe(true);
  expect(isErrorKey('Segment_empty')).toBe(false);
  expect(isErrorKey('toString')).toBe(false);
});
