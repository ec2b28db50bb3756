import { expect, test } from 'vitest';
import { columnsOf } from './pdf-columns.ts';
import { linesOfPage } from './reading-order.ts';
import { lines, read, run } from './testing/drawn-pages.ts';

const first = [
  'Хотын захиргаа номын үзэсгэлэнг',
  'энэ долоо хоногт нээж байгаа нь',
  'гучин хэвлэлийн газрын шинэ ном',
  'олноор үзүүлэх үзэсгэлэн болох',
  'юм.',
];
const second = [
  'Зохион байгуулагчид өдөр бүрийн',
  'уулзалтад зохиолчдыг урьж ирээд',
  'номондоо гарын үсгээ зуруулж өг',
  'өх бөгөөд хүүхдийн булан тусдаа',
  'ажиллана.',
];
const third = [
  'Үзэсгэлэнг өнгөрсөн жил арваад',
  'мянган хүн үзсэн гэж захиргааны',
  'албан хэсгийн мэдээнд дурдсан ба',
  'энэ удаад олон болох төлөв улам',
  'ажиглагдаж байна.',
];

test('three columns are read one after the other, whatever the heights of their lines', () => {
  const columns = [
    ...lines([...first, ...second], { x: 40, size: 10 }),
    ...lines(second, { x: 215, size: 10 }),
    ...lines(third, { x: 215, y: 180, size: 10 }),
    ...lines(third.slice(0, 2), { x: 390, size: 10 }),
    ...lines(third.slice(2), { x: 390, y: 135, size: 10 }),
    ...lines(first, { x: 390, y: 185, size: 10 }),
  ];
  const said = read(columns).join(' ');
  expect(said).toBe([first, second, second, third, third, first].flat().join(' '));
});

test('notes side by side in one of two columns do not join the columns', () => {
  const left = lines([...first, ...second, ...third], { x: 40, leading: 14 });
  const notes = ['Зүүн талын зураг', 'доторх хүн номоо', 'уншиж байгаа юм.'];
  const under = [300, 420].flatMap((x) => lines(notes, { x, y: 104, size: 8, leading: 10 }));
  const rest = lines([...second, ...third], { x: 300, y: 156, leading: 14 });
  const said = read([...left, ...under, ...rest]);
  expect(said.join(' ')).toContain(`${first.join(' ')} ${second.join(' ')}`);
});

test('a paragraph in one of two columns ends where they do, not where the title above them does', () => {
  const title = run('Номын үзэсгэлэн энэ долоо хоногт Сүхбаатарын талбайд.', 60, 70, 13);
  const narrow = second.slice(0, 4).map((text) => text.slice(0, 28));
  const left = [...lines(narrow, { x: 76 }), ...lines(first, { x: 60, y: 165 })];
  const runs = [title, ...left, ...lines([...third, ...third], { x: 300, y: 105 })];
  expect(read(runs)).toContain(narrow.join(' '));
});

test('a foot without a mark follows the paragraph that it stands in', () => {
  const foot = lines(['Ирсэн 2026.09.17,', 'зөвшөөрсөн 2026.11.21.'], {
    y: 200,
    size: 8,
    leading: 10,
  });
  const left = [...lines([...first.slice(0, 4), first[1] ?? ''], { x: 60 }), ...foot];
  const runs = [...left, ...lines(['дуусах бөгөөд энэ удаад олон хүн', ...third], { x: 300 })];
  expect(read(runs)).toEqual([
    expect.stringMatching(/нээж байгаа нь дуусах бөгөөд/u),
    'Ирсэн 2026.09.17, зөвшөөрсөн 2026.11.21.',
  ]);
});

test.each([
  ['with bullets', (texts: readonly string[]) => texts.map((text) => `● ${text}`)],
  ['with numbers', (texts: readonly string[]) => texts.map((text, at) => `${at + 1}. ${text}`)],
])('lists side by side are read one after the other: %s', (_, marked) => {
  const left = marked(['Гурил', 'Мах', 'Сонгино']);
  const texts = ['Гурилаа бүлээн усаар зуурна.', 'Махаа жижиглэнэ.', 'Хорин минут жигнэнэ.'];
  const runs = [
    ...lines(['Орц', ...left], { x: 60 }),
    ...lines(['Хийх арга', ...marked(texts)], { x: 240 }),
  ];
  const said = read(runs).map((text) => text.replace(/^\d\. /u, ''));
  expect(said).toEqual(['Орц', 'Гурил', 'Мах', 'Сонгино', 'Хийх арга', ...texts]);
});

test('small capitals in a line do not end its paragraph', () => {
  const capitals = run('ХҮҮХДИЙН НОМЫН БУЛАН', 60, 115, 10);
  const name = run('нээгдсэн', 168, 115);
  const runs = [...lines(second.slice(0, 1)), capitals, name, ...lines(third, { y: 130 })];
  expect(read(runs)).toEqual([[second[0], 'ХҮҮХДИЙН НОМЫН БУЛАН нээгдсэн', ...third].join(' ')]);
});

test('a few lines that end at one place have their own edge, although those of other pages are longer', () => {
  const long = first.map((text) => `${text} ${text}`);
  const even = [...second.slice(0, 4).map((text) => text.slice(0, 30)), 'дууслаа.'];
  const pages = [long, even].map(
    (texts, page) => linesOfPage(lines(texts), page, { column: page, gutter: null }).lines,
  );
  expect(columnsOf(pages.flat(), 12).get(1)?.right).toBeCloseTo(60 + 30 * 6);
});

test('a fraction keeps what is raised before its bar', () => {
  const runs = [
    run('Боолт нь', 60, 100),
    run('1', 114, 96, 6),
    run('⁄', 117, 100),
    run('4 инч', 120, 100),
  ];
  expect(read(runs)).toEqual(['Боолт нь 1⁄4 инч']);
});

test('a box that is narrower than its column is a paragraph, and a list of short lines is not', () => {
  const wide = [...first, ...second, ...third].map((text) => `${text} ба бусад олон хүн ирсэн`);
  const box = [
    'Танд асуулт байвал манай',
    'утсаар залгаарай. Бид тан',
    'ад мэдээлэл илгээж, ойрын',
    'үйлчилгээтэй холбоно.',
  ];
  const said = read([...lines(wide), ...lines(box, { x: 74, y: 360 })]);
  expect(said.at(-1)).toBe(box.join(' '));
  const list = ['хөхөнд бөөн гарах', 'хэмжээ нь өөрчлөгдөх', 'арьс', 'суга хавдах, өвдөх'];
  expect(read([...lines(wide), ...lines(list, { x: 74, y: 360 })]).slice(-4)).toEqual(list);
});

test('a text around a picture in one of two columns is a part of it, and not beside the other', () => {
  const left = lines([...first.slice(0, 4), ...second.slice(0, 4), ...third], { x: 40 });
  const narrow = ['зүүн талд нь', 'зураг байгаа', 'учраас мөрүү', 'нь давчуухан', 'болсон тул нь'];
  const right = [...third.slice(0, 4), ...narrow, ...second.slice(0, 4)];
  const said = read([...left, ...lines(right, { x: 260 })]).join(' ');
  expect(said).toBe([...left.map(({ text }) => text), ...right].join(' '));
});
