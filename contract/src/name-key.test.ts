import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

/** As the database compares them: by code points. */
const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => Buffer.compare(Buffer.from(nameKey(a)), Buffer.from(nameKey(b))));

test.each([
  [
    'the Mongolian alphabet',
    [
      'Ард',
      'Ерөөл',
      'Ёслол',
      'Жим',
      'Орой',
      'Оюу',
      'Өвөл',
      'Пүрэв',
      'Уул',
      'Уяач',
      'Үлгэр',
      'Яриа',
    ],
  ],
  ['capitals with the others', ['алим', 'Боов', 'вагон', 'Гэр']],
  ['numbers by their value', ['Бүлэг 2', 'Бүлэг 10', 'Бүлэг 10.5']],
  ['quotation marks beside', ['Алтай', '«Боржигон»', 'Ганга']],
  ['letters inside a word too', ['соёл', 'сойз', 'суурь', 'сүүл']],
])('%s', (_, names) => expect(sorted(names.toReversed())).toEqual(names));

test('a name without letters still has a sort key', () => expect(nameKey('!!')).not.toBe(''));
