// Draws pages of known texts and spoils them as cameras and scanners do. The spoiling is the same in each run.
import type { Browser, Page } from '@playwright/test';
import { knownTexts } from '../texts.ts';

export const kinds = ['clean', 'photo', 'hard'] as const;

export interface DrawnPage {
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  readonly text: string;
  readonly bytes: Buffer;
  readonly type: 'png' | 'jpg';
}

/** What happens to a page before it is read. */
interface Spoiling {
  /** Degrees of tilt. */
  readonly tilt: number;
  /** How dark the darkest corner is: 1 is as bright as the rest. */
  readonly shadow: number;
  /** Standard deviation of the grain, of 255. */
  readonly grain: number;
  /** Radius of the blur in pixels. */
  readonly blur: number;
  /** JPEG's quality. */
  readonly quality: number;
}

const spoilings: Record<'photo' | 'hard', Spoiling> = {
  photo: { tilt: 1, shadow: 0.35, grain: 3, blur: 0.6, quality: 0.85 },
  hard: { tilt: 3, shadow: 0.3, grain: 9, blur: 1.2, quality: 0.6 },
};

/** A4 at 200 dots an inch: CSS has 96. */
const [width, height, scale] = [794, 1123, 200 / 96];
const fonts = ['DejaVu Serif', 'DejaVu Sans', 'Liberation Serif'];

function html(paragraphs: readonly string[], font: string, columns: number): string {
  const body = paragraphs.map((one) => `<p>${one}</p>`).join('');
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 20mm; font: 12pt/1.45 "${font}"; column-count: ${columns}; column-gap: 12mm; text-align: left; }
    p { margin: 0 0 4mm; }
  </style>${body}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 20mm; font: 13pt/1.5 "DejaVu Sans"; }
    table { border-collapse: collapse; width: 100%; } td { border: 1px solid; padding: 2mm 4mm; }
  </style><table>${rows.map(line).join('')}</table>`;
}

/** Runs in the page. The grain comes from a fixed sequence. */
async function spoil(base64: string, how: Spoiling): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.filter = `blur(${how.blur}px)`;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((how.tilt * Math.PI) / 180);
  context.drawImage(picture, -canvas.width / 2, -canvas.height / 2);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const { data } = pixels;
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      // A lamp at the upper left, the hand's shadow at the lower right, on warm paper.
      const [right, down] = [x / canvas.width, y / canvas.height];
      const light = 1 - ((1 - how.shadow) * (right * right + down * down)) / 2;
      const noise = (random() + random() + random() - 1.5) * 2 * how.grain;
      const at = (y * canvas.width + x) * 4;
      data[at] = (30 + (data[at] ?? 0) * 0.86) * light * 0.97 + noise;
      data[at + 1] = (30 + (data[at + 1] ?? 0) * 0.86) * light * 0.93 + noise;
      data[at + 2] = (30 + (data[at + 2] ?? 0) * 0.86) * light * 0.82 + noise;
    }
  context.putImageData(pixels, 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: how.quality });
  const out = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < out.length; at += 8192)
    text += String.fromCharCode(...out.subarray(at, at + 8192));
  return btoa(text);
}

async function picture(page: Page, content: string): Promise<Buffer> {
  await page.setContent(content);
  return page.screenshot();
}

/** Returns the pages whose name contains `only`, in the order in which they are read. */
export async function drawPages(browser: Browser, only: string): Promise<DrawnPage[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  const drawn: DrawnPage[] = [];
  const add = async (name: string, text: string, content: string) => {
    const png = await picture(page, content);
    if (`clean-${name}`.includes(only))
      drawn.push({ name: `clean-${name}`, kind: 'clean', text, bytes: png, type: 'png' });
    for (const kind of ['photo', 'hard'] as const) {
      if (!`${kind}-${name}`.includes(only)) continue;
      const jpg = await page.evaluate(
        ([source, run, how]) => new Function(`return (${run})`)()(source, how) as Promise<string>,
        [png.toString('base64'), spoil.toString(), spoilings[kind]] as const,
      );
      const bytes = Buffer.from(jpg, 'base64');
      drawn.push({ name: `${kind}-${name}`, kind, text, bytes, type: 'jpg' });
    }
  };
  for (const language of ['mn', 'en'] as const) {
    const of = knownTexts.filter((text) => text.language === language);
    const all = of.flatMap(({ paragraphs }) => paragraphs).filter((one) => one.length > 90);
    for (const [at, font] of fonts.slice(0, 2).entries()) {
      const some = all.slice(at * 7, at * 7 + 7);
      await add(`${language}-${at + 1}`, some.join('\n'), html(some, font, at === 1 ? 2 : 1));
    }
  }
  const rows = [
    ['Нэр', 'Үнэ', 'Тоо'],
    ['Ном', '12,500', '15'],
    ['Дэвтэр', '2,400', '120'],
    ['Үзэг', '900', '48'],
    ['Хувь', '12%', '37%'],
  ];
  await add('table', rows.flat().join(' '), table(rows));
  await context.close();
  return drawn;
}
