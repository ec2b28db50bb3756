import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser.ts';
import { axeFaults } from './axe-faults.ts';
import { type Fixtures, prepare } from './fixtures.ts';
import { foreignWords } from './foreign-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { sweptPages } from './pages.ts';
import { unseenFocus } from './unseen-focus.ts';

const looks = [
  { locale: 'en', width: 1280, height: 900, scheme: 'light' },
  { locale: 'mn', width: 1280, height: 900, scheme: 'dark' },
  { locale: 'en', width: 360, height: 780, scheme: 'dark' },
  { locale: 'mn', width: 360, height: 780, scheme: 'light' },
] as const;

const names = sweptPages({ audioId: '', collectionId: '', shareId: '' });

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await prepare();
});
afterAll(closeBrowser);

/** Live documents keep the network busy for ever: waits for what the page shows instead. */
async function settle(page: Page, waiting: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.querySelector('h1') !== null && document.querySelector(selector) === null,
    waiting,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 150));
  });
}

test('every route of the router is swept', () => {
  const source = readFileSync('web/src/app/routes.tsx', 'utf8');
  const routes = [...source.matchAll(/^\s+path: '([^']+)'/gm)].map((match) => match[1]);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !names.some((page) => page.route === route))).toEqual([]);
});

describe.each(looks)('in $locale at $width px, $scheme', ({ locale, width, height, scheme }) => {
  test.each(names.map(({ name }, at) => ({ name, at })))('$name', async ({ at }) => {
    const swept = sweptPages(fixtures)[at];
    if (!swept) throw new Error('There is no such page.');
    const page = fixtures.pages[swept.who];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`console: ${message.text().slice(0, 200)} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
    await page.goto(`/${locale}${swept.path}`.replace(/\/$/, ''));
    await settle(
      page,
      swept.showsParts ? '.splash' : '.splash, [class*="skeleton" i], [aria-busy="true"]',
    );
    const faults = [
      ...(await layoutFaults(page)),
      ...(swept.showsParts ? [] : await foreignWords(page, locale)),
      ...(await axeFaults(page)),
      ...(await unseenFocus(page)),
      ...errors,
    ];
    expect(faults, await page.evaluate(() => location.href)).toEqual([]);
  });
});
