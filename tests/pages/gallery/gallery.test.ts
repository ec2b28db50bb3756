// Takes pictures of every page of the sweep, of what opens on it and of other states, in both languages, themes and
// widths, to look at:
//   npm run test:file -- tests/pages/gallery/gallery.test.ts [-g PART-OF-NAME]
// They go to .local/gallery, or to the folder that GALLERY_OUT names.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { locales, textsIn } from '../support/texts.ts';
import { untilStill } from '../sweep/look.ts';
import type { Place } from '../sweep/overlay.ts';
import { type SweptPage, sweptPages } from '../sweep/pages.ts';
import { dialogShots } from './dialog-shots.ts';
import { frontShots } from './front-shots.ts';
import { test } from './gallery.ts';
import { type Shot, untilLoaded } from './shot.ts';
import { stateShots } from './state-shots.ts';

const out = path.resolve(process.env.GALLERY_OUT ?? '.local/gallery');
const named = (words: string) => words.replace(/\W+/g, '-');
const shotsOf = ({ name, role, path: address, overlays = [] }: SweptPage): Shot[] => [
  { name: named(name), role, path: address },
  ...overlays.map(
    ({ name: overlay, open, shows, close, onlyNarrow = false }): Shot => ({
      name: named(`${name}: ${overlay}`),
      role,
      path: address,
      window: true,
      onlyNarrow,
      before: async (place) => {
        await open(place);
        await shows(place).first().waitFor();
      },
      ...(close ? { after: close } : {}),
    }),
  ),
];
const shots: readonly Shot[] = [
  ...sweptPages.flatMap(shotsOf),
  ...frontShots,
  ...stateShots,
  ...dialogShots,
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

/** Grows the window to the whole page, so that a picture has what is drawn on scrolling, and the bars at the ends. */
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
      // The pages' policy refuses the style of `showAll`.
      bypassCSP: true,
    });

    for (const shot of shots.filter((one) => looksOf(one).includes(look)))
      test.describe(() => {
        test.use({ viewer: shot.role, failOnPageError: !shot.throws });

        test(nameOf(shot, look), async ({ page, swept }) => {
          const place: Place = { page, t: textsIn(language), narrow };
          try {
            await shot.prepare?.(place);
            const address = typeof shot.path === 'string' ? shot.path : shot.path(swept);
            await page.goto(address.endsWith('.html') ? address : `/${language}${address}`);
            // Some states never have a heading, or never stop loading.
            await page.waitForSelector('h1', { timeout: 5000 }).catch(() => undefined);
            await untilLoaded(page);
            await shot.before?.(place);
            if (!shot.window) await showAll(page, width);
            await untilStill(page);
            await untilLoaded(page);
          } finally {
            const file = path.join(out, `${nameOf(shot, look)}.png`);
            await page.screenshot({ path: file, fullPage: !shot.window });
            await shot.after?.(place);
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
