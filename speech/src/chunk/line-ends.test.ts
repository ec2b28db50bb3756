import { expect, it } from 'vitest';
import { lineEnd } from './line-ends.ts';

/** What ends at each line break of a text. */
const ends = (text: string): (string | undefined)[] =>
  [...text.matchAll(/\S(\s*\n)/g)].map(({ index }) => lineEnd(text, index + 1));

const prose =
  'Өнөөдөр Улаанбаатар хотод цэлмэг, салхигүй сайхан өдөр болно гэж цаг уурын албанаас мэдээлэв.';

it.each([
  ['two paragraphs', `${prose}\n${prose}`, ['paragraph']],
  ['a blank line', `${prose}\n\n${prose}`, ['paragraph']],
  ['a heading above prose', `Цаг агаарын мэдээ\n${prose}`, ['heading']],
  ['a heading above a blank line', `Цаг агаарын мэдээ\n\n${prose}`, ['heading']],
  ['a numbered heading', `БҮЛЭГ 2\nЗун эрт ирж, бороо их орсон юм.`, ['heading']],
  [
    'an English heading',
    `The weather today\nIt is sunny and warm in the whole country, with little wind.`,
    ['heading'],
  ],
  ['a short sentence is none', `Зун болов.\n${prose}`, ['paragraph']],
  ['a line with a comma is none', `Эрхэм уншигч танаа,\n${prose}`, ['paragraph']],
  [
    'a poem',
    'Хөх тэнгэрийн дор\nХөндий тал минь\nХүн малын дуутай\nХүслийн нутаг минь',
    ['poemLine', 'poemLine', 'poemLine'],
  ],
  [
    'stanzas',
    'Хөх тэнгэрийн дор\nХөндий тал минь\n\nХүн малын дуутай\nХүслийн нутаг',
    ['poemLine', 'paragraph', 'poemLine'],
  ],
  ['prose that is wrapped', `${prose.slice(0, -1)},\nтэгээд цааш үргэлжилнэ.`, [undefined]],
  ['a list', '- талх\n- сүү\n- өндөг', ['sentence', 'sentence']],
  ['a numbered list, then prose', `1. Талх авна\n2. Сүү авна\n${prose}`, ['sentence', 'paragraph']],
  ['prose above a list', `${prose}\n- талх`, ['paragraph']],
])('%s', (_name, text, expected) => {
  expect(ends(text)).toEqual(expected);
});

it('knows the heading at the end of a segment by the next one', () => {
  const title = 'Цаг агаарын мэдээ';
  expect(lineEnd(title, title.length, prose)).toBe('heading');
  expect(lineEnd(title, title.length, 'Тийм')).toBe('paragraph');
  expect(lineEnd(`${prose}\n${title}`, prose.length + 1 + title.length, prose)).toBe('heading');
  expect(lineEnd(prose, prose.length, prose)).toBe('paragraph');
});
