import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import { operations } from './drawing-steps.ts';
import { pdfPage } from './pdf-page.ts';

type Operation = readonly [number, readonly unknown[]];

const [white, blue] = ['#ffffff', '#1a3380'];
const [fill, endPath] = [22, 28];
const width = 6;
const glyphs = (text: string) => [...text].map((unicode) => ({ unicode, width: 500 }));

/** Letters as pdf.js finds them at one place of a page, and how they are drawn: `|` parts what is drawn differently. */
interface Shown {
  readonly text: string;
  readonly y: number;
  readonly ways: readonly (readonly Operation[])[];
}

const color = (name: string): Operation => [operations.fillColor, [name]];
const mode = (number: number): Operation => [operations.mode, [number]];
const show = (text: string, y: number, ...ways: readonly (readonly Operation[])[]): Shown => ({
  text,
  y,
  ways,
});

const corners = (x: number, y: number, end: number, up: number) => [
  0,
  x,
  y,
  1,
  end,
  y,
  1,
  end,
  up,
  1,
  x,
  up,
  4,
];
const path = (paint: number, ...[x = 0, y = 0, end = 0, up = 0]: readonly number[]): Operation => [
  operations.path,
  [paint, [corners(x, y, end, up)], [x, y, end, up]],
];
const curve = (...[x = 0, y = 0, end = 0, up = 0]: readonly number[]): Operation => [
  operations.path,
  [fill, [[0, x, y, 2, x, up, end, up, end, y, 4]], [x, y, end, up]],
];
const picture: readonly Operation[] = [
  [operations.save, []],
  [operations.transform, [600, 0, 0, 800, 0, 0]],
  [85, ['img', 10, 10]],
  [operations.restore, []],
];

function drawnOf({ text, y, ways }: Shown): Operation[] {
  const parts = text.split('|');
  return [
    [operations.save, []],
    [operations.beginText, []],
    [operations.font, ['body', 12]],
    [operations.textMatrix, [[1, 0, 0, 1, 60, y]]],
    ...parts.flatMap((part, at): Operation[] => [
      ...(ways[at] ?? []),
      [operations.showText, [glyphs(part)]],
    ]),
    [operations.restore, []],
  ];
}

function pageOf(parts: readonly (Shown | Operation)[]): PDFPageProxy {
  const isShown = (part: Shown | Operation): part is Shown => 'text' in part;
  const all = parts.flatMap((part) => (isShown(part) ? drawnOf(part) : [part]));
  const items = parts.filter(isShown).map(({ text, y }) => ({
    str: text.replaceAll('|', ''),
    width: text.replaceAll('|', '').length * width,
    height: 12,
    fontName: 'body',
    transform: [12, 0, 0, 12, 60, y],
  }));
  return {
    getViewport: () => ({ width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] }),
    getTextContent: async () => ({ items }),
    getOperatorList: async () => ({
      fnArray: all.map(([name]) => name),
      argsArray: all.map(([, args]) => args),
    }),
  } as unknown as PDFPageProxy;
}

const textOf = async (...parts: readonly (Shown | Operation)[]) =>
  (await pdfPage(pageOf(parts))).runs.map(({ text }) => text.replace(/\s+/gu, ' ')).join('¶');

