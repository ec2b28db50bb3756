import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

const row = (y: number, name: string, count: string) => [
  run(name, 60, y),
  run(count, 300 - count.length * 6, y),
];

test('a head stands above its numbers', () => {
  expect(read([...row(100, 'Нэр', 'Нас'), ...row(116, 'Болдбаатар', '7')])).toEqual([
    'Нэр, Нас',
    'Болдбаатар, 7',
  ]);
});

test('a head that is printed again on the next page is left out', () => {
  const first = [...lines([full('Энд')], { y: 700 }), ...row(740, 'Нэр', 'Нас')];
  const head = row(100, 'Нэр', 'Нас');
  const pages = [
    [...first, ...row(756, 'Бат', '7')],
    [...head, ...row(116, 'Дорж', '12'), ...row(132, 'Сүх', '9')],
  ];
  expect(read(...pages)).toEqual([full('Энд'), 'Нэр, Нас', 'Бат, 7', 'Дорж, 12', 'Сүх, 9']);
});

test('words that are spread to the edge of a column are none', () => {
  const spread = (words: readonly string[], y: number, gap: number) => {
    let x = 60;
    return words.map((word) => {
      const made = run(word, x, y);
      x += word.length * 6 + gap;
      return made;
    });
  };
  const text = [
    ...spread(['Гадаа салхи шуурч,', 'моддын мөчир найгана.'], 100, 20),
    ...spread(['Хүүхдүүд', 'тарцгаа', 'гэр', 'гэрийн', 'зүгээ'], 115, 20),
    ...lines(['гүйлдэн оджээ.'], { y: 130 }),
  ];
  expect(read(text)).toHaveLength(1);
});

test.each([
  ['А В Б Г', 'А В Б Г'],
  ['A C B D', 'A C B D'],
  ['Д А В А А', 'ДАВАА'],
  ['Т О В Ъ Ё Г', 'ТОВЪЁГ'],
])('letters of answers that are set apart stay, those of a word join: %s', (written, wanted) => {
  expect(read([run(written, 60, 100)])).toEqual([wanted]);
});
