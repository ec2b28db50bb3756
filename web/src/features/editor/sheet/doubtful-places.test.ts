import { expect, test } from 'vitest';
import { doubtfulPlaces } from './doubtful-places.ts';

const found = (texts: readonly string[], ...doubts: string[]) =>
  doubtfulPlaces(texts, new Set(doubts)).map(({ paragraph, start, end }) => [
    paragraph,
    texts[paragraph]?.slice(start, end),
    start,
  ]);

test('whole words are found in the order of the text, and parts of others are not', () => {
  expect(found(['нь хүний нэр', 'нэр, 12%'], 'нэр', '12%', 'хүн')).toEqual([
    [0, 'нэр', 9],
    [1, 'нэр', 0],
    [1, '12%', 5],
  ]);
});

test('a word that was mended is no longer one to check', () => {
  expect(found(['дуу'], 'дуч')).toEqual([]);
});
