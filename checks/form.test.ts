import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.ts';
import {
  linesTooMany,
  longComments,
  longExpressions,
  subjectFaults,
  type Twin,
  twins,
} from './form.ts';
import { knownTwins, longLines } from './form-exceptions.ts';

const folders = '{contract,speech,functions,web,tools,local,deploy,checks,tests,bench}';
const sources: ReadonlyMap<string, string> = new Map(
  globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, {
    cwd: root,
    exclude: (file) => /(?:^|\/)(?:node_modules|lib|dist)$/.test(file),
  }).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const isExcepted = (list: readonly (readonly [RegExp, string])[], name: string) =>
  list.some(([pattern]) => pattern.test(name));

const longLinesOf = (text: string) => [...longComments(text), ...longExpressions(text)];
const hasLongLines = (text: string) => longLinesOf(text).length > 0;

const product = new Map(
  [...sources].filter(
    ([file]) =>
      /^(?:contract|speech|functions|web|tools|local|deploy|checks)\/.*\.(?:tsx?|mjs)$/.test(
        file,
      ) && !/\.test\.tsx?$|messages\/|^speech\/src\/normalize\/en\//.test(file),
  ),
);
const found = twins(product);
const nameOf = ({ file, other }: Twin) => `${other} ${file}`;

test('a source file has at most 300 lines', () => {
  expect(sources.size).toBeGreaterThan(2000);
  const long = [...sources].filter(([, text]) => linesTooMany(text) > 0);
  expect(long.map(([file]) => file)).toEqual([]);
});

test('comments and regular expressions can be read at once', () => {
  const long = [...sources].flatMap(([file, text]) =>
    isExcepted(longLines, file) || file.endsWith('.css')
      ? []
      : longLinesOf(text).map((line) => `${file}:${line}`),
  );
  expect(long).toEqual([]);
});

test('no six lines of the product are in two places without a reason', () => {
  const unknown = found.filter((twin) => !isExcepted(knownTwins, nameOf(twin)));
  expect(unknown).toEqual([]);
});

test('every exception is needed', () => {
  const idle = [
    ...longLines.filter(
      ([pattern]) => ![...sources].some(([file, text]) => pattern.test(file) && hasLongLines(text)),
    ),
    ...knownTwins.filter(([pair]) => !found.some((twin) => pair.test(nameOf(twin)))),
  ];
  expect(idle).toEqual([]);
});

test('planted faults are found', () => {
  expect([linesTooMany('x\n'.repeat(300)), linesTooMany('x\n'.repeat(302))]).toEqual([0, 2]);
  const words = 'word '.repeat(30);
  expect(longComments(`// short\n// ${words}\n * ${words}\nconst a = '${words}';`)).toEqual([2, 3]);
  const long = 'a|'.repeat(70);
  expect(
    longExpressions(`const a = /${long}b/;\nconst b = 1 / 2; // ${long} /\n/a/.test(b)`),
  ).toEqual([1]);
  const same = Array.from({ length: 6 }, (_, index) => `const value${index} = make(${index});`);
  const file = (lines: readonly string[]) => ['', ...lines, ''].join('\n');
  const files = new Map([
    ['a.ts', file(same)],
    ['b.ts', `import { make } from './make.ts';\n${file(same)}`],
    ['c.ts', file(same.slice(1))],
  ]);
  expect(twins(files)).toEqual([{ file: 'b.ts', line: 3, other: 'a.ts', otherLine: 2 }]);
});

test.each([
  ['web/editor: divide the editor', []],
  ['Release 1.2.0', []],
  ['Divide the editor', ['names no area']],
  [`web: ${'a'.repeat(68)}`, ['has over 72 characters']],
])('the subject “%s” has the faults %j', (subject, faults) => {
  expect(subjectFaults(subject)).toEqual(faults);
});
