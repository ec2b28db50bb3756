import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localDir, node } from './paths.ts';
import { quickStart } from './quick-start.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(localDir, { recursive: true });
  folder = mkdtempSync(path.join(localDir, 'stripped-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const run = () =>
  execFileSync(node, [...quickStart.args, path.join(folder, 'main.ts')], { encoding: 'utf8' });

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
