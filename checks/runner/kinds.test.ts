import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { besideCommand, kindOf } from './kinds.ts';

test.each([
  ['functions/src/env.test.ts', 'unit', []],
  ['web/src/api/call.test.ts', 'web', []],
  ['tests/rules/storage.test.ts', 'rules', ['--only-data']],
  ['tests/api/library.test.ts', 'api', ['with-suite']],
  ['tests/faults/killed.test.ts', 'faults', ['with-suite', 'DUU_LEASE_MS=6000']],
  ['tests/pages/studio/home.test.ts', 'pages', ['--production', '@playwright']],
  ['tests/pages/gallery/readme.test.ts', 'gallery', ['--project=gallery', '@playwright']],
])('%s is of the kind %s', (file, kind, parts) => {
  expect(kindOf(file)).toBe(kind);
  const command = besideCommand(kindOf(file), [file]).join(' ');
  for (const part of [...parts, file]) expect(command).toContain(part);
});

test('every test file of the project is of a kind', () => {
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

test('a file where no tests are is refused', () => {
  expect(() => kindOf('docs/a.test.ts')).toThrow('where no tests are');
});
