import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

/** Lines of cells in columns, without lines around them. */
const table = (texts: readonly (readonly string[])[], y = 100, leading = 15) =>
  texts.flatMap((cells, at) =>
    cells.flatMap((text, column) =>
      text === '' ? [] : [run(text, 60 + column * 180, y + at * leading)],
    ),
  );

const rows = [
  ['Country', 'Capital', 'Known for'],
  ['United Kingdom of Great', 'London', 'rain, tea and old'],
  ['Britain and Ireland', '', 'books'],
  ['Mongolia', 'Ulaanbaatar', 'horses and blue skies'],
  ['France', 'Paris', 'bread, wine, mountains'],
  ['', '', 'and very long rivers'],
];

test('wrapped cells belong to the row that they begin in', () => {
  const prose = lines([full('Энд хүснэгт байна'), 'гэж бичив.'], { y: 40 });
  expect(read([...prose, ...table(rows)])).toEqual([
    `${full('Энд хүснэгт байна')} гэж бичив.`,
    'Country, Capital, Known for',
    'United Kingdom of Great Britain and Ireland, London, rain, tea and old books',
    'Mongolia, Ulaanbaatar, horses and blue skies',
    'France, Paris, bread, wine, mountains and very long rivers',
  ]);
});

test('a missing value joins no rows', () => {
  const some = [
    ['Name', 'Age', 'Note'],
    ['Bat', '37', 'a man that lives by the'],
    ['', '', 'river'],
    ['Dorj', '', 'ok'],
    ['Anu', '5', 'ok'],
  ];
  expect(read(table(some))).toEqual([
    'Name, Age, Note',
    'Bat, 37, a man that lives by the river',
    'Dorj, ok',
    'Anu, 5, ok',
  ]);
});

test('cells of a narrow column are not wrapped', () => {
  const some = [
    ['Name', 'Age', 'Note'],
    ['Bat', '37', 'a man that lives by the'],
    ['', '', 'river'],
    ['', '25', ''],
    ['Dorj', '5', 'ok'],
  ];
  expect(read(table(some))).toEqual([
    'Name, Age, Note',
    'Bat, 37, a man that lives by the river',
    '25',
    'Dorj, 5, ok',
  ]);
});

test('a gap ends a row', () => {
  const some = [
    ['Food', 'Taste'],
    ['Apples and pears of all', 'sweet and sour and green'],
    ['the kinds that we found', 'and red and also bitter'],
  ];
  expect(read([...table(some), ...table([['Bread and butter of days', '']], 160)])).toEqual([
    'Food, Taste',
    'Apples and pears of all the kinds that we found, sweet and sour and green and red and also bitter',
    'Bread and butter of days',
  ]);
});

test('words that are spread to the edge of a text are not cells', () => {
  const spread = (words: readonly string[], y: number) => {
    const room = 360 - words.join('').length * 6;
    let x = 60;
    return words.map((word) => {
      const made = run(word, x, y);
      x += made.width + room / (words.length - 1);
      return made;
    });
  };
  const page = [
    ...lines([full('Үүлс нүүв')], { y: 85 }),
    ...spread('тэнгэрийн уулсынхаа салхинаас бороотой үдшийнхээ'.split(' '), 100),
    ...spread('намрынхаа цэцэгсийн өглөөгүүр салхитай сэрүүхэнд'.split(' '), 115),
    ...spread('Сүхбаатар Батжаргал Өлзийбаяр Мөнхбаяр Энхтайван'.split(' '), 130),
    run('наранд.', 60, 145),
    ...table(
      [
        ['Нэр', 'Нас'],
        ['Бат', '7'],
      ],
      170,
    ),
  ];
  expect(read(page)).toEqual([
    `${full('Үүлс нүүв')} тэнгэрийн уулсынхаа салхинаас бороотой үдшийнхээ намрынхаа цэцэгсийн өглөөгүүр салхитай сэрүүхэнд Сүхбаатар Батжаргал Өлзийбаяр Мөнхбаяр Энхтайван наранд.`,
    'Нэр, Нас',
    'Бат, 7',
  ]);
});

test('the items of a list that are numbered far from their text are not cells', () => {
  const items = [
    ['1.', 'Boil the water in a'],
    ['', 'large pot.'],
    ['2.', 'Add the tea.'],
  ].flatMap(([mark = '', text = ''], at) => [
    ...(mark ? [run(mark, 60, 100 + at * 15)] : []),
    run(text, 84, 100 + at * 15),
  ]);
  expect(read(items)).toEqual(['1. Boil the water in a large pot.', '2. Add the tea.']);
});

test('numbers before rows or items are not those of lines', () => {
  const some = [
    ['1', 'Бат', 'жолооч'],
    ['2', 'Дорж', 'багш'],
    ['3', 'Ану', 'эмч'],
  ].flatMap(([mark = '', name = '', work = ''], at) => [
    run(mark, 60, 100 + at * 15),
    run(name, 100, 100 + at * 15),
    run(work, 300, 100 + at * 15),
  ]);
  expect(read(some)).toEqual(['1, Бат, жолооч', '2, Дорж, багш', '3, Ану, эмч']);
});

test('years before what happened in them are not those of lines', () => {
  const some = ['1990 Ардчилсан хувьсгал', '1992 Шинэ Үндсэн хууль', '2000 Сонгууль'].flatMap(
    (text, at) => [
      run(text.slice(0, 4), 60, 100 + at * 15),
      run(text.slice(5), 120, 100 + at * 15),
    ],
  );
  expect(read(some).join(' ')).toContain('1990');
});

test('a list whose marks stand far from its items is not a table', () => {
  const runs = ['Нэгдүгээр', 'Хоёрдугаар', 'Гуравдугаар'].flatMap((name, at) => [
    run(`${at + 1}.`, 60, 100 + at * 28),
    run(`${name} зүйлийн эхний мөр нь хуудасны төгсгөл хүрнэ`, 100, 100 + at * 28),
    run('үргэлжилж байна.', 100, 114 + at * 28),
  ]);
  expect(read(runs)[0]).toMatch(/^1\. Нэгдүгээр/u);
});

test('words of a narrow column that are spread to its edges are not cells', () => {
  const column = [
    ['Хотын', 60],
    ['номын', 170],
    ['үзэсгэлэн', 60],
    ['олон', 176],
    ['уншигчдад', 60],
    ['шинэ', 176],
    ['ном танилцуулах', 60],
    ['ба', 188],
    ['зохиолчид өдөр бүр ирнэ', 62],
    ['ажээ.', 60],
  ] as const;
  const ys = [100, 100, 115, 115, 130, 130, 145, 145, 160, 175];
  expect(read(column.map(([text, x], at) => run(text, x, ys[at] ?? 0)))).toEqual([
    'Хотын номын үзэсгэлэн олон уншигчдад шинэ ном танилцуулах ба зохиолчид өдөр бүр ирнэ ажээ.',
  ]);
});
