import { expect, test } from 'vitest';
import type { PdfRun } from './pdf-run.ts';
import { withTaggedRows } from './tagged-rows.ts';
import { read, run } from './testing/drawn-pages.ts';

/** A cell by its text and one of its edges: `x` on the left, or `end` on the right, or `middle`. */
type Drawn = readonly [text: string, edge: 'x' | 'end' | 'middle', at: number];

/** A table of rows with their cells, 20 points apart. */
function drawn(rows: readonly (readonly Drawn[])[], table = 1, y = 100, firstRow = 1): PdfRun[] {
  return rows.flatMap((cells, row) =>
    cells.map(([text, edge, at], cell) => {
      const made = run(text, at, y + row * 20);
      const x = at - { x: 0, end: 1, middle: 0.5 }[edge] * made.width;
      return { ...made, x, tag: { table, row: firstRow + row, cell, cells: cells.length } };
    }),
  );
}

const goods = [
  [
    ['1', 'x', 60],
    ['Сүү', 'x', 100],
    ['500', 'end', 300],
  ],
  [
    ['2', 'x', 60],
    ['Талх', 'x', 100],
    ['900', 'end', 300],
  ],
] as const;

test.each([
  // The last as far as the longest of the column.
  ['right-aligned', [['Нийт', 'end', 180]]],
  ['centred', [['Нийт', 'middle', 120]]],
  ['as far as the longest name', [['Нийт дүн', 'end', 124]]],
] as const)('a total over several columns is not of the row above: %s', (_, name) => {
  expect(read(drawn([...goods, [...name, ['1400', 'end', 300]]]))).toEqual([
    '1, Сүү, 500',
    '2, Талх, 900',
    `${name[0][0]}, 1400`,
  ]);
});

test('nor over columns that are all numbers', () => {
  const rows = [
    [
      ['Сүү', 'x', 60],
      ['2', 'end', 180],
      ['500', 'end', 300],
    ],
    [
      ['А', 'x', 60],
      ['10', 'end', 180],
      ['90', 'end', 300],
    ],
    [
      ['Нийт дүнгээр', 'end', 150],
      ['590', 'end', 300],
    ],
  ] as const;
  expect(read(drawn(rows)).at(-1)).toBe('Нийт дүнгээр, 590');
});

test.each(['x', 'end', 'middle'] as const)('a row that the cell above reaches into: %s', (edge) => {
  const rows = [
    [
      ['Хойд', 'x', 60],
      ['2020', edge, 150],
      ['5', 'end', 300],
    ],
    [
      ['920', edge, 150],
      ['16', 'end', 300],
    ],
    [
      ['Өмнөд', 'x', 60],
      ['21', edge, 150],
      ['7', 'end', 300],
    ],
    [
      ['20222', edge, 150],
      ['28', 'end', 300],
    ],
  ] as const;
  expect(read(drawn(rows))).toEqual([
    'Хойд, 2020, 5',
    'Хойд, 920, 16',
    'Өмнөд, 21, 7',
    'Өмнөд, 20222, 28',
  ]);
});

test('heads over others, which are set otherwise than what is below', () => {
  const heads = [
    [
      ['Нэр', 'middle', 80],
      ['Тоо', 'middle', 240],
    ],
    [
      ['2020', 'middle', 180],
      ['2021', 'middle', 280],
    ],
    [
      ['Бат', 'x', 60],
      ['5', 'end', 220],
      ['17', 'end', 320],
    ],
  ] as const;
  expect(read(drawn(heads))).toEqual(['Нэр, Тоо', 'Нэр, 2020, 2021', 'Бат, 5, 17']);
});

test('cells of two tables that stand side by side', () => {
  const names = (x: number) =>
    [
      [
        ['Нэр', 'x', x - 50],
        ['Нас', 'x', x],
      ],
    ] as const;
  const beside = drawn(
    [
      [
        ['Тоо', 'x', 160],
        ['Дүн', 'x', 230],
      ],
    ],
    2,
    100,
    2,
  );
  // Both tables have their second cells next to each other.
  const turned = beside.map((one, at) => ({
    ...one,
    tag: { table: 2, row: 2, cell: 1 - at, cells: 2 },
  }));
  expect(read([...drawn(names(110)), ...turned])).toEqual(['Нэр, Нас, Тоо, Дүн']);
});

test('a cell of more runs than a call can take', () => {
  const [one] = drawn([[['а', 'x', 60]]]) as [PdfRun];
  const tag = { table: 1, row: 1, cell: 0, cells: 2 };
  const runs = Array.from({ length: 150_000 }, (_, at) => ({ ...one, x: 60 + at, tag }));
  const [made] = withTaggedRows(runs, (some) => `${some.length}`);
  expect(made).toMatchObject({ text: '150000', x: 60, width: 150_005 });
});
