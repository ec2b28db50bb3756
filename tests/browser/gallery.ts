// Pictures of every page and of its states, in both languages, both themes and both widths, to be looked at:
//   node local/with-suite.ts -- node tests/browser/gallery.ts [--out FOLDER] [--only PART-OF-NAME]…
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { adminShots } from './gallery/admin-shots.ts';
import { appShots } from './gallery/app-shots.ts';
import { catalogueShots } from './gallery/catalogue-shots.ts';
import { frontShots } from './gallery/front-shots.ts';
import { type Made, makeAll } from './gallery/made.ts';
import { type Scene, type Shot, settled } from './gallery/shot.ts';
import { stateShots } from './gallery/state-shots.ts';
import { closeBrowser } from './support/browser.ts';
import { textsIn } from './support/texts.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.local/gallery' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const out = path.resolve(values.out);
const shots: readonly Shot[] = [
  ...frontShots,
  ...appShots,
  ...adminShots,
  ...catalogueShots,
  ...stateShots,
];
const looks = (['en', 'mn'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([1280, 360] as const).map((width) => ({ locale, scheme, width })),
  ),
);
type LookOfShot = (typeof looks)[number];

const nameOf = (shot: Shot, { locale, scheme, width }: LookOfShot) =>
  `${shot.name}-${locale}-${scheme}-${width}`;

/** A picture of the whole page has what is only drawn when it is scrolled to as well, and its bars at its ends. */
async function showAll(page: Page, width: number): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

async function take(shot: Shot, look: LookOfShot, made: Made): Promise<void> {
  const { locale, scheme, width } = look;
  const page = await made.contexts[shot.who].newPage();
  const scene: Scene = { page, t: textsIn(locale), narrow: width < 600 };
  try {
    await page.setViewportSize({ width, height: scene.narrow ? 780 : 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await shot.prepare?.(scene);
    const address = typeof shot.path === 'string' ? shot.path : shot.path(made);
    await page.goto(address.endsWith('.html') ? address : `/${locale}${address}`);
    await page.waitForSelector('h1', { timeout: 5000 }).catch(() => undefined);
    // Live documents keep the network busy for ever: the page, then a moment for its data.
    await page.waitForTimeout(700);
    await settled(page);
    await shot.before?.(scene);
    if (!shot.window) await showAll(page, width);
    await page.waitForTimeout(350);
    await settled(page);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${nameOf(shot, look)}: ${(error as Error).message.split('\n')[0]}\n`);
  }
  const file = path.join(out, `${nameOf(shot, look)}.png`);
  await page.screenshot({ path: file, fullPage: !shot.window });
  process.stdout.write(`${file}\n`);
  await shot.after?.(scene);
  await page.close();
}

function indexOf(taken: readonly Shot[]): string {
  const rows = taken.map(({ name, ...shot }) => {
    const pictures = looks
      .filter(({ width }) => !shot.onlyNarrow || width < 600)
      .map((look) => `${nameOf({ name, ...shot }, look)}.png`)
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" height="400"></a>`);
    return `<h2>${name}</h2>${pictures.join(' ')}`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>${rows.join('')}`;
}

mkdirSync(out, { recursive: true });
const made = await makeAll();
for (const shot of shots)
  for (const look of looks) {
    if (shot.onlyNarrow && look.width > 600) continue;
    if (values.only.some((part) => nameOf(shot, look).includes(part))) await take(shot, look, made);
  }
await closeBrowser();
// A few pictures need none, least of all among those of the documents.
if (values.only.includes('')) writeFileSync(path.join(out, 'index.html'), indexOf(shots));
// Firebase's clients would keep the process for ever.
process.exit();
