import { expect, test } from 'vitest';
import { readPages } from '../pdf/read-pages.ts';
import { type OcrLine, pageOfWords } from './page-of-words.ts';

/** A line of words of ten pixels a letter, thirty pixels high. */
function line(y: number, ...words: readonly (readonly [text: string, sure?: number])[]): OcrLine {
  let x = 100;
  const placed = words.map(([text, confidence = 96]) => {
    const bbox = { x0: x, y0: y - 24, x1: x + text.length * 14, y1: y + 6 };
    x = bbox.x1 + 10;
    return { text, confidence, bbox };
  });
  const bbox = { x0: 100, y0: y - 24, x1: x, y1: y + 6 };
  return {
    words: placed,
    bbox,
    baseline: { x0: 100, y0: y, x1: x, y1: y },
    rowAttributes: { rowHeight: 30 },
  };
}

test('words become the page of a PDF, in points, and unsure ones are to be checked', () => {
  const lines = [line(100, ['Сайн'], ['бaйна', 60], ['уу', 84]), line(140, ['—', 20])];
  const { page, doubts } = pageOfWords(lines, { width: 1000, height: 500 }, 500);
  expect(page).toMatchObject({ width: 500, height: 250 });
  expect(page.runs.map(({ text }) => text)).toEqual(['Сайн ', 'байна ', 'уу ', '— ']);
  expect(page.runs[0]).toMatchObject({ x: 50, y: 50, width: 28, size: 15 });
  // The Latin letter was mended; a dash alone is nothing to check.
  expect(doubts).toEqual(['байна', 'уу']);
});

test('lines that go on are one paragraph, also where a word is divided', () => {
  const lines = [
    line(100, ['Өглөө'], ['эрт'], ['нар'], ['мандаж,'], ['манай'], ['тосго-']),
    line(140, ['нын'], ['хүмүүс'], ['ажилдаа'], ['гарцгаана.']),
  ];
  const { page } = pageOfWords(lines, { width: 700, height: 500 }, null);
  expect(readPages([page]).blocks.map(({ text }) => text)).toEqual([
    'Өглөө эрт нар мандаж, манай тосгонын хүмүүс ажилдаа гарцгаана.',
  ]);
});

test('specks are not words, and quotation marks are what most of them are', () => {
  const lines = [
    line(60, ['н', 0]),
    line(100, ['"Сайн'], ['уу"'], ['гэж'], ['"Нар”'], ['гэв.']),
    line(140, ['7', 40]),
  ];
  const { page } = pageOfWords(lines, { width: 1000, height: 500 }, null);
  expect(page.runs.map(({ text }) => text.trim()).join(' ')).toBe('"Сайн уу" гэж "Нар" гэв. 7');
});
