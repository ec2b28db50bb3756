import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

const atRight = (text: string, y: number) => run(text, 420 - text.length * 6, y);
const body = lines([full('Таны'), full('захиа'), 'ирлээ.'], { y: 150 });

test('lines at the right of a letter and its closing are lines', () => {
  const head = ['Улаанбаатар хот', 'Сүхбаатар дүүрэг, 8-р хороо', '2026 оны 11 сар'];
  const end = ['Хүндэтгэсэн,', 'Д. Болормаа', 'Захирал'];
  const letter = [
    ...head.map((text, at) => atRight(text, 100 + at * 15)),
    ...body,
    ...lines(end, { y: 210 }),
  ];
  expect(read(letter)).toEqual([...head, body.map(({ text }) => text).join(' '), ...end]);
});

test('two blocks at the edges of a page are read line by line', () => {
  const left = ['Номын худалдаа ХХК', 'Энхтайваны өргөн чөлөө', 'Улаанбаатар'];
  const end = ['Нэхэмжлэх', 'Огноо: 11 сарын 30', 'Хугацаа: 12 сар'];
  const rows = left.flatMap((text, at) => [
    run(text, 60, 100 + at * 15),
    atRight(end[at] ?? '', 100 + at * 15),
  ]);
  const rest = [1, 2].flatMap((part) => body.map((line) => ({ ...line, y: line.y + part * 60 })));
  const [first] = read([...rows, ...body, ...rest]);
  expect(first).toBe(`${left[0]}, ${end[0]}`);
});

test('lines of a table of contents are its entries', () => {
  const entry = (text: string, page: number) => `${text}${'.'.repeat(57 - text.length)}${page}`;
  const entries = [entry('Оршил', 3), entry('Нэгдүгээр бүлэг', 12), entry('Дүгнэлт', 91)];
  expect(read(lines(entries))).toEqual(entries);
});

test('a heading goes on where its line is full, and a short one ends', () => {
  const title = [run(full('Том').slice(0, 40), 60, 60, 18), run('гарчиг', 60, 82, 18)];
  expect(read([...title, ...body])[0]).toBe(`${full('Том').slice(0, 40).trim()} гарчиг`);
  const two = [run('Бүлэг 2', 60, 60, 18), run('Гарчиг', 60, 82, 18)];
  expect(read([...two, ...body]).slice(0, 2)).toEqual(['Бүлэг 2', 'Гарчиг']);
});

test('texts in two languages side by side are paragraphs, one after the other', () => {
  const line = (text: string) => `${text} үүл нүүж салхи сэвэлзэв`.slice(0, 28).trim();
  const rows = [
    ['Нэгдүгээр', 'First day'],
    ['хоёр', 'second day'],
    ['2023 онд', '2024 then'],
    ['гурав', 'third day'],
  ].map((pair) => pair.map(line));
  const drawn = [100, 170].flatMap((y) =>
    rows.flatMap(([left = '', end = ''], at) => {
      const stop = at === 3 ? '.' : '';
      return [run(left + stop, 60, y + at * 15), run(end + stop, 270, y + at * 15)];
    }),
  );
  const texts = [0, 1].map((side) => `${rows.map((pair) => pair[side]).join(' ')}.`);
  expect(read(drawn)).toEqual([...texts, ...texts]);
});

test('large letters behind the text of each page are a watermark', () => {
  const pages = ['Нэг', 'Хоёр', 'Гурав'].map((word) => [
    run('ДОТООД ХЭРЭГЦЭЭНД', 90, 118, 40),
    ...lines([full(word), full(`${word}т`), 'болов.']),
  ]);
  expect(read(...pages).join(' ')).not.toContain('ДОТООД');
  const slides = pages.map(([mark, ...text]) => [...(mark ? [{ ...mark, y: 60 }] : []), ...text]);
  expect(read(...slides).join(' ')).toContain('ДОТООД');
});

test('a text goes on at the left behind an address at the right, whose lines are its own', () => {
  const body = ['Бид таны захидлыг өчигдөр хүлээн авлаа гэдгийг мэдэгдье, та бүхэн'];
  const rights = [run('2026.05.04', 440, 100), ...lines(['Эрхэм Болд танаа'], { y: 115 })];
  const sign = [run('Хүндэтгэсэн', 330, 200), run('Ц. Дорж', 330, 215)];
  expect(read([...rights, ...lines([...body, 'тайван байна уу.'], { y: 150 }), ...sign])).toEqual([
    '2026.05.04',
    'Эрхэм Болд танаа',
    `${body[0]} тайван байна уу.`,
    'Хүндэтгэсэн',
    'Ц. Дорж',
  ]);
});

test('lines that begin with a speaker or a number of several levels begin a paragraph', () =>
  expect(
    read(
      lines([
        'Г. Сараа: Засварын ажил хоёр сар үргэлжлэх ба төсөв батлагдсан.',
        'Д. Болд: Тэгвэл ном нүүлгэе.',
        'Дараах зүйлийг хэлэлцэж, санал нэгтэйгээр баталсан болохыг хэлэв:',
        '2.1.1. уншигч гэж номын сангийн үйлчилгээ авч байгаа иргэнийг;',
        '2.1.2. сан гэж номыг.',
      ]),
    ),
  ).toEqual([
    'Г. Сараа: Засварын ажил хоёр сар үргэлжлэх ба төсөв батлагдсан.',
    'Д. Болд: Тэгвэл ном нүүлгэе.',
    'Дараах зүйлийг хэлэлцэж, санал нэгтэйгээр баталсан болохыг хэлэв:',
    '2.1.1. уншигч гэж номын сангийн үйлчилгээ авч байгаа иргэнийг;',
    '2.1.2. сан гэж номыг.',
  ]));
