import type { PDFPageProxy } from 'pdfjs-dist';
import { describe, expect, test } from 'vitest';
import { pdfPage } from './pdf-page.ts';
import { readPages } from './read-pages.ts';

const [width, height] = [600, 800];
const viewport = { width, height, transform: [1, 0, 0, -1, 0, height] };

/** A run as pdf.js returns it, turned by an angle in degrees, from a place in points. */
function item(str: string, x: number, y: number, degrees = 0) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * 12, Math.sin(angle) * 12];
  return {
    str,
    width: str.length * 6,
    height: 12,
    fontName: 'body',
    transform: [cos, sin, -sin, cos, x, y],
  };
}

async function textOf(
  items: readonly object[],
  fields: readonly object[] = [],
  tree: object | null = null,
): Promise<string[]> {
  const page = {
    getViewport: () => viewport,
    getStructTree: async () => tree,
    getTextContent: async () => ({ items }),
    getOperatorList: async () => ({ fnArray: [], argsArray: [] }),
    getAnnotations: async () => fields,
  } as unknown as PDFPageProxy;
  const read = await pdfPage(page, { hasFields: fields.length > 0 });
  return readPages([read]).blocks.map(({ text }) => text);
}

test.each([45, 30, -60])(
  'a watermark that is turned by %i degrees is left out',
  async (degrees) => {
    const text = [item('Ажлын хэсэг', 60, 700), item('байгуулав.', 60, 685)];
    expect(await textOf([text[0] ?? {}, item('НООРОГ', 200, 400, degrees), text[1] ?? {}])).toEqual(
      ['Ажлын хэсэг байгуулав.'],
    );
  },
);

test.each([90, 180, 270])(
  'a page that is turned by %i degrees is read along its lines',
  async (turn) => {
    const [first, second] = ['Хүмүүс дулаан хувцсаа өмсөж, ажилдаа', 'яаран гарцгаана.'];
    const places = {
      90: [100, 100, 115, 100],
      180: [500, 100, 500, 115],
      270: [500, 700, 485, 700],
    };
    const [x = 0, y = 0, nextX = 0, nextY = 0] = places[turn as 90 | 180 | 270];
    const found = await textOf([item(second, nextX, nextY, turn), item(first, x, y, turn)]);
    expect(found).toEqual([`${first} ${second}`]);
  },
);

test('what a program marked as no text of the author is left out', async () => {
  const artifact = { type: 'beginMarkedContent', tag: 'Artifact' };
  const span = { type: 'beginMarkedContentProps', tag: 'Span', id: 's1' };
  const end = { type: 'endMarkedContent' };
  const items = [
    artifact,
    span,
    item('Толгой', 60, 760),
    end,
    end,
    span,
    item('Текст.', 60, 700),
    end,
  ];
  expect(await textOf(items)).toEqual(['Текст.']);
});

test('values of a form stand where its fields are, hidden ones and buttons do not', async () => {
  const field = (value: unknown, y: number, more = {}) => ({
    subtype: 'Widget',
    fieldType: 'Tx',
    fieldValue: value,
    hidden: false,
    rect: [120, y, 300, y + 16],
    ...more,
  });
  const fields = [
    field('Дорж', 696),
    field(['Төв', 'Говь'], 656, { fieldType: 'Ch' }),
    field('нууц', 616, { hidden: true }),
    field('Off', 576, { fieldType: 'Btn' }),
    field('', 536),
  ];
  const text = [item('Нэр:', 60, 700), item('Аймаг:', 60, 660)];
  expect((await textOf(text, fields)).join(' ')).toBe('Нэр: Дорж Аймаг: Төв, Говь');
});

describe('rows of a tagged table', () => {
  const end = { type: 'endMarkedContent' };
  const marked = (id: string, ...items: readonly object[]) => [
    { type: 'beginMarkedContentProps', tag: 'P', id },
    ...items,
    end,
  ];
  const cell = (...ids: readonly string[]) => ({
    role: 'TD',
    children: ids.map((id) => ({ role: 'P', children: [{ type: 'content', id }] })),
  });
  const table = (...rows: readonly (readonly object[])[]) => ({
    role: 'Root',
    children: [{ role: 'Table', children: rows.map((children) => ({ role: 'TR', children })) }],
  });

  test('are whole where cells wrap', async () => {
    const items = [
      ...marked('a', item('Улаанбаатар', 60, 700), item('хот', 60, 685)),
      ...marked('b', item('Нийслэл,', 130, 700), item('5 м', 130, 685)),
      ...marked('c', { ...item('2', 149, 690), transform: [8, 0, 0, 8, 149, 690] }),
      ...marked('d', item('12', 190, 700)),
      ...marked('e', item('Дархан', 60, 670)),
      ...marked('f', item('7', 190, 670)),
    ];
    const tree = table([cell('a'), cell('b', 'c'), cell('d')], [cell('e'), cell(), cell('f')]);
    expect(await textOf(items, [], tree)).toEqual([
      'Улаанбаатар хот, Нийслэл, 5 м², 12',
      'Дархан, 7',
    ]);
  });

  test('say the first cell again that reaches into them', async () => {
    const items = [
      ...marked('a', item('Хойд', 60, 693)),
      ...marked('b', item('2020', 100, 700)),
      ...marked('c', item('2021', 100, 686)),
    ];
    expect(await textOf(items, [], table([cell('a'), cell('b')], [cell('c')]))).toEqual([
      'Хойд, 2020',
      'Хойд, 2021',
    ]);
  });

  test('are none in a layout, whose cells are whole texts', async () => {
    const text = Array.from({ length: 8 }, (_, at) =>
      item('Хүмүүс дулаан хувцсаа өмсөж, ажилдаа яаран', 60, 700 - at * 15),
    );
    const items = [...marked('a', ...text), ...marked('b', item('Цэс', 400, 700))];
    const found = await textOf(items, [], table([cell('a'), cell('b')]));
    expect(found.join(' ')).not.toContain('яаран, Цэс');
  });
});