const text = show('Нэг.', 700);
test.each<[string, (Shown | Operation)[], string]>([
  ['in the colour of the paper', [text, show('Нууц.', 600, [color(white)])], 'Нэг.'],
  ['in nearly its colour', [show('Нууц.', 600, [color('#fbfbfb')]), text], 'Нэг.'],
  ['in light grey', [show('Саарал.', 600, [color('#d8d8d8')])], 'Саарал.'],
  [
    'white on an area',
    [color(blue), path(fill, 0, 590, 600, 620), show('Гарчиг', 600, [color(white)])],
    'Гарчиг',
  ],
  ['in the colour of an area', [color(blue), path(fill, 0, 590, 600, 620), show('Нууц', 600)], ''],
  [
    'white beside an area',
    [color(blue), path(fill, 0, 690, 600, 720), show('Нууц', 600, [color(white)])],
    '',
  ],
  [
    'white on a round area',
    [color(blue), curve(0, 590, 600, 620), show('Гарчиг', 600, [color(white)])],
    'Гарчиг',
  ],
  ['white on a picture', [...picture, show('Гарчиг', 600, [color(white)])], 'Гарчиг'],
  ['in a pattern', [[operations.fillPattern, ['p']], show('Гарчиг', 600)], 'Гарчиг'],
  [
    'a part of a line',
    [show('Бид |нууц |явсан.', 700, [], [color(white)], [color('#000000')])],
    'Бид явсан.',
  ],
  [
    'a word that is there twice',
    [show('биш гэж |биш |гэв', 700, [], [mode(3)], [mode(0)])],
    'биш гэж гэв',
  ],
  ['not drawn', [text, show('Нууц.', 600, [mode(3)])], 'Нэг.'],
  ['not drawn over a picture', [show('Скан.', 600, [mode(3)]), ...picture], 'Скан.'],
  [
    'not drawn over their outlines',
    [curve(50, 590, 600, 620), show('Хэв.', 600, [mode(3)])],
    'Хэв.',
  ],
  [
    'cut off',
    [
      [operations.save, []],
      [operations.clip, []],
      path(endPath, 50, 650, 600, 780),
      text,
      show('Гадна.', 600),
      [operations.restore, []],
      show('Дараа.', 500),
    ],
    'Нэг.¶Дараа.',
  ],
  [
    'cut off by a form',
    [[operations.formBegin, [null, [0, 650, 600, 780]]], text, show('Гадна.', 600)],
    'Нэг.',
  ],
  ['covered', [text, show('Нэр.', 600), path(fill, 50, 590, 200, 620)], 'Нэг.'],
  ['half covered', [show('Нэр.', 600), path(fill, 70, 590, 200, 620)], 'Нэр.'],
  [
    'marked with a colour',
    [show('Нэр.', 600), [operations.gState, [[['ca', 0.4]]]], path(fill, 50, 590, 200, 620)],
    'Нэр.',
  ],
  [
    'marked by a group',
    [
      show('Нэр.', 600),
      [operations.gState, [[['BM', 'multiply']]]],
      [operations.groupBegin, [{}]],
      path(fill, 50, 590, 200, 620),
    ],
    'Нэр.',
  ],
  [
    'under a mask',
    [show('Нэр.', 600), [operations.groupBegin, [{ smask: {} }]], path(fill, 50, 590, 200, 620)],
    'Нэр.',
  ],
  ['clear', [[operations.gState, [[['ca', 0]]]], show('Нууц.', 600)], ''],
  ['drawn twice', [show('Нэр.', 600, [color(white)]), show('Нэр.', 600)], 'Нэр.¶Нэр.'],
  [
    'behind a mark that was added',
    [text, [operations.annotationBegin, []], path(fill, 50, 690, 200, 720)],
    'Нэг.',
  ],
])('letters %s', async (_, parts, wanted) => expect(await textOf(...parts)).toBe(wanted));

test('pages behind a scan are not looked at, since their pictures take long to decode', async () => {
  const scan = pageOf([show('Скан.', 600, [mode(3)]), ...picture]);
  const { isScan } = await pdfPage(scan);
  const next = { ...pageOf([text]), getOperatorList: () => Promise.reject(new Error('decoded')) };
  expect(isScan).toBe(true);
  expect((await pdfPage(next as unknown as PDFPageProxy, { isScan: true })).runs).toHaveLength(1);
  expect((await pdfPage(pageOf([text, ...picture]))).isScan).toBe(false);
});

test('where letters are put follows each way to move', async () => {
  const put = (...moves: readonly Operation[]): Operation[] => [
    [operations.beginText, []],
    [operations.font, ['body', 12]],
    ...moves,
    [operations.showText, [glyphs('Нууц')]],
  ];
  const item = show('Нууц', 600).text;
  for (const moves of [
    [[operations.moveText, [60, 600]]],
    [
      [operations.moveText, [60, 614]],
      [operations.leading, [14]],
      [operations.nextLine, []],
    ],
    [
      [operations.moveText, [60, 614]],
      [operations.moveTextByLeading, [0, -14]],
    ],
    [
      [operations.textMatrix, [[1, 0, 0, 1, 60, 590]]],
      [operations.rise, [10]],
    ],
    [[operations.transform, [1, 0, 0, 1, 60, 600]]],
    [
      [operations.moveText, [0, 600]],
      [operations.scale, [50]],
      [operations.letterGap, [6]],
      [operations.wordGap, [6]],
      [operations.showText, [[{ unicode: ' ', width: 500, isSpace: true }, -1000, -7500]]],
    ],
  ] as readonly (readonly Operation[])[]) {
    const page = pageOf([color(white), ...put(...moves)]);
    const items = [
      { str: item, width: 24, height: 12, fontName: 'body', transform: [12, 0, 0, 12, 60, 600] },
    ];
    const found = await pdfPage({
      ...page,
      getTextContent: async () => ({ items }),
    } as unknown as PDFPageProxy);
    expect(found.runs, JSON.stringify(moves)).toEqual([]);
  }
});
