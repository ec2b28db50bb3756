import { expect, test } from 'vitest';
import { withPipeTables } from './pandoc-tables.ts';
import { readMarkdown } from './read-markdown.ts';

const read = (...lines: readonly string[]) =>
  readMarkdown(lines.join('\n')).map(({ text }) => text);

test('a table of columns has a row a line', () =>
  expect(
    read(
      '  Нэр      Нас',
      '  ------- -----',
      '  Бат        37',
      '  *Дорж*     42',
      '',
      '  : Хүмүүс',
      '',
      'Төгсөв.',
    ),
  ).toEqual(['Нэр, Нас', 'Бат, 37', 'Дорж, 42', 'Хүмүүс', 'Төгсөв.']));

test('also without a head, and between rules a row of several lines', () =>
  expect(
    read(
      'Эхлэв.',
      '',
      '---- ----',
      'а    б',
      'в    г',
      '---- ----',
      '',
      '  -------------------------------',
      '  Нэр        Тайлбар',
      '  ---------- --------------------',
      '  Номын сан  Хотын төвд',
      '             шинэ байр',
      '',
      '  Гүүр       Явган | хүний',
      '  -------------------------------',
      'Төгсөв.',
    ),
  ).toEqual([
    'Эхлэв.',
    'а, б',
    'в, г',
    'Нэр, Тайлбар',
    'Номын сан, Хотын төвд шинэ байр',
    'Гүүр, Явган | хүний',
    'Төгсөв.',
  ]));

test('a grid has a row between two lines', () =>
  expect(
    read(
      '+-------+-----+',
      '| Нэр   | Нас |',
      '+=======+=====+',
      '| Номын | 37  |',
      '| сан   |     |',
      '+-------+-----+',
      '| Гүүр  | 42  |',
      '+-------+-----+',
      'Төгсөв.',
    ),
  ).toEqual(['Нэр, Нас', 'Номын сан, 37', 'Гүүр, 42', 'Төгсөв.']));

test.each([
  '```\n+---+---+\n| a | b |\n+---+---+\n```',
  '```\n-- --\na  b\n```',
  'Гарчиг\n------\nтекст',
  '- - -',
  'Нэр: Бат\n------- -------',
  'Тэр ирэв\n-- -- --\nтэгээд явав.',
  `${'-- '.repeat(5000)}\n${'a b\n'.repeat(5000)}`,
])('%j stays', (text) => expect(withPipeTables(text)).toBe(text));

test('a row of merged cells does not hide those of others', () =>
  expect(
    read(
      '+-------+-----+',
      '| Нэр         |',
      '+-------+-----+',
      '| Гүүр  | 42  |',
      '+-------+-----+',
    ),
  ).toEqual(['Нэр', 'Гүүр, 42']));

test.each(['-- --\n', '+--+\n', '--------\n-- --\n', '|\n+--+--+\n'])(
  'many times %j take no longer than their length asks for',
  (text) => expect(withPipeTables(text.repeat(20_000)).length).toBeGreaterThan(0),
);
