import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

function split(text: string, most: number): string[] {
  return splitText(text, ({ start, end }) => [...text.slice(start, end)].length <= most).map(
    ({ start, end }) => text.slice(start, end),
  );
}

test.each([
  ['what fits stays whole', 'Нэг. Хоёр.', 20, ['Нэг. Хоёр.']],
  ['at sentences', 'Нэг хоёр. Гурав уу? Дөрөв!', 20, ['Нэг хоёр. Гурав уу? ', 'Дөрөв!']],
  ['a longer sentence at spaces', 'нэг хоёр гурав дөрөв', 10, ['нэг хоёр ', 'гурав ', 'дөрөв']],
  ['a longer word anywhere', 'aaaaaaaa', 4, ['aaaa', 'aaaa']],
  ['no character in two', '🌄🌄🌄', 1, ['🌄', '🌄', '🌄']],
  ['nothing', '', 5, []],
])('%s', (_, text, most, wanted) => {
  expect(split(text, most)).toEqual(wanted);
});

test('the pieces cover the text', () => {
  const text = `${'Өдөр нар мандана.  Үүл нүүнэ… '.repeat(40)}${'у'.repeat(300)} төгсөв`;
  for (const most of [1, 7, 60, 500]) {
    const pieces = split(text, most);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map((piece) => [...piece].length))).toBeLessThanOrEqual(most);
  }
});
