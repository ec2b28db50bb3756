import { expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

test('a line that hangs below another one goes on in it', () => {
  const entries = ['Apple is a round fruit', '>that grows on trees', 'Pear: sweet.'];
  const [first = '', second = ''] = entries;
  const wide = `${first} ${'ягаан ногоон '.repeat(5)}`.slice(0, 60).trim();
  expect(read(lines([wide, second, 'Pear: sweet.', wide, second]))).toEqual([
    `${wide} that grows on trees`,
    'Pear: sweet.',
    `${wide} that grows on trees`,
  ]);
});

test('a quotation has edges of its own', () => {
  const quoted = [run(full('“Эрдэм').slice(0, 49), 84, 130), run('мөн” гэжээ.', 84, 145)];
  const text = lines([full('Тэгээд'), full('хэлсэн'), 'үг.'], { y: 160 });
  expect(read([...lines([full('Эхлээд'), 'бичив.']), ...quoted, ...text])).toEqual([
    `${full('Эхлээд')} бичив.`,
    `${full('“Эрдэм').slice(0, 49).trim()} мөн” гэжээ.`,
    `${full('Тэгээд')} ${full('хэлсэн')} үг.`,
  ]);
});

test('short lines that begin with a number are lines too', () =>
  expect(read(lines([full('Хаяг нь'), 'доор.', 'John Smith', '12 High Street', 'London']))).toEqual(
    [`${full('Хаяг нь')} доор.`, 'John Smith', '12 High Street', 'London'],
  ));

test('the lines of two columns need not stand at one height', () => {
  const column = (word: string) =>
    Array.from({ length: 6 }, (_, at) => `${word} ${at} салхи үүл нүүх ${at}`);
  const page = [
    ...lines(column('зүүн'), { x: 60, y: 100 }),
    ...lines(column('баруун'), { x: 260, y: 106 }),
  ];
  expect(read(page).join(' ')).toBe([...column('зүүн'), ...column('баруун')].join(' '));
});

test('paragraphs whose other lines hang begin at the left, whatever ends the line above', () => {
  const reference = (text: string, y: number) => [
    run(full(text), 60, y),
    run(`${full('сэтгүүл').slice(0, 55)}.`, 84, y + 15),
    run('https://example.mn', 84, y + 30),
  ];
  const before = lines([full('Нэг'), full('хоёр'), 'гурав.']);
  const found = read([...before, ...reference('Дорж', 145), ...reference('Бат', 190)]);
  expect(found).toHaveLength(3);
  expect(found[2]).toMatch(/^Бат .*сэтгүүл .*example\.mn$/u);
});

test('text and listings beside hanging paragraphs keep their lines', () => {
  const entries = (words: readonly string[], y: number) =>
    words.flatMap((word, at) => [
      run(full(word), 60, y + at * 30),
      run('сэтгүүл.', 84, y + at * 30 + 15),
    ]);
  const prose = lines([full('Нэг'), 'гурав.'], { y: 205 });
  const code = lines(['@BOOK{Dorj91,', '>author = {Dorj, B.},'], { y: 250 });
  const before = entries(['Дорж', 'Болд', 'Туяа'], 100);
  const found = read([...before, ...prose, ...code, ...entries(['Бат', 'Сүх'], 295)]);
  expect(found.slice(3, -2)).toEqual([
    prose.map(({ text }) => text).join(' '),
    ...code.map(({ text }) => text),
  ]);
});
