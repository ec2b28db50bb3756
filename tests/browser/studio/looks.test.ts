import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { convert } from '../../support/audios.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { closeBrowser } from '../support/browser.ts';
import { seriousFindings } from './axe.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

let me: InBrowser;
const ids = { audio: '', collection: '', share: '' };

beforeAll(async () => {
  me = await inBrowser();
  const { person } = me;
  ids.collection = await newCollection(person, 'Үлгэрүүд');
  await putAudio(person, { name: 'Нүүдэлчдийн домог', collectionId: ids.collection });
  await putAudio(person, { name: 'Хуучин', archived: true });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await putAudio(person, { name: 'Удахгүй устах', expiresAt: tomorrow });
  const made = await convert(person, { segments: ['2026 онд 15 хүн ирсэн.', 'Баяртай.'] });
  ids.audio = made.id;
  const { shareId } = await ask('shareAudio', person, { params: { audioId: made.id } });
  ids.share = shareId;
});
afterAll(closeBrowser);

const pages: [string, () => string, (page: Page) => Promise<unknown>][] = [
  ['home', () => '/app', (page) => page.locator('main li strong').first().waitFor()],
  ['library', () => '/app/library', (page) => page.getByRole('row').nth(2).waitFor()],
  ['archived', () => '/app/library/archived', (page) => page.getByRole('row').first().waitFor()],
  [
    'collection',
    () => `/app/library/${ids.collection}`,
    (page) => page.getByRole('row').first().waitFor(),
  ],
  [
    'audio',
    () => `/app/audio/${ids.audio}`,
    (page) => page.locator('[data-word]').first().waitFor(),
  ],
  ['new text', () => '/app/text2speech', (page) => page.locator('textarea').first().waitFor()],
  [
    'text of an audio',
    () => `/app/text2speech/${ids.audio}`,
    (page) => page.getByText('хоёр мянга хорин зургаан').waitFor(),
  ],
  [
    'shared',
    () => `/player?share=${ids.share}`,
    (page) => page.locator('[data-word]').first().waitFor(),
  ],
  [
    'embedded',
    () => `/player?share=${ids.share}&embed=1`,
    (page) => page.getByRole('heading').waitFor(),
  ],
];

describe.each([
  ['en', 1280, 'light'],
  ['en', 360, 'dark'],
  ['mn', 1280, 'dark'],
  ['mn', 360, 'light'],
] as const)('in %s, %i px wide, %s', (locale, width, scheme) => {
  test.each(pages)(
    '%s: nothing serious for axe, nothing wider than the screen',
    async (_, path, ready) => {
      const { page } = me;
      // Tall enough that the bar at the foot covers no paragraph, which axe would take for a small target.
      await page.setViewportSize({ width, height: 1100 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`/${locale}${path()}`);
      await ready(page);
      expect(await seriousFindings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
});

test('the drawer of a narrow screen keeps the keyboard until it is closed, and gives it back', async () => {
  const { page } = me;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en/app/library');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.press('Enter');
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement?.closest('#sidebar, body')?.getAttribute('id'),
    );
    // Past the last link the focus is the browser's own for one press.
    if (place !== null) expect(place).toBe('sidebar');
    else expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
  await page.keyboard.press('Escape');
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the pages threw nothing', () => expect(me.complaints).toEqual([]));
