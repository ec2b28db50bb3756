import { expect, test } from 'vitest';
import { spokenMarks } from './spoken-marks.ts';

const made = {
  segments: ['Нэг хоёр. Гурав дөрөв.', 'Тав.', 'Тав.'],
  words: [
    [0, 0, 3],
    [0, 4, 8],
    [0, 10, 15],
    [0, 16, 21],
    [1, 0, 3],
    [2, 0, 3],
  ].map(([segment = 0, start = 0, end = 0], index) => ({
    segment,
    start,
    end,
    startMs: index * 100,
    endMs: index * 100 + 90,
    estimated: false,
  })),
};
const marks = (paragraphs: readonly string[], index: number) => {
  const found = spokenMarks(paragraphs, made, index);
  const text = paragraphs[found?.paragraph ?? -1];
  const cut = ({ start, end }: { start: number; end: number }) => text?.slice(start, end);
  return found && [found.paragraph, cut(found.word), cut(found.sentence)];
};

test('the word and its sentence are found in the sheet as it was converted', () => {
  expect(marks(made.segments, 2)).toEqual([0, 'Гурав', 'Гурав дөрөв.']);
  expect(marks(made.segments, 1)).toEqual([0, 'хоёр', 'Нэг хоёр.']);
});

test('empty paragraphs and spaces around the text, which were not converted, do not shift the marks', () => {
  expect(marks(['', '  Нэг хоёр. Гурав дөрөв. ', 'Тав.'], 3)).toEqual([1, 'дөрөв', 'Гурав дөрөв.']);
});

test('equal paragraphs are told apart by their place', () => {
  expect(marks(made.segments, 4)?.[0]).toBe(1);
  expect(marks(made.segments, 5)?.[0]).toBe(2);
});

test('a paragraph is found where it was moved to, and not once it was changed', () => {
  expect(marks(['Тав.', 'Нэг хоёр. Гурав дөрөв.'], 0)).toEqual([1, 'Нэг', 'Нэг хоёр.']);
  expect(marks(['Нэг хоёр. Гурав дөрөв!', 'Тав.'], 0)).toBeNull();
});
