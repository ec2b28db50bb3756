// Pictures of every page and of its states, in both languages, themes and widths, for people to look at:
//   npm run test:file -- tests/pages/gallery/gallery.test.ts [-g PART-OF-NAME]
// They go to .local/gallery, or to the folder that GALLERY_OUT names.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales, textsIn } from '../support/texts.ts';
import { still } from '../sweep/look.ts';
import { adminShots } from './admin-shots.ts';
import { appShots } from './app-shots.ts';
import { catalogueShots } from './catalogue-shots.ts';
import { frontShots } from './front-shots.ts';
import { test } from './gallery.ts';
import { moneyShots } from './money-shots.ts';
import { type Scene, type Shot, settled } from './shot.ts';
import { stateShots } from './state-shots.ts';

const out = path.resolve(process.env.GALLERY_OUT ?? '.local/gallery');
const shots: readonly Shot[] = [
  ...frontShots,
  ...appShots,
  ...adminShots,
  ...catalogueShots,
  ...moneyShots,
  ...stateShots,
];
const looks = locales.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ([1280, 360] as const).map((width) => ({ language, colorScheme, width })),
  ),
);
type Look = (typeof looks)[number];

const looksOf = ({ onlyNarrow }: Shot) => looks.filter(({ width }) => !onlyNarrow || width < 600);
const nameOf = (shot: Shot, { language, colorScheme, width }: Look) =>
  `${shot.name}-${language}-${colorScheme}-${width}`;

/** A picture of the whole page has what is only drawn when it is scrolled to as well, and its bars at its ends. */
async function showAll(page: Page, width: number): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(() => scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

for (const look of looks)
  test.describe(() => {
    const { language, colorScheme, width } = look;
    const narrow = width < 600;
    test.use({
      language,
      colorScheme,
      viewport: { width, height: narrow ? 780 : 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const shot of shots.filter((one) => looksOf(one).includes(look)))
      test.describe(() => {
        test.use({ looker: shot.who });

        test(nameOf(shot, look), async ({ page, made }) => {
          const scene: Scene = { page, t: textsIn(language), narrow };
          try {
            await shot.prepare?.(scene);
            const address = typeof shot.path === 'string' ? shot.path : shot.path(made);
            await page.goto(address.endsWith('.html') ? address : `/${language}${address}`);
            // Some states never have a heading, or never stop loading.
            await page.waitForSelector('h1', { timeout: 5000 }).catch(() => undefined);
            await settled(page);
            await shot.before?.(scene);
            if (!shot.window) await showAll(page, width);
            await still(page);
            await settled(page);
          } finally {
            const file = path.join(out, `${nameOf(shot, look)}.png`);
            await page.screenshot({ path: file, fullPage: !shot.window });
            await shot.after?.(scene);
          }
        });
      });
  });

test('index', () => {
  const rows = shots.map((shot) => {
    const pictures = looksOf(shot)
      .map((look) => `${nameOf(shot, look)}.png`)
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" height="400"></a>`);
    return `<h2>${shot.name}</h2>${pictures.join(' ')}`;
  });
  const head = '<!doctype html><meta charset="utf-8"><title>Gallery</title>';
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'index.html'), head + rows.join(''));
});
