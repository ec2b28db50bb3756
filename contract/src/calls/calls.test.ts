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
  expect(input.parse({ name: '  Миний   ном ' })).toEqual({ name: 'Миний ном' });
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
