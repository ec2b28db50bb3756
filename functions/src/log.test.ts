import { expect, test } from 'vitest';
import { whereFrom } from './log.ts';

/** What an error says of a text that a person typed, which looks like places in code. */
const message =
  'cannot store\n    at home in Ulaanbaatar (file.ts:1:2)\n    at 12:30 with Bolor:1:1';

test('an error is logged by its place, never by its message', () => {
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
