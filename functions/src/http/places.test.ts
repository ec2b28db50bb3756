import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('a caller has so many places, and others have theirs', () => {
  const take = createPlaces(2);
  const leave = take('a');
  expect(take('a')).not.toBeNull();
  expect(take('a')).toBeNull();
  expect(take('b')).not.toBeNull();
  leave?.();
  expect(take('a')).not.toBeNull();
  expect(take('a')).toBeNull();
});

test('a place is left once', () => {
  const take = createPlaces(2);
  const leave = take('a');
  take('a');
  leave?.();
  leave?.();
  expect(take('a')).not.toBeNull();
  expect(take('a')).toBeNull();
});
