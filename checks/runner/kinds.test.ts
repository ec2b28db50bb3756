import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { commandWithSuite, kindOf } from './kinds.ts';

test.each([
  ['functions/src/env.test.ts', 'unit', []],
  ['web/src/api/call.test.ts', 'web', []],
  ['tests/rules/storage.test.ts', 'rules', ['--only-data']],
  ['tests/api/library.test.ts', 'api', ['with-suite']],
  ['tests/faults/killed.test.ts', 'faults', ['with-suite', 'DUU_LEASE_MS=6000']],
  ['tests/pages/studio/home.test.ts', 'pages', ['--production', '--project=pages --no-deps']],
  ['tests/pages/serial/plans.test.ts', 'serial', ['--project=serial']],
  ['tests/pages/gallery/readme.test.ts', 'gallery', ['--project=gallery']],
])('%s is of the kind %s', (file, kind, parts) => {
  expect(kindOf(file)).toBe(kind);
  const command = commandWithSuite(kindOf(file), [file]).join(' ');
  for (const part of [...parts, file]) expect(command).toContain(part);
});

test('every test file has a kind', () => {
  const files = globSync(
    '{contract,speech,functions,web,tools,local,checks,tests,bench}/**/*.test.{ts,tsx}',
    {
      cwd: root,
      exclude: (name) => ['node_modules', 'lib', 'dist'].includes(path.basename(name)),
    },
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !kindOf(file))).toEqual([]);
});

test('refuses a file outside of the folders with tests', () => {
  expect(() => kindOf('docs/a.test.ts')).toThrow('not in a folder with tests');
});
