import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

const marked = (text: string, mark: string, y: number) => [
  run(text, 60, y),
  run(mark, 60 + text.length * 6, y - 5, 7),
];

test('a note follows the paragraph that has its mark, not the last one of the page', () => {
  const start = [full('Эхлэл'), full('үг'), 'бас үг.'];
  const page = [
    ...lines(start, { y: 40 }),
    ...marked('Нэгдүгээр үг.', '1', 100),
    run('Хоёрдугаар үг.', 60, 130),
    ...marked('Гуравдугаар үг', '2', 160),
    run('Дөрөвдүгээр үг.', 60, 190),
    run('1 Нэг дэх тайлбар.', 60, 700, 9),
    run('2 Хоёр дахь тайлбар', 60, 711, 9),
    run('18 онд бичигджээ.', 70, 722, 9),
  ];
  expect(read(page)).toEqual([
    start.join(' '),
    'Нэгдүгээр үг.',
    'Нэг дэх тайлбар.',
    'Хоёрдугаар үг.',
    'Гуравдугаар үг',
    'Хоёр дахь тайлбар 18 онд бичигджээ.',
    'Дөрөвдүгээр үг.',
  ]);
});

test('a note goes on at the foot of the next page', () => {
  const first = [
    ...marked('Нэгдүгээр үг.', '1', 100),
    ...lines([full('Хоёр'), full('гурав')], { y: 130 }),
    run('1 Нэг дэх тайлбар', 60, 711, 9),
  ];
  const next = [
    ...lines(['дуусав.', full('Дөрөв')]),
    run('энд төгсөв.', 60, 700, 9),
    run('2 Хоёр дахь тайлбар.', 60, 711, 9),
  ];
  expect(read(first, next)).toEqual([
    'Нэгдүгээр үг.',
    'Нэг дэх тайлбар энд төгсөв.',
    `${full('Хоёр')} ${full('гурав')} дуусав.`,
    full('Дөрөв'),
    'Хоёр дахь тайлбар.',
  ]);
});
