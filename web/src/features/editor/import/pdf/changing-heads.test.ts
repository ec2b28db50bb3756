import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

const words = ['Нэг', 'Хоёр', 'Гурав', 'Дөрөв'];
const text = (word: string) => lines([full(word), full(`${word}т`), 'цааш явав.'], { y: 90 });
const readWith = (headOf: (word: string, page: number) => string, more = {}) =>
  read(
    ...words.map((word, page) => [
      run(headOf(word, page), 60, 60),
      ...text(word),
      ...(word in more ? [run(word, 60, 200, 20)] : []),
    ]),
  ).join(' ');

test('heads that differ on each page are left out where their numbers count the pages', () => {
  expect(readWith((word, page) => `${page + 12} | ${word}ын бүлэг`)).not.toContain('бүлэг');
  expect(readWith((word, page) => `${page * page + 12} ${word}ын бүлэг`)).toContain('бүлэг');
});

test('those of left pages may come again, and that of a right one once', () => {
  const three = words.slice(0, 3);
  const heads = ['12 | УУЛЫН АЯН', 'Д. БАТ | 13', '14 | УУЛЫН АЯН'];
  const pages = three.map((word, page) => [run(heads[page] ?? '', 60, 60), ...text(word)]);
  expect(read(...pages).join(' ')).not.toMatch(/АЯН|БАТ/u);
});

test('they are left out where the headings of the text are in them', () => {
  const more = { Хоёр: true, Гурав: true };
  expect(readWith((word) => `${word.toUpperCase()} — ОРОН`, more)).not.toContain('ОРОН');
});

test('they are left out where the text goes on over them', () => {
  const pages = words.map((word, page) => [
    run(`${word}т бүлэг ${'а'.repeat(page)}`, 60, 60),
    ...lines([`үүл ${full(word)}`, full(`${word}т`)], { y: 90 }),
  ]);
  expect(read(...pages).join(' ')).not.toContain('бүлэг');
});
