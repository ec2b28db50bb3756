import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

test('letters of a font of symbols are what they mean, and bullets where they stand alone', () => {
  const formula = [run('Хэрэв x', 60, 100), run('\uf0b3', 108, 100), run('5 бол', 120, 100)];
  const item = [run('\uf0a7', 60, 115), run('нэгдүгээр зүйл', 78, 115)];
  const angle = [run('\uf061', 60, 145), run(' = 20', 66, 145), run('\uf0b0', 96, 145)];
  expect(read([...formula, ...item, ...angle])).toEqual([
    'Хэрэв x ≥ 5 бол',
    'нэгдүгээр зүйл',
    'α = 20°',
  ]);
});

test('the large first letter of a chapter begins its first line', () => {
  const body = lines([full('орж'), full('амьдардаг')], { x: 90 });
  const rest = lines([full('байжээ')], { y: 130 });
  expect(read([run('Д', 60, 115, 36), ...body, ...rest])[0]).toMatch(/^Дорж .*амьдардаг/u);
  const heading = [run('А', 60, 80, 36), run('хэсэг', 100, 80, 20)];
  expect(read([...heading, ...rest])[0]).toMatch(/^А/u);
});

const apart = (text: string) => read([...text].map((letter, at) => run(letter, 100 + at * 9, 100)));

test.each(['ТӨГСӨВ', 'ДАВАА', 'BEST'])('capitals that are set apart are one word: %s', (word) =>
  expect(apart(word)).toEqual([word]),
);

test.each(['ABCD', 'ACBDA', 'EFGHIJ', 'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ', 'МНОПРС', 'ТХГСНБ'])(
  'letters of no word stay apart: %s',
  (letters) => expect(apart(letters)).toEqual([[...letters].join(' ')]),
);

// Trying each way in which these are syllables would take minutes.
test('letters of no word stay apart in a long line', () => {
  const letters = `${'А'.repeat(46)}БВГ`;
  expect(apart(letters)).toEqual([[...letters].join(' ')]);
});

test('items within an item are paragraphs, also without a bullet in the text', () => {
  const item = (text: string, depth: number, at: number) =>
    run(text, 60 + depth * 30, 100 + at * 15);
  const items = [
    item('1. Усаа буцалга.', 0, 0),
    item('a. дэд зүйл', 1, 1),
    item('b. хоёр дахь', 1, 2),
    item('2. Цай хий.', 0, 3),
    item('ногоон', 1.4, 4),
    item('хар', 1.4, 5),
  ];
  expect(read([...items, ...lines([full('Дараа'), 'нь.'], { y: 220 })]).slice(0, 6)).toEqual(
    items.map(({ text }) => text),
  );
});
