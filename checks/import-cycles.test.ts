import { expect, test } from 'vitest';
import { cyclesIn, importsIn, targetOf } from './import-cycles.ts';

/** Cycles between files, given by their texts. */
function cycles(files: Record<string, string>): string[][] {
  return cyclesIn(
    new Map(
      Object.entries(files).map(([file, source]) => [
        file,
        importsIn(source)
          .filter(({ kind }) => kind !== 'dynamic')
          .flatMap(({ specifier }) => targetOf(file, specifier) ?? []),
      ]),
    ),
  );
}

test('finds a cycle through several folders and a workspace', () => {
  const found = cycles({
    'web/src/a.ts': "import { b } from './b/b.ts';",
    'web/src/b/b.ts': "import { x } from 'zod';\nexport { c } from '@duu/contract/c';",
    'contract/src/c.ts': "import {\n  a,\n  type A,\n} from '../../web/src/a.ts';",
    'contract/src/d.ts': "import { c } from './c.ts';",
  });
  expect(found).toEqual([['web/src/a.ts', 'web/src/b/b.ts', 'contract/src/c.ts', 'web/src/a.ts']]);
});

test('finds every one of two separate cycles, and a file that imports itself', () => {
  const found = cycles({
    'a.ts': "import './b.ts';",
    'b.ts': "import './a.ts';",
    'c.ts': "import './d.ts';",
    'd.ts': "import './c.ts';",
    'e.ts': "import { e } from './e.ts';",
  });
  expect(found.map((cycle) => cycle[0])).toEqual(['a.ts', 'c.ts', 'e.ts']);
});

test('types close a cycle, imports that run later do not', () => {
  const types = cycles({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import type { A } from './a.ts';",
    'c.ts': "import type { D } from './d.ts';",
    'd.ts': "export type { C } from './c.ts';",
  });
  expect(types).toEqual([
    ['a.ts', 'b.ts', 'a.ts'],
    ['c.ts', 'd.ts', 'c.ts'],
  ]);
  const later = { 'a.ts': "import './c.ts';", 'c.ts': "const a = () => import('./a.ts');" };
  expect(cycles(later)).toEqual([]);
});

test('two ways to the same file are not a cycle', () => {
  const found = cycles({
    'a.ts': "import './b.ts';\nimport './c.ts';",
    'b.ts': "import './d.ts';",
    'c.ts': "import './d.ts';",
    'd.ts': '',
  });
  expect(found).toEqual([]);
});
