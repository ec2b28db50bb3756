import { expect, test } from 'vitest';
import { type PdfLine, paragraphsOfLines } from './pdf-paragraphs.ts';

const line = (text: string, y: number, page = 1): PdfLine => ({
  text,
  y,
  height: 12,
  ends: true,
  page,
});

test('lines stay together, a wide gap divides', () => {
  expect(
    paragraphsOfLines([line('Нэгдүгээр', 700), line('мөр.', 686), line('Шинэ хэсэг', 650)]),
  ).toEqual(['Нэгдүгээр мөр.', 'Шинэ хэсэг']);
});

test('a word divided at the end of a line is joined', () => {
  expect(paragraphsOfLines([line('Улаан-', 700), line('баатар', 686)])).toEqual(['Улаанбаатар']);
});

test('a sentence continues over a page', () => {
  expect(paragraphsOfLines([line('энэ нь', 40), line('үргэлжилнэ.', 700, 2)])).toEqual([
    'энэ нь үргэлжилнэ.',
  ]);
  expect(paragraphsOfLines([line('Төгсөв.', 40), line('Эхлэв.', 700, 2)])).toEqual([
    'Төгсөв.',
    'Эхлэв.',
  ]);
});

test('runs of one line are put together', () => {
  const run = (text: string, ends: boolean): PdfLine => ({
    text,
    y: 700,
    height: 12,
    ends,
    page: 1,
  });
  expect(paragraphsOfLines([run('Сайн', false), run(' ', false), run('уу', true)])).toEqual([
    'Сайн уу',
  ]);
});

test('pages without letters give nothing', () => {
  expect(paragraphsOfLines([line(' ', 700), line('', 600)])).toEqual([]);
});

// Scanning all text read so far for each line took minutes, in which the page did not even react to cancel.
test('a file with the maximum number of lines is read', () => {
  const count = 500_000;
  const lines = Array.from({ length: count }, (_, at) => line('а', -at));
  const [whole, ...others] = paragraphsOfLines(lines);
  expect([whole?.length, others]).toEqual([2 * count - 1, []]);
  const blank: PdfLine = { ...line(' ', 0), ends: false };
  expect(paragraphsOfLines([...Array<PdfLine>(count).fill(blank), line('а', 0)])).toEqual(['а']);
});
