import { describe, expect, test } from 'vitest';
import type { PdfRun } from './pdf-run.ts';
import { readPages } from './read-pages.ts';
import { full, lines, page, read, run } from './testing/drawn-pages.ts';

describe('words and lines', () => {
  test('lines stay together, a wide gap divides', () => {
    const first = lines([full('Нэгдүгээр'), 'мөр.']);
    expect(read([...first, run('Шинэ хэсэг', 60, 160)])).toEqual([
      `${full('Нэгдүгээр')} мөр.`,
      'Шинэ хэсэг',
    ]);
  });

  test('a divided word is joined, a hyphen of its own stays', () => {
    const text = [
      'He made a well-',
      'known speech in self-',
      'defense about the inter-',
      'national X-',
      'ray of Улаан-',
      'баатар and УИХ-',
      'ын гишүүд.',
    ];
    expect(read(lines(text))).toEqual([
      'He made a well-known speech in self-defense about the international X-ray of Улаанбаатар and УИХ-ын гишүүд.',
    ]);
  });

  test('runs of one line are put together, with blanks where gaps are', () => {
    expect(read([run('communi', 60, 100), run('cation', 102, 100), run('ends', 150, 100)])).toEqual(
      ['communication ends'],
    );
  });

  test('raised and lowered digits keep their meaning, marks of notes are silent', () => {
    expect(
      read([
        run('3×10', 60, 100),
        run('5', 84, 95, 8),
        run('км, H', 92, 100),
        run('2', 122, 103, 8),
        run('O', 126, 100),
      ]),
    ).toEqual(['3×10⁵ км, H₂O']);
    expect(read([run('тогтносон', 60, 100), run('1', 114, 95, 8), run('гэж', 122, 100)])).toEqual([
      'тогтносон гэж',
    ]);
  });
});

describe('paragraphs', () => {
  test('by indents, also of dialogue', () => {
    const text = [
      `>${full('Намар')}`,
      full('салхи'),
      'төгсөв.',
      '>— Чи хаашаа явах вэ? гэж ээж асуув.',
      '>— Сургууль руу.',
      '>Өвөл ч удахгүй ирнэ.',
    ];
    expect(read(lines(text))).toEqual([
      `${full('Намар')} ${full('салхи')} төгсөв.`,
      '— Чи хаашаа явах вэ? гэж ээж асуув.',
      '— Сургууль руу.',
      'Өвөл ч удахгүй ирнэ.',
    ]);
  });

  test.each([22, 27.6])('lines with a distance of %i points are one', (leading) => {
    const text = [full('Нэг'), full('хоёр'), full('гурав'), 'дөрөв.'];
    expect(read(lines(text, { leading }))).toEqual([text.join(' ')]);
  });

  test('by the short last line', () => {
    const text = [full('Нэг'), 'төгсөв.', full('Хоёр'), 'дууслаа.'];
    expect(read(lines(text))).toEqual([`${full('Нэг')} төгсөв.`, `${full('Хоёр')} дууслаа.`]);
  });

  test('headings by size or font are their own', () => {
    const title = run('Нэгдүгээр бүлэг', 60, 100, 16, 'bold');
    const body = lines([full('Намар'), 'ирлээ.'], { y: 122 });
    const second = run('Цаг агаар', 60, 152, 12, 'bold');
    expect(
      readPages([page([title, ...body, second, ...lines([full('Өвөл'), 'ирнэ.'], { y: 167 })])])
        .blocks,
    ).toEqual([
      { kind: 'heading', level: 1, text: 'Нэгдүгээр бүлэг' },
      { kind: 'paragraph', text: `${full('Намар')} ирлээ.` },
      { kind: 'heading', level: 2, text: 'Цаг агаар' },
      { kind: 'paragraph', text: `${full('Өвөл')} ирнэ.` },
    ]);
  });

  test('items of a list and rows of a table', () => {
    const list = lines(['Жор:', '1. Усаа буцалга.', '2. Цайгаа хий.', '• сүү', '• давс']);
    const table = [
      run('Нэр', 60, 220),
      run('Нас', 200, 220),
      run('Бат', 60, 236),
      run('7', 200, 236),
      run('Дорж', 60, 252),
      run('12', 200, 252),
    ];
    expect(read([...list, ...table])).toEqual([
      'Жор:',
      '1. Усаа буцалга.',
      '2. Цайгаа хий.',
      'сүү',
      'давс',
      'Нэр, Нас',
      'Бат, 7',
      'Дорж, 12',
    ]);
  });
});

