import { expect, test } from 'vitest';
import { lineOf, whereFrom } from './log.ts';
import { withRequestId } from './request-context.ts';

/** A message with user input that looks like stack frames. */
const message =
  'cannot store\n    at home in Ulaanbaatar (file.ts:1:2)\n    at 12:30 with Bolor:1:1';

test('an error is logged with its origin, never with its message', () => {
  const where = whereFrom(new TypeError(message, { cause: new Error(message) }));
  expect(where.cause).toBe('TypeError');
  expect(where.stack).toContain('log.test.ts');
  expect(where.under_stack).toContain('log.test.ts');
  expect(JSON.stringify(where)).not.toMatch(/Ulaanbaatar|Bolor/);
});

test('an error whose message was changed after its stack was written is logged without it too', () => {
  const error = new Error(message);
  expect(error.stack).toContain('Ulaanbaatar');
  error.message = 'another';
  expect(JSON.stringify(whereFrom(error))).not.toMatch(/Ulaanbaatar|Bolor/);
});

test('every line has the id of its request', () => {
  expect(withRequestId('an-id', () => lineOf('health', { waiting: 1 }))).toEqual({
    event: 'health',
    requestId: 'an-id',
    waiting: 1,
  });
  expect(lineOf('health')).toEqual({ event: 'health' });
});
