import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';

const all = Object.entries(calls);

test('no two calls share a method and a path', () => {
  expect(all.length).toBeGreaterThan(50);
  const seen = all.map(([, c]) => `${c.method} ${c.path}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(all)('%s takes exactly the parameters that its path names', (_, c) => {
  const named = [...c.path.matchAll(/:(\w+)/g)].map((m) => m[1]).sort();
  const taken = c.params instanceof z.ZodObject ? Object.keys(c.params.shape).sort() : [];
  expect(taken).toEqual(named);
});

test.each(all)('%s is under /admin exactly when it needs the claim', (_, c) => {
  expect(c.path.startsWith('/admin/')).toBe(c.who === 'admin');
});

test('names are trimmed and bounded, instants travel as ISO strings', () => {
  const input = calls.createCollection.input;
  expect(input.parse({ name: '  Миний   ном ' })).toMatchObject({ name: 'Миний ном' });
  expect(input.safeParse({ name: '   ' }).success).toBe(false);
  expect(input.safeParse({ name: 'а'.repeat(121) }).success).toBe(false);
  const entry = calls.getDictionary.output.parse(
    JSON.parse(
      JSON.stringify({
        entries: [
          { id: 'x', language: 'mn', written: 'ХХК', spoken: 'ха ха ка', createdAt: new Date(5) },
        ],
      }),
    ),
  );
  expect(entry.entries[0]?.createdAt.getTime()).toBe(5);
});

const fieldsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const asked = all.flatMap(([name, { params, query }]) => [
  ...fieldsOf(params).map((field) => ({ name, field, of: params, isPath: true })),
  ...fieldsOf(query).map((field) => ({ name, field, of: query, isPath: false })),
]);

/** Whether a schema refuses a field's value, ignoring what else is missing. */
function refuses(schema: z.ZodType, field: string, value: unknown): boolean {
  const parsed = schema.safeParse({ [field]: value });
  return !parsed.success && parsed.error.issues.some((issue) => issue.path[0] === field);
}

test.each(asked.filter(({ field, isPath }) => isPath || /Id$/.test(field)))(
  '$name takes no $field that no document can have',
  ({ of, field }) => {
    for (const value of ['__x__', '..', 'a/b', '', 'a'.repeat(129), '\ud800']) {
      expect([value, refuses(of, field, value)]).toEqual([value, true]);
    }
  },
);

test.each(asked.filter(({ field }) => /cursor$/i.test(field)))(
  '$name takes no $field but one of ours',
  ({ of, field }) => {
    for (const value of ['x', '0.a/b', '0.__x__', '.', '0']) {
      expect([value, refuses(of, field, value)]).toEqual([value, true]);
    }
  },
);

test.each(['x', '2026-02-30', '9999-12-31', '+02026-01-01', ''])(
  'the figures of %j are asked for by nobody',
  (value) => {
    const { query } = calls.adminGetStats;
    for (const given of [
      { from: value, to: value },
      { from: value, to: '2026-11-22' },
    ]) {
      expect(query.safeParse(given).success).toBe(false);
    }
  },
);
