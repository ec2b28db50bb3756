import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDir, node, root } from './paths.ts';
import { quickStart } from './quick-start.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(localDir, { recursive: true });
  folder = mkdtempSync(path.join(localDir, 'stripped-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const file of globSync(kept('*'))) rmSync(file);
});

/** Where the hook keeps a file's code. */
const kept = (name: string) =>
  path.join(
    localDir,
    'stripped-types',
    path.relative(root, path.join(folder, name)).replaceAll('/', '+'),
  );

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const run = () =>
  execFileSync(node, [...quickStart.args, path.join(folder, 'main.ts')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a changed file is loaded as it is now, with the lines and columns of its source', () => {
  write('main.ts', "import { where } from './part.ts';\nconsole.log(where());\n");
  const part = (name: string) =>
    `interface Trace {\n  readonly stack?: string;\n}\nexport const ${name}: Trace = new Error();\n` +
    `export const where = (): string => ${name}.stack?.match(/part\\.ts:.*\\d/)?.[0] ?? '';\n`;
  write('part.ts', part('one'));
  expect([run(), run()]).toEqual(['part.ts:4:27\n', 'part.ts:4:27\n']);
  write('part.ts', part('another'));
  expect(run()).toBe('part.ts:4:31\n');
});

test('kept code runs while its source is the same', () => {
  write('main.ts', "const word: string = 'stripped';\nconsole.log(word);\n");
  expect(run()).toBe('stripped\n');
  const code = readFileSync(kept('main.ts'), 'utf8');
  writeFileSync(kept('main.ts'), code.replace("'stripped'", "'kept'"));
  expect(run()).toBe('kept\n');
});

test('a mistake names its file, and a missing file its importer', () => {
  write('main.ts', "import './part.ts';\n");
  expect(run).toThrow(/Cannot find module '.*part\.ts' imported from .*main\.ts/);
  write('part.ts', 'const a: = 1;\n');
  expect(run).toThrow(/part\.ts/);
});