describe('pages', () => {
  const columnLine = (text: string) => `${text} ${'үүл нүүж '.repeat(4)}`.slice(0, 36).trim();

  test.each(['first', 'last'])(
    'two columns are read one after the other, the left one drawn %s',
    (order) => {
      const left = lines(
        [
          columnLine('Зүүн'),
          columnLine('талд'),
          columnLine('бичсэн'),
          columnLine('дөрвөн'),
          'цагийн турш',
        ],
        { x: 60 },
      );
      const rightLines = lines(
        [
          'хэлэлцээд баталлаа.',
          columnLine('Баруун'),
          columnLine('талд'),
          columnLine('байгаа'),
          columnLine('текст'),
        ],
        { x: 310 },
      );
      const title = run('Гарчиг нь хоёр баганын дээгүүр урт бичигдсэн мөр', 160, 70, 14);
      const runs =
        order === 'first' ? [title, ...left, ...rightLines] : [...rightLines, ...left, title];
      const found = read(runs);
      expect(found[0]).toBe('Гарчиг нь хоёр баганын дээгүүр урт бичигдсэн мөр');
      expect(found[1]).toContain('цагийн турш хэлэлцээд баталлаа.');
    },
  );

  test('the second column of the last page may be a line', () => {
    const column = (x: number, y: number, words: readonly string[]) =>
      lines(words.map(columnLine), { x, y });
    const words = ['Нэг', 'хоёр', 'гурав', 'дөрөв', 'тав'];
    const first = [...column(60, 100, words), ...column(310, 100, words)];
    const last = [...column(60, 100, words), run('төгсөв.', 310, 100)];
    expect(read(first, last).at(-1)).toMatch(/ төгсөв\.$/u);
  });

  test('what stands at the same place of pages is text if it is no farther than the next line', () => {
    const same = [full('Нэг'), full('хоёр'), full('гурав')];
    const found = read(lines([...same, 'Энд төгсөв.']), lines([...same, 'Тэнд төгсөв.'])).join(' ');
    expect(found.match(/Нэг/gu)).toHaveLength(2);
  });

  test('a running head may stand in a wide margin', () => {
    const pages = [1, 2, 3].map((number) => [
      run(`БҮЛЭГ ${number}`, 60, 160),
      ...lines([full('Нэг'), full('хоёр'), 'гурав.'], { y: 190 }),
    ]);
    expect(read(...pages).join(' ')).not.toContain('БҮЛЭГ');
    const headed = pages.map(([, ...body], at) => [run(`Бүлэг ${at}`, 60, 160, 16), ...body]);
    expect(read(...headed).filter((text) => text.startsWith('Бүлэг'))).toHaveLength(3);
  });

  test('pages that have nothing but the same lines are text', () => {
    const pages = [1, 2, 3, 4].map((number) => [
      run('Тасалбар.', 60, 100),
      run(String(number), 300, 770, 10),
    ]);
    expect(read(...pages)).toEqual(Array(4).fill('Тасалбар.'));
    const [first = [], ...others] = pages;
    const withText = [...others, first].map((page) => [...page, run(full('Нэг'), 60, 300)]);
    expect(read(...withText).join(' ')).not.toContain('Тасалбар');
  });

  test.each(['first', 'last'])('running heads and page numbers drawn %s are left out', (order) => {
    const pages = [42, 43, 44].map((number) => {
      const edges = [
        run(`Д. БАТБОЛД ${'.'.repeat(3)} УУЛЫН АЯН`, 60, 40, 9),
        run(String(number), 300, 770, 10),
      ];
      const body = lines(
        number === 44
          ? ['Маргааш нь нар мандахад цааш хөдлөв.']
          : [full(`${number}`.replace(/\d/gu, 'а')), full('түлээ'), full('гал')],
      );
      return order === 'first' ? [...edges, ...body] : [...body, ...edges];
    });
    const found = read(...pages).join(' ');
    expect(found).not.toMatch(/БАТБОЛД|4\d/u);
    expect(found).toContain('Маргааш нь нар мандахад цааш хөдлөв.');
  });

  test('a sentence goes on over a page', () => {
    expect(read(lines([full('Тэд'), full('барьж,')]), lines(['түлээ түүв.']))).toEqual([
      `${full('Тэд')} ${full('барьж,')} түлээ түүв.`,
    ]);
    expect(read(lines(['Төгсөв.']), lines(['Эхлэв.']))).toEqual(['Төгсөв.', 'Эхлэв.']);
    const wide = [full('Нэг'), full('хоёр'), `${full('гурав').slice(0, 58)}.`];
    expect(read(lines(wide), lines([full('Тэд'), 'ирэв.']))).toHaveLength(1);
    expect(read(lines(wide), lines(['Г. Занданшатар ирэв.']))).toHaveLength(1);
  });

  test('notes at the foot follow the paragraph, which goes on over the page', () => {
    const first = [
      ...lines([full('Энэ нь'), full('олон улс')], { y: 600 }),
      run('1 Зарим эх сурвалжид өөр байдаг', 60, 720, 9),
      run('гэж бичжээ.', 60, 731, 9),
      run('7', 300, 770, 9),
    ];
    expect(read(first, lines(['хүлээн зөвшөөрсөн.', full('Дараа')]))).toEqual([
      `${full('Энэ нь')} ${full('олон улс')} хүлээн зөвшөөрсөн.`,
      'Зарим эх сурвалжид өөр байдаг гэж бичжээ.',
      full('Дараа'),
    ]);
  });

  test('a note with a raised number is one in any size, and the mark belongs to its line', () => {
    const note = [run('1', 60, 716, 6), run('Зарим эх сурвалжид өөр.', 64, 720, 9)];
    expect(read([...lines([full('Нэг'), 'төгсөв.'], { y: 600 }), ...note])).toEqual([
      `${full('Нэг')} төгсөв.`,
      'Зарим эх сурвалжид өөр.',
    ]);
  });

  test('a bullet with a gap behind it is not a cell of a table', () => {
    const items = [run('•', 60, 100), run('сүү', 78, 100), run('•', 60, 115), run('давс', 78, 115)];
    expect(read(items)).toEqual(['сүү', 'давс']);
  });

  test('numbers of lines are left out', () => {
    const text = lines([full('Хэргийг'), full('шүүх'), full('шийдвэр'), 'гаргав.'], { x: 90 });
    const numbers = text.map(({ y }, at) => run(String(at + 1), 50, y, 9));
    expect(read(text.flatMap((line, at) => [numbers[at] as PdfRun, line]))).toEqual([
      text.map((line) => line.text).join(' '),
    ]);
  });

  test('letters that are printed twice are read once', () => {
    expect(read([run('Тод үг', 60, 100), run('Тод үг', 60.4, 100)])).toEqual(['Тод үг']);
    const pairs = ['Т', 'То', 'од', 'д'].map((text, at) =>
      run(text, 60 + Math.max(0, at - 1) * 6, 100),
    );
    expect(read(pairs)).toEqual(['Тод']);
    const parts = [run('Код: 300', 60, 100), run('Код', 60.3, 100), run(': 300218', 78, 100)];
    expect(read(parts)).toEqual(['Код: 300218']);
  });

  test('letters side by side that are the same are all read', () => {
    expect(read([run('зуун', 60, 100), run('н', 84, 100)])).toEqual(['зуунн']);
  });

  test('pages without text, and with letters of unknown meaning, are counted', () => {
    const unknown = lines(Array<string>(5).fill('\u0003\u0024\u0011\u0012\u0013\u0014\u0015'));
    const { blocks, left } = readPages([page([]), page(unknown), page(lines(['Текст.']))]);
    expect(blocks.map(({ text }) => text)).toEqual(['Текст.']);
    expect(left).toEqual({ pagesWithoutText: 1, pagesWithUnknownLetters: 1 });
  });
});

// Reading each line against all others took minutes.
test('a file with the maximum number of runs is read', () => {
  const pages = Array.from({ length: 50 }, () =>
    page(
      Array.from({ length: 4000 }, (_, at) =>
        run('а', 60 + (at % 80) * 6, 20 + Math.floor(at / 80) * 14),
      ),
    ),
  );
  expect(readPages(pages).blocks.length).toBeGreaterThan(0);
});

test('exponents of a formula are as high as a browser prints them', () => {
  const formula = [run('a', 60, 400), run('2', 66, 393.2, 8.5), run('+ b', 75, 400)];
  expect(read([...lines([full('Өмнөх')]), ...formula])).toEqual([full('Өмнөх'), 'a² + b']);
});
