import { expect, test } from 'vitest';
import { referenceKey } from './places.ts';

test('references of two providers never collide, and any text is safe in a path', () => {
  expect(referenceKey('stripe', 'x')).not.toBe(referenceKey('qpay', 'x'));
  expect(referenceKey('stripe', '../a/b')).toMatch(/^[0-9a-f]{64}$/);
});
