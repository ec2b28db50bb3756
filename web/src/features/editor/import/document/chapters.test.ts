import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { chaptersOf, isBesideTheText, onlyChapters } from './chapters.ts';

const h = (level: number, text: string): Block => ({ kind: 'heading', level, text });
const p = (text: string): Block => ({ kind: 'paragraph', text });

test.each<[string, Block[], (readonly [string, number, number])[]]>([
  ['text without headings', [p('а'), p('б')], []],
  [
    'stars between scenes',
    [h(1, 'Нэг'), p('а'), h(1, '* * *'), p('б'), h(1, 'Хоёр'), p('в')],
    [
      ['Нэг', 0, 4],
      ['Хоёр', 4, 6],
    ],
  ],
  ['one heading', [h(1, 'Ном'), p('а')], []],
  [
    'headings of one level; the title of the book belongs to the first',
    [h(1, 'Ном'), h(2, 'Нэг'), p('а'), h(3, 'Дэд'), p('б'), h(2, 'Хоёр'), p('в')],
    [
      ['Нэг', 0, 5],
      ['Хоёр', 5, 7],
    ],
  ],
  [
    'text before the first heading is a chapter without a title',
    [p('оршил'), h(2, 'Нэг'), p('а'), h(2, 'Хоёр'), p('в')],
    [
      ['', 0, 1],
      ['Нэг', 1, 3],
      ['Хоёр', 3, 5],
    ],
  ],
  [
    'a part of a book joins its first chapter, and headings at the end have no text',
    [h(1, 'I хэсэг'), h(1, 'Нэг'), p('а'), h(1, 'Хоёр'), p('б\nв'), h(1, 'Төгсөв')],
    [
      ['I хэсэг. Нэг', 0, 3],
      ['Хоёр', 3, 7],
    ],
  ],
])('%s', (_, blocks, wanted) => {
  expect(chaptersOf({ blocks }).map(({ title, from, to }) => [title, from, to])).toEqual(wanted);
});

test('what the document says of its chapters is better than its headings', () => {
  const blocks = [h(1, 'А'), p('а'), h(1, 'Б'), p('б'), p('в')];
  const starts = [
    { block: 0, title: 'Нэг' },
    { block: 4, title: 'Хоёр' },
  ];
  expect(chaptersOf({ blocks, starts })).toEqual([
    { title: 'Нэг', from: 0, to: 4, length: 4 },
    { title: 'Хоёр', from: 4, to: 5, length: 1 },
  ]);
});

test('chosen chapters follow one another', () => {
  const blocks = [h(1, 'А'), p('а'), h(1, 'Б'), p('б'), h(1, 'В'), p('в')];
  const [first, , third] = chaptersOf({ blocks });
  const paragraphs = blocks.map(({ text }) => text);
  expect(
    onlyChapters(
      paragraphs,
      [first, third].flatMap((one) => one ?? []),
    ),
  ).toEqual({
    paragraphs: ['А', 'а', 'В', 'в'],
    chapters: [
      { title: 'А', from: 0 },
      { title: 'В', from: 2 },
    ],
  });
  expect(onlyChapters(paragraphs, [])).toEqual({ paragraphs, chapters: [] });
});

test.each([
  ['Contents', true],
  ['Гарчиг', true],
  ['THE FULL PROJECT GUTENBERG LICENSE', true],
  ['Copyright page', true],
  ['Indexical thoughts', false],
  ['Гарчиггүй үг', false],
])('%s is beside the text: %s', (title, wanted) => {
  expect(isBesideTheText({ title, from: 0, to: 1, length: 1 })).toBe(wanted);
});
