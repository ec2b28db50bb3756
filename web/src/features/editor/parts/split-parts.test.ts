import { countCharacters } from '@duu/contract/characters';
import type { NormalizedSegment } from '@duu/contract/token';
import { expect, test } from 'vitest';
import { splitIntoParts } from './split-parts.ts';

const unread = () => undefined;
const split = (texts: readonly string[], most: number) =>
  splitIntoParts(texts, most, unread, 1)?.map(({ segments }) => segments.join('|'));

test.each([
  ['what fits is one part', ['Нэг.', 'Хоёр.'], 20, ['Нэг.|Хоёр.']],
  ['at paragraphs', ['аа', 'бб', 'вв'], 4, ['аа|бб', 'вв']],
  ['blank paragraphs are nobody’s', ['аа', '  ', 'бб'], 2, ['аа', 'бб']],
  [
    'a longer paragraph at sentences, and what follows joins its end',
    ['аа', 'Нэг хоёр. Гурав дөрөв. Тав.', 'төгс'],
    14,
    ['аа', 'Нэг хоёр.', 'Гурав дөрөв.', 'Тав.|төгс'],
  ],
  ['what nothing is read of is left out', ['ааа', '***', 'ббб'], 3, ['ааа', 'ббб']],
])('%s', (_, texts, most, wanted) => {
  expect(split(texts, most)).toEqual(wanted);
});

test('no part is more than the plan takes, and none of the text is lost', () => {
  const texts = Array.from({ length: 12 }, (_, at) => `${at}-р өглөө нар мандав. `.repeat(at * 9));
  const parts = splitIntoParts(texts, 500, unread, 1) ?? [];
  expect(Math.max(...parts.map(({ characters }) => characters))).toBeLessThanOrEqual(500);
  const letters = (all: readonly string[]) => all.join('').replace(/\s/gu, '');
  expect(letters(parts.flatMap(({ segments }) => segments))).toBe(letters(texts));
  for (const { segments, characters } of parts)
    expect(countCharacters(segments.join(''))).toBe(characters);
});

test('a chapter begins a part, and each of its parts has its title', () => {
  const titles = new Map([
    [1, 'Эхлэл'],
    [3, 'Төгсгөл'],
  ]);
  const parts = splitIntoParts(['үг', 'аа', 'бб', 'вв', 'гг', 'дд'], 4, unread, 1, titles);
  expect(parts?.map(({ title, segments }) => [title, segments.join('|')])).toEqual([
    [null, 'үг'],
    ['Эхлэл', 'аа|бб'],
    ['Төгсгөл', 'вв|гг'],
    ['Төгсгөл', 'дд'],
  ]);
});

test('a paragraph that is divided keeps its voice, and its marks whole', () => {
  const text = '[voice Бат: Анна] Нэг хоёр. [pause 1s] Гурав дөрөв, тав зургаа.';
  const parts = splitIntoParts([text], 14, unread, 1);
  expect(parts?.flatMap(({ segments }) => segments)).toEqual([
    '[voice Бат: Анна] Нэг хоёр. [pause 1s]',
    '[voice Бат: Анна] Гурав дөрөв,',
    '[voice Бат: Анна] тав зургаа.',
  ]);
  expect(parts?.map(({ characters }) => characters)).toEqual([9, 12, 11]);
});

test('a part is charged what respellings add', () => {
  const reading: NormalizedSegment = {
    spoken: 'ха ха ка боллоо',
    tokens: [
      { start: 0, end: 3, kind: 'dictionary', spoken: 'ха ха ка', certain: true },
      { start: 3, end: 10, kind: 'word', spoken: ' боллоо', certain: true },
    ],
  };
  const parts = splitIntoParts(
    ['ХХК боллоо', 'аа'],
    16,
    (text) => (text === 'аа' ? undefined : reading),
    1,
  );
  expect(parts?.map(({ characters }) => characters)).toEqual([15, 2]);
});

test('a word that says too much in any part can’t be divided', () => {
  const tokens: NormalizedSegment['tokens'] = [
    { start: 0, end: 1, kind: 'symbol', spoken: 'тоо '.repeat(100), certain: true },
  ];
  const reading = { tokens, spoken: 'тоо '.repeat(100) };
  expect(splitIntoParts(['%'], 500, () => reading, 1)).toBeNull();
});

test('a part has no more paragraphs than one conversion takes', () => {
  const texts = Array.from({ length: 501 }, (_, at) => `Мөр ${at}`);
  const parts = splitIntoParts(texts, 10_000, unread, 1) ?? [];
  expect(parts.map(({ segments }) => segments.length)).toEqual([500, 1]);
});
