import { aBook } from '@duu/contract/testing/a-book';
import { expect, test } from 'vitest';
import { comingChapters } from './coming-chapters.ts';

const part = (title: string | null) => ({ title, segments: ['х'.repeat(100)] });
const text = { parts: [part('Хавар'), part('Зун'), part('Зун'), part('Намар'), part('Өвөл')] };

test('chapters that wait are named once, with the time until they begin', () => {
  const book = aBook({ parts: 5, next: 2, audioId: 'b', characters: 500, doneCharacters: 100 });
  expect(comingChapters('Дөрвөн цаг', book, text)).toEqual([
    { part: 3, title: 'Намар', before: 2, minutes: 20 },
    { part: 4, title: 'Өвөл', before: 3, minutes: 30 },
  ]);
  const paused = aBook({ ...book, state: 'paused', audioId: null, next: 4 });
  expect(comingChapters('Дөрвөн цаг', paused, text)).toEqual([
    { part: 4, title: 'Өвөл', before: 0, minutes: null },
  ]);
});

test('parts of a text without chapters have the name of the book', () => {
  const plain = { parts: [part(null), part(null), part(null)] };
  const titles = comingChapters('Дөрвөн цаг', aBook({ next: 1 }), plain).map(({ title }) => title);
  expect(titles).toEqual(['2. Дөрвөн цаг', '3. Дөрвөн цаг']);
});
