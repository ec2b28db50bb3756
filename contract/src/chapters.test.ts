import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const spring = { number: 1, title: 'Хавар' };
const summer = { number: 2, title: 'Зун' };

test('pieces of one chapter in a row are one, and others keep their names', () => {
  const audios = [
    { name: '1. Хавар', chapter: spring },
    { name: '2. Зун', chapter: summer },
    { name: '3. Зун', chapter: summer },
    { name: 'Миний зун', chapter: summer },
    { name: 'Нэмэлт', chapter: null },
    { name: 'Сүүлчийн зун', chapter: summer },
  ];
  const found = chaptersOf(audios, (audio) => audio);
  expect(found.map(({ title, pieces }) => [title, pieces.length])).toEqual([
    ['Хавар', 1],
    ['Зун', 3],
    ['Нэмэлт', 1],
    ['Сүүлчийн зун', 1],
  ]);
});
