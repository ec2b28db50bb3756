import { describe, expect, test } from 'vitest';
import { full, lines, read, run } from './testing/drawn-pages.ts';

test('an item of dialogue or of a law goes on at the left of its indent', () => {
  const items = [`— ${full('Өвөө чинь')}`, `1.2. ${full('Энэ хуулиар')}`];
  const text = items.flatMap((item) => [`>${item.slice(0, 57).trim()}`, 'хол явдаггүй юм.']);
  expect(read(lines([...text, '>Хүү дуугүй суув.']))).toEqual([
    `${items[0]?.slice(0, 57).trim()} хол явдаггүй юм.`,
    `${items[1]?.slice(0, 57).trim()} хол явдаггүй юм.`,
    'Хүү дуугүй суув.',
  ]);
});

describe('a full line that ends a sentence before a page', () => {
  const end = (text: string) => `${full(text).slice(0, 58).trim()}.`;
  const paragraphs = (y: number, texts: readonly string[]) =>
    texts.flatMap((text, at) => lines([full(text), end(text)], { y: y + at * 45 }));
  const next = lines([full('Тэд'), 'ирэв.']);

  test('ends its paragraph if most such lines do', () =>
    expect(read(paragraphs(100, ['Нэг', 'Хоёр', 'Гурав']), next)).toHaveLength(4));

  test('is within its paragraph if most such lines are', () => {
    const long = lines([full('Нэг'), end('Хоёр'), end('Гурав'), end('Дөрөв'), full('Тав')]);
    expect(read([...long, ...paragraphs(220, ['Зургаа'])], next)).toHaveLength(2);
  });
});

test('a line that sticks out of a justified text does not make the others short', () => {
  const end = `${full('хоёр').slice(0, 59)}.`;
  const text = lines([
    full('Нэг'),
    end,
    full('Тэд'),
    full('гурав'),
    `${full('урт')} шувууд`,
    'нисэв.',
  ]);
  expect(read(text)).toHaveLength(1);
});

test('the widest line of a page that has few is not full', () => {
  const slide = (items: readonly string[]) => [
    run('Гарчиг', 60, 60, 20),
    ...lines(
      items.map((item) => `>${item}`),
      { y: 100, leading: 20 },
    ),
  ];
  const [wide = '', ...others] = [full('Улсын'), 'Номын сан нээх', 'Танхим засах', 'Каталог хийх'];
  expect(read(slide([wide]), slide(others)).filter((text) => text !== 'Гарчиг')).toEqual([
    wide,
    ...others,
  ]);
});
