import { expect, test } from 'vitest';
import { lines, read, run } from './testing/drawn-pages.ts';

const wide = [
  'Хотын захиргаа энэ долоо хоногт талбайд номын үзэсгэлэн нээж',
  'байгаа бөгөөд гучин хэвлэлийн газар оролцож, шинэ номоо олон',
];
const narrow = [
  'уншигчдад танилцуулах юм. Энэ удаад',
  'хүүхдийн номын булан тусдаа ажиллах',
  'бөгөөд зохиолчид өдөр бүр уншигчтай',
  'уулзаж, номоо гарын үсгээ зурж өгөх',
];
const after = [
  'ажээ. Үзэсгэлэнг өнгөрсөн жил арван таван мянган хүн үзсэн ба',
  'энэ удаад олон болно.',
];
const text = [...wide, ...narrow, ...after].join(' ');

const flow = [...lines(wide), ...lines(narrow, { y: 130 }), ...lines(after, { y: 190 })];

test.each([
  ['with rows of its own', 123],
  ['in the rows of the text', 130],
])('a box beside a text %s follows its paragraph', (_, y) => {
  const box = lines(['Санамж: үзэсгэлэн', 'ням гарагт бүтэн', 'өдөр амарна.'], { x: 300, y });
  expect(read([...flow, ...box])).toEqual([
    text,
    'Санамж: үзэсгэлэн ням гарагт бүтэн өдөр амарна.',
  ]);
});

test('a note in the margin follows its paragraph', () => {
  const rows = [
    ...wide,
    'уншигчдад танилцуулах юм байна. Энэ удаад хүүхдийн номын нэг',
    'булан ажиллана.',
  ];
  const note = lines(['Үзэсгэлэн', 'Дархан хотод'], { x: 450, y: 115, size: 9, leading: 11 });
  expect(read([...lines(rows), ...note])).toEqual([rows.join(' '), 'Үзэсгэлэн Дархан хотод']);
});

test('rows of a table are not beside a text', () => {
  const left = lines(narrow.slice(0, 3), { y: 130 });
  const cells = ['Нэг', 'Хоёр', 'Гурав'].map((cell, at) => run(cell, 300, 130 + at * 15));
  expect(read([...lines(['Дараах зүйлс бий.'], { y: 60 }), ...left, ...cells])).toEqual([
    'Дараах зүйлс бий.',
    ...['Нэг', 'Хоёр', 'Гурав'].map((cell, at) => `${narrow[at]}, ${cell}`),
  ]);
});

test.each([
  ['names', ['Худалдагч:', 'Алтан ХХК', 'Данс 500'], ['Авагч:', 'Б. Ариунаа', 'Дорнод']],
  ['labels at the right', ['Sunrise Bakery', '3 Hill Street'], ['Invoice 1042', 'Date: 3 June']],
  ['labels at the left', ['Алтан ХХК', 'Утас: 7011'], ['Б. Ариунаа', 'Дорнод аймаг']],
])('two blocks of the head of a letter with %s are read one after the other', (_, left, end) => {
  const head = [...lines(left), ...lines(end, { x: 350 })];
  expect(read([...head, ...lines([...wide, ...after], { y: 200 })])).toEqual([
    ...left,
    ...end,
    [...wide, ...after].join(' '),
  ]);
});

test('rows of names and values at the top are rows', () =>
  expect(
    read([
      ...lines(['Нэр:', 'Нас:', 'Хот:']),
      ...lines(['Дорж', '37', 'Дархан'], { x: 350 }),
      ...lines([...wide, ...after], { y: 200 }),
    ]).slice(0, 3),
  ).toEqual(['Нэр:, Дорж', 'Нас:, 37', 'Хот:, Дархан']));

test('items beside a text keep their numbers', () => {
  const box = lines(['1. үзэсгэлэн ням', 'гарагт амарна', '2. орох үнэгүй'], {
    x: 300,
    y: 124,
    size: 10,
  });
  expect(read([...flow, ...box])).toEqual([
    text,
    '1. үзэсгэлэн ням гарагт амарна',
    '2. орох үнэгүй',
  ]);
});

test('names beside values that wrap are not beside a text', () => {
  const values = lines(
    ['= Нэгдүгээр хотын номын сангийн', 'үйл ажиллагааны тухай тайлан ба', 'төлөвлөгөө юм'],
    { x: 160, y: 115 },
  );
  const names = [run('title', 60, 115), run('place', 60, 160), run('owner', 60, 175)];
  const more = [run('= Дархан хот дахь номын сан', 160, 160), run('= Сан', 160, 175)];
  const found = read([run('REPORT сан', 60, 100), ...values, ...names, ...more]);
  expect(found.join(' ')).toMatch(/title,? = Нэг.* place,? = Дархан.* owner,? = Сан/u);
});
