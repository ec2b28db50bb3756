import { expect, test } from 'vitest';
import type { Rule } from './page-rules.ts';
import { withRuledCells } from './ruled-tables.ts';
import { lines, read, run } from './testing/drawn-pages.ts';

const across = (at: number, from: number, to: number): Rule => ({ isAcross: true, at, from, to });
const down = (at: number, from: number, to: number): Rule => ({ isAcross: false, at, from, to });

/** A table of three columns and two rows; the second one is of three lines. */
const frame = [
  across(80, 50, 450),
  across(110, 50, 450),
  across(170, 50, 450),
  ...[50, 150, 300, 450].map((at) => down(at, 80, 170)),
];
const text = [
  run('Нэр', 60, 100),
  run('Ажил', 160, 100),
  run('Нас', 310, 100),
  run('Бат', 60, 140),
  ...lines(['Сургуулийн', 'багш, бас', 'эмч'], { x: 160, y: 125 }),
  run('37', 310, 140),
];

test('lines around cells tell the rows, wherever the text of a cell stands', () =>
  expect(read(withRuledCells(text, frame))).toEqual([
    'Нэр, Ажил, Нас',
    'Бат, Сургуулийн багш, бас эмч, 37',
  ]));

test('a cell over two rows is said in both', () => {
  const rules = [
    ...frame,
    across(200, 50, 450),
    ...[50, 150, 300, 450].map((at) => down(at, 170, 200)),
  ];
  const open = rules.filter((rule) => rule.at !== 170 || !rule.isAcross);
  const half = [...open, across(170, 150, 450)];
  const more = [run('Дарга', 160, 190), run('38', 310, 190)];
  expect(read(withRuledCells([...text, ...more], half))).toEqual([
    'Нэр, Ажил, Нас',
    'Бат, Сургуулийн багш, бас эмч, 37',
    'Бат, Дарга, 38',
  ]);
});

test('what stands between two tables is in neither', () => {
  const one = (y: number) => [
    across(y, 50, 450),
    across(y + 30, 50, 450),
    ...[50, 150, 300, 450].map((at) => down(at, y, y + 30)),
  ];
  const row = (y: number, ...cells: readonly string[]) =>
    cells.map((cell, at) => run(cell, [60, 160, 310][at] ?? 0, y));
  const runs = [
    ...row(100, 'Нэр', 'Ажил', 'Нас'),
    run('Эхний догол мөр.', 60, 180),
    run('Хоёр дахь.', 60, 230),
    ...row(320, 'Бат', 'багш', '37'),
  ];
  expect(read(withRuledCells(runs, [...one(80), ...one(300)]))).toEqual([
    'Нэр, Ажил, Нас',
    'Эхний догол мөр.',
    'Хоёр дахь.',
    'Бат, багш, 37',
  ]);
});

test('a frame around a text, an underline and the line between columns are not tables', () => {
  const box = [across(80, 50, 450), across(170, 50, 450), down(50, 80, 170), down(450, 80, 170)];
  expect(withRuledCells(text, box)).toEqual(text);
  expect(withRuledCells(text, [across(102, 60, 90), down(280, 80, 170)])).toEqual(text);
});

test('the lines of a map are not tried with each other for long', () => {
  const map = Array.from({ length: 700 }, (_, at) => [
    across(at * 4, 0, 2800),
    down(at * 4, 0, 2800),
  ]);
  const words = Array.from({ length: 3000 }, (_, at) => run('а', (at % 700) * 4, 4 * at));
  expect(withRuledCells(words, map.flat())).toBe(words);
});

test.each([
  [
    'rows between two lines are told by their numbers',
    [
      ['Дархан', 'Эрдэнэт'],
      ['1,200', '980'],
      ['12%', '9.5%'],
    ],
    ['Дархан, 1,200, 12%', 'Эрдэнэт, 980, 9.5%'],
  ],
  [
    'many rows between two lines are told by their number',
    [
      ['PubLayNet', 'PRImA', 'TableBank'],
      ['F / M', 'M', 'F'],
      ['Өгүүлэл', 'Сэтгүүл', 'Хүснэгт'],
    ],
    ['PubLayNet, F / M, Өгүүлэл', 'PRImA, M, Сэтгүүл', 'TableBank, F, Хүснэгт'],
  ],
  [
    'wrapped cells are one row',
    [
      ['Улаанбаатар', 'хот'],
      ['2026', '2027'],
      ['Нийт', 'дүн'],
    ].map(([above = '', below = ''], at) => (at === 1 ? ['2026'] : [above, below])),
    ['Улаанбаатар хот, 2026, Нийт дүн'],
  ],
])('%s', (_, cells, wanted) => {
  const head = ['Хот', 'Тоо', 'Хувь'].map((text, at) => run(text, [60, 160, 310][at] ?? 0, 100));
  const rows = cells.flatMap((texts, at) => lines(texts, { x: [60, 160, 310][at] ?? 0, y: 130 }));
  expect(read(withRuledCells([...head, ...rows], frame))).toEqual(['Хот, Тоо, Хувь', ...wanted]);
});
