import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
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

async function textOf(items: readonly object[], fields: readonly object[] = []): Promise<string[]> {
  const page = {
    getViewport: () => viewport,
    getTextContent: async () => ({ items }),
    getAnnotations: async () => fields,
  } as unknown as PDFPageProxy;
  const read = await pdfPage(page, fields.length > 0);
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
