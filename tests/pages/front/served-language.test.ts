import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

test.use({ role: 'visitor' });

const [en, mn] = [textsIn('en'), textsIn('mn')];
const scripts = '**/assets/index-*.js';
const ready = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 30_000 });

const visitors: readonly [string, string | null, 'en' | 'mn' | null, 'en' | 'mn'][] = [
  ['a Mongolian browser', 'mn-MN,mn;q=0.9,en;q=0.8', null, 'mn'],
  ['an English browser that also accepts Mongolian', 'en-US,en;q=0.9,mn;q=0.8', null, 'en'],
  ['a German browser', 'de-DE,de;q=0.9', null, 'en'],
  ['a crawler', null, null, 'en'],
  ['a Mongolian browser where English was chosen', 'mn-MN', 'en', 'en'],
  ['an English browser where Mongolian was chosen', 'en-US', 'mn', 'mn'],
];

for (const path of ['/', '/terms', '/privacy'])
  test(`${path} is served in the visitor’s language`, async ({ baseURL }) => {
    for (const [visitor, languages, chosen, expected] of visitors)
      await test.step(visitor, async () => {
        const headers = new Headers();
        if (languages) headers.set('Accept-Language', languages);
        if (chosen) headers.set('Cookie', `locale=${chosen}; firebase-language-override=${chosen}`);
        const answer = await fetch(new URL(path, baseURL), { headers });
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        const html = await answer.text();
        expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(expected);
        expect(html).toContain(`data-path="${path}" data-locale="${expected}"`);
        expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      });
  });

test('an address with a language is served in it, regardless of the browser', async ({
  baseURL,
}) => {
  for (const [path, languages, expected] of [
    ['/en', 'mn-MN', 'en'],
    ['/en/terms', 'mn-MN', 'en'],
    ['/mn/privacy', 'en-US', 'mn'],
  ] as const) {
    const headers = { 'Accept-Language': languages, Cookie: 'firebase-language-override=mn' };
    const html = await (await fetch(new URL(path, baseURL), { headers })).text();
    expect([path, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([path, expected]);
  }
});

/** Opens a page with `go` and holds its scripts back. Returns a function that releases them and waits for the page. */
async function openWithoutScripts(page: Page, go: () => Promise<unknown>) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await go();
  await expect(page.locator('h1')).toBeVisible();
  return async () => {
    release();
    await ready(page);
    await page.unroute(scripts);
  };
}

/** Expects that the scripts take over the served heading: the same element is still in the page once all has settled. */
async function expectTakenOver(page: Page, go: () => Promise<unknown>): Promise<void> {
  const hydrate = await openWithoutScripts(page, go);
  const before = await page.locator('h1').elementHandle();
  await hydrate();
  await page.waitForLoadState('networkidle');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
}

test.describe('in a Mongolian browser', () => {
  test.use({ locale: 'mn-MN', languageChosen: false });

  test('hydrates the served page, also after another language was chosen', async ({ page }) => {
    const html = page.locator('html');
    await page.route('**/api/v1/ip2location', (route) =>
      route.fulfill({ json: { country: 'MN' } }),
    );
    await expectTakenOver(page, () => page.goto('/', { waitUntil: 'commit' }));
    await expect(html).toHaveAttribute('lang', 'mn');
    await page.getByRole('button', { name: mn('shell.switchLocaleLabel') }).click();
    await expect(page.getByRole('link', { name: en('shell.signIn') })).toBeVisible();
    await expectTakenOver(page, () => page.reload({ waitUntil: 'commit' }));
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

test.describe('in an English browser', () => {
  test('the served page is taken over by the scripts', async ({ page }) => {
    await expectTakenOver(page, () => page.goto('/', { waitUntil: 'commit' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a press before the scripts have loaded takes effect once they have', async ({ page }) => {
    const sheet = page.getByRole('region', { name: en('landing.sample.title') });
    const play = page.getByRole('button', { name: /sample$/ });
    const pressEarly = async (target: Locator, presses = 1) => {
      const go = () => page.goto('/', { waitUntil: 'commit' });
      const hydrate = await openWithoutScripts(page, go);
      for (let press = 0; press < presses; press += 1) await target.click();
      await hydrate();
    };
    await test.step('several presses on the sample start it once', async () => {
      await pressEarly(play, 2);
      const pause = page.getByRole('button', { name: en('landing.sample.pause') });
      await expect(pause).toBeVisible();
    });
    await test.step('a press on a choice takes effect', async () => {
      const choice = sheet.getByRole('radio', { name: en('landing.sample.mn') });
      await pressEarly(choice);
      await expect(sheet.locator('p[lang="mn"]')).toBeVisible();
      await expect(choice).toBeChecked();
    });
    await test.step('a press on the language switch takes effect', async () => {
      await pressEarly(page.getByRole('button', { name: en('shell.switchLocaleLabel') }));
      await expect(page.getByRole('link', { name: mn('shell.signIn') })).toBeVisible();
    });
  });
});

test('a page of the app asks for the typeface of its language before its scripts run', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [path, files] of [
    ['/en/auth', ['latin']],
    ['/mn/auth', ['latin', 'cyrillic', 'mongolian']],
  ] as const) {
    await page.goto(path);
    const links = page.locator('link[rel="preload"][as="font"]');
    const asked = await links.evaluateAll((all) =>
      all.map((link) => /geologica-(\w+)/.exec(link.getAttribute('href') ?? '')?.[1]),
    );
    expect([path, asked]).toEqual([path, files]);
  }
});
