import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { baseUrl } from '../../support/suite.ts';
import { closeBrowser, type Look, newPage } from '../support/browser.ts';

afterAll(closeBrowser);

const paths = ['/', '/terms', '/privacy'] as const;

describe.each(paths)('%s comes in the language of', (path) => {
  test.each([
    ['a Mongolian browser', 'mn-MN,mn;q=0.9,en;q=0.8', null, 'mn'],
    ['an English browser that knows Mongolian too', 'en-US,en;q=0.9,mn;q=0.8', null, 'en'],
    ['nobody, for a German browser', 'de-DE,de;q=0.9', null, 'en'],
    ['nobody, for a crawler', null, null, 'en'],
    ['who chose English in a Mongolian browser', 'mn-MN', 'en', 'en'],
    ['who chose Mongolian in an English browser', 'en-US', 'mn', 'mn'],
  ])('%s', async (_, languages, chosen, expected) => {
    const headers = new Headers();
    if (languages) headers.set('Accept-Language', languages);
    if (chosen) headers.set('Cookie', `locale=${chosen}; firebase-language-override=${chosen}`);
    const answer = await fetch(new URL(path, baseUrl()), { headers });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const html = await answer.text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(expected);
    expect(html).toContain(`data-path="${path}" data-locale="${expected}"`);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
  });
});

test('an address with a language keeps to it, whatever the visitor speaks', async () => {
  for (const [path, languages, expected] of [
    ['/en', 'mn-MN', 'en'],
    ['/en/terms', 'mn-MN', 'en'],
    ['/mn/privacy', 'en-US', 'mn'],
  ] as const) {
    const headers = { 'Accept-Language': languages, Cookie: `firebase-language-override=mn` };
    const html = await (await fetch(new URL(path, baseUrl()), { headers })).text();
    expect([path, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([path, expected]);
  }
});

/** Opens a page with `go` and keeps its scripts back until the returned function is called and the page has come alive. */
async function openedWithoutScripts(page: Page, go: () => Promise<unknown>) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await go();
  await page.locator('h1').waitFor();
  return async () => {
    release();
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.unroute('**/assets/index-*.js');
  };
}

/** Whether the page's first words are the same element when the page has come alive, and were seen all the time. */
async function isTakenOver(page: Page, go: () => Promise<unknown>): Promise<boolean> {
  const comeAlive = await openedWithoutScripts(page, go);
  const before = await page.locator('h1').elementHandle();
  await comeAlive();
  await page.waitForTimeout(500);
  return (await before?.evaluate((element) => element.isConnected)) ?? false;
}

test.each([
  ['a Mongolian browser', { locale: 'mn-MN' }, 'mn'],
  ['an English one', { locale: 'en-US', chosen: 'en' }, 'en'],
] as [string, Look, string][])(
  '%s is shown one page, that comes alive in place',
  async (_, look, lang) => {
    const page = await newPage(look);
    await page.route('**/api/v1/ip2location', (route) =>
      route.fulfill({ json: { country: 'MN' } }),
    );
    expect(await isTakenOver(page, () => page.goto('/', { waitUntil: 'commit' }))).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await page.context().close();
  },
);

test('what was chosen is what is sent from then on', async () => {
  const page = await newPage({ locale: 'mn-MN' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  const reload = () => page.reload({ waitUntil: 'commit' });
  expect(await isTakenOver(page, reload)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().close();
});

describe('a press that comes before the scripts is done once they are here', () => {
  const open = async () => {
    const page = await newPage({ locale: 'en-US', chosen: 'en' });
    const go = () => page.goto('/', { waitUntil: 'commit' });
    return { page, comeAlive: await openedWithoutScripts(page, go) };
  };

  test('on the language switch', async () => {
    const { page, comeAlive } = await open();
    await page.getByRole('button', { name: 'Монгол хэл рүү шилжих' }).click();
    await comeAlive();
    await page.getByRole('link', { name: 'Нэвтрэх' }).waitFor();
    await page.context().close();
  });

  test('on the sample, once however often it was pressed', async () => {
    const { page, comeAlive } = await open();
    const play = page.getByRole('button', { name: /sample$/ });
    await play.click();
    await play.click();
    await comeAlive();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.context().close();
  });

  test('on a choice', async () => {
    const { page, comeAlive } = await open();
    const sheet = page.getByRole('region', { name: 'Listen' });
    await sheet.getByRole('radio', { name: 'Mongolian' }).click();
    await comeAlive();
    await sheet.locator('p[lang="mn"]').waitFor();
    expect(await sheet.getByRole('radio', { name: 'Mongolian' }).isChecked()).toBe(true);
    await page.context().close();
  });
});
