import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Keeps functions that run once, which is not a store. */
const others = new Set(['firebase/documents/going-live.ts', 'stores/store.ts']);

test('no other file keeps a set of listeners', () => {
  const src = path.resolve(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !others.has(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((file) =>
    /new Set<\(\) => (?:void|unknown)>/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
