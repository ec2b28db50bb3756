// Draws pages of known texts, and makes of each what cameras, scanners and fax machines make of it. The same in each run.
import type { Browser, Page } from '@playwright/test';
import { type Compression, scanned, withOrientation } from './carriers.ts';
import { figures, mixed, type PageLanguage, prose, tables } from './page-texts.ts';
import { type Spoiling, spoil } from './spoil.ts';

export const kinds = ['clean', 'photo', 'hard'] as const;
type PageKind = (typeof kinds)[number];

interface Picture {
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpg' | 'pdf';
}
export interface DrawnPage {
  readonly name: string;
  readonly kind: PageKind;
  readonly language: PageLanguage;
  readonly text: string;
  /** What is imported. */
  readonly file: Picture;
  /** What the bare library gets: it reads no PDF. */
  readonly picture: Picture;
}

const photo: Spoiling = { tilt: 1, shadow: 0.35, grain: 3, blur: 0.6, quality: 0.85 };
const hard: Spoiling = { tilt: 3, shadow: 0.3, grain: 9, blur: 1.2, quality: 0.6 };

interface Treatment {
  readonly kind: PageKind;
  readonly spoiling?: Spoiling;
  readonly scan?: Compression;
  readonly orientation?: number;
}
const treatments = {
  clean: { kind: 'clean' },
  photo: { kind: 'photo', spoiling: photo },
  hard: { kind: 'hard', spoiling: hard },
  fax: { kind: 'photo', scan: 'fax' },
  jp2: { kind: 'clean', scan: 'jp2' },
  // Held upright, stored sideways with a note of it; and the same without a note.
  exif: { kind: 'photo', spoiling: { ...photo, turns: 3 }, orientation: 6 },
  sideways: { kind: 'photo', spoiling: { ...photo, turns: 1 } },
} as const satisfies Record<string, Treatment>;

interface Layout {
  readonly name: string;
  readonly language: PageLanguage;
  readonly text: string;
  readonly html: string;
  /** Dots an inch; that of a screen is 96. */
  readonly dots: number;
  readonly treatments: readonly (keyof typeof treatments)[];
}

const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>
    body { margin: 18mm; } p { margin: 0 0 4mm; } h1 { margin: 0 0 5mm; font-size: 1.5em; }
    ${css}
  </style><body>${body}</body>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('');

function layoutsIn(language: PageLanguage): Layout[] {
  const all = prose[language];
  const of = (
    name: string,
    texts: readonly string[],
    css: string,
    ...kept: readonly (keyof typeof treatments)[]
  ): Layout => ({
    name: `${language}-${name}`,
    language,
    text: texts.join('\n'),
    html: page(css, paragraphs(texts)),
    dots: 200,
    treatments: kept,
  });
  const rows = tables[language];
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  const title = language === 'mn' ? 'Нуурын эрэг дээр' : 'On the shore';
  const coloured = [title, ...all.slice(6)];
  return [
    of(
      'prose',
      all.slice(0, 6),
      'body { font: 12pt/1.45 "Liberation Serif" }',
      ...(['clean', 'photo', 'hard', 'fax', 'jp2', 'exif', 'sideways'] as const),
    ),
    of(
      'columns',
      [...all.slice(3), ...all.slice(0, 2)],
      'body { font: 11pt/1.4 "Liberation Sans"; columns: 2; column-gap: 10mm }',
      ...(['clean', 'photo', 'hard'] as const),
    ),
    of('small', all, 'body { font: 8pt/1.4 "DejaVu Serif" }', 'clean', 'photo'),
    of(
      'figures',
      figures[language],
      'body { font: 12pt/1.5 "DejaVu Sans" }',
      ...(['clean', 'photo', 'hard'] as const),
    ),
    {
      ...of(
        'table',
        rows.map((row) => row.join(', ')),
        '',
        'clean',
        'photo',
        'hard',
      ),
      html: page(
        `body { font: 13pt/1.5 "DejaVu Sans" } table { border-collapse: collapse; width: 100% }
         td { border: 1px solid; padding: 2mm 4mm }`,
        `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`,
      ),
    },
    {
      ...of('coloured', coloured, '', 'clean', 'photo'),
      html: page(
        `body { font: 12pt/1.5 "DejaVu Sans"; background: #fbf3dc; color: #14345c }
         h1 { background: #0d5f3c; color: #fff; padding: 4mm 6mm }
         p:nth-of-type(2) { background: #cfe4f7; padding: 3mm } p:nth-of-type(3) { color: #9c1c1c }`,
        `<h1>${title}</h1>${paragraphs(all.slice(6))}`,
      ),
    },
    {
      ...of(
        'dark-screen',
        all.slice(2, 6),
        'body { font: 17px/1.6 "DejaVu Sans"; background: #16181d; color: #e8e8e8 }',
        'clean',
      ),
      dots: 96,
    },
    ...(language === 'mn'
      ? [of('mixed', mixed, 'body { font: 12pt/1.5 "Liberation Sans" }', 'clean', 'photo')]
      : []),
  ];
}

/** A4 in CSS pixels, 96 an inch. */
const [width, height] = [794, 1123];

async function treated(clean: Buffer, layout: Layout, how: Treatment, paper: Page) {
  let picture: Picture = { bytes: clean, type: 'png' };
  if (how.spoiling) {
    const jpeg = await paper.evaluate(
      ([source, run, spoiling]) =>
        new Function(`return (${run})`)()(source, spoiling) as Promise<string>,
      [clean.toString('base64'), spoil.toString(), how.spoiling] as const,
    );
    picture = { bytes: Buffer.from(jpeg, 'base64'), type: 'jpg' };
  }
  if (how.orientation)
    picture = { ...picture, bytes: withOrientation(picture.bytes, how.orientation) };
  const file: Picture = how.scan
    ? { bytes: scanned(picture.bytes, layout.dots, how.scan), type: 'pdf' }
    : picture;
  return { picture, file };
}

/** Returns the pages whose name contains `only`, in the order in which they are read. */
export async function drawPages(browser: Browser, only: string): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  for (const layout of [...layoutsIn('mn'), ...layoutsIn('en')]) {
    const wanted = layout.treatments.filter((how) => `${layout.name}-${how}`.includes(only));
    if (wanted.length === 0) continue;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: layout.dots / 96,
    });
    const paper = await context.newPage();
    await paper.setContent(layout.html);
    const clean = await paper.screenshot();
    for (const how of wanted) {
      const { kind } = treatments[how];
      const { language, text } = layout;
      const made = await treated(clean, layout, treatments[how], paper);
      drawn.push({ name: `${layout.name}-${how}`, kind, language, text, ...made });
    }
    await context.close();
  }
  return drawn;
}
