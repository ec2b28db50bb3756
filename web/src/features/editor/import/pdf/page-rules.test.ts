import { expect, test } from 'vitest';
import { mayHaveRules, rulesOf } from './page-rules.ts';
import { run } from './testing/drawn-pages.ts';

const [save, restore, transform, path, stroke, clip] = [10, 11, 12, 91, 20, 28];
const line = (...[x, y, toX, toY]: readonly number[]) => [0, x, y, 1, toX, toY];

const drawn = (...operations: readonly (readonly [number, unknown])[]) =>
  rulesOf(
    {
      fnArray: operations.map(([name]) => name),
      argsArray: operations.map(([, args]) => args),
    },
    [1, 0, 0, -1, 0, 800],
  );

test('lines and the edges of areas are found where they are seen', () => {
  const area = [0, 0, 0, 1, 100, 0, 1, 100, 50, 1, 0, 50, 4];
  expect(
    drawn(
      [save, null],
      [transform, [1, 0, 0, 1, 10, 20]],
      [path, [stroke, [[...line(0, 0, 100, 0)]]]],
      [restore, null],
      [path, [stroke, [area]]],
      [path, [stroke, [[0, 5, 5, 1, 55, 5, 1, 55, 6, 1, 5, 6, 4]]]],
    ),
  ).toEqual([
    { isAcross: true, at: 780, from: 10, to: 110 },
    { isAcross: true, at: 800, from: 0, to: 100 },
    { isAcross: false, at: 100, from: 750, to: 800 },
    { isAcross: true, at: 750, from: 0, to: 100 },
    { isAcross: false, at: 0, from: 750, to: 800 },
    { isAcross: true, at: 794.5, from: 5, to: 55 },
  ]);
});

test('slanted lines, curves and what is only cut out are none', () =>
  expect(
    drawn(
      [path, [stroke, [line(0, 0, 50, 50)]]],
      [path, [stroke, [[0, 0, 0, 1, 50, 0, 2, 60, 0, 60, 10, 60, 20]]]],
      [path, [clip, [line(0, 0, 90, 0)]]],
      [path, [stroke, [null]]],
    ),
  ).toEqual([]));

test('a page with thousands of lines is a drawing', () => {
  const many = Array.from({ length: 4001 }, (_, at) => line(0, at, 90, at)).flat();
  expect(drawn([path, [stroke, [many]]])).toEqual([]);
});

test.each([
  ['a formula', [run('x = 5', 60, 100)], true],
  ['prose', [run('Намар', 60, 100), run('ирэв.', 96, 100)], false],
  ['one line of cells', [run('Нэр', 60, 100), run('Нас', 160, 100)], false],
  [
    'blanks far from the text',
    [100, 115].flatMap((y) => [run('Намар', 60, y), run(' ', 160, y)]),
    false,
  ],
])('%s: whether its text stands as if lines were drawn around it', (_, runs, wanted) =>
  expect(mayHaveRules(runs)).toBe(wanted),
);
