import { expect, test } from 'vitest';
import { mendLine } from './mend-line.ts';

const mended = (line: string) =>
  mendLine(line.split(' '))
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

test.each([
  ['Тушаал Ne 148, 2026 оны', 'Тушаал № 148, 2026 оны'],
  ['Тушаал No148 гарлаа', 'Тушаал №148 гарлаа'],
  ['Order No 148 was sent', 'Order No 148 was sent'],
  ['үнэ 45,9007, хүүхдэд 22,000Т.', 'үнэ 45,900₮, хүүхдэд 22,000₮.'],
  ['нийт 1,250,000% байна', 'нийт 1,250,000₮ байна'],
  ['өсөлт 12% ба 100%', 'өсөлт 12% ба 100%'],
  ['ойролцоогоор 2,450 төгрөг', 'ойролцоогоор 2,450 төгрөг'],
  ['бол XIll зууны аяга', 'бол XIII зууны аяга'],
  ['бол ХШ зууны аяга', 'бол XIII зууны аяга'],
  ['нь ХУШ зуунд', 'нь XVIII зуунд'],
  ['Хууль ШУ гэж', 'Хууль ШУ гэж'],
  ['I am ill and Bill', 'I am ill and Bill'],
  ['So | went home', 'So I went home'],
  ['| Дэвтэр | 2,400 |', 'Дэвтэр 2,400'],
])('%s is %s', (read, wanted) => {
  expect(mended(read)).toBe(wanted);
});

test('money is a guess, to be checked', () => {
  expect(mendLine(['үнэ', '45,9007'])).toEqual([
    { text: 'үнэ', isGuess: false },
    { text: '45,900₮', isGuess: true },
  ]);
});
