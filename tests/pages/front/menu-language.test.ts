import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../support/chromium-flags.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

// Chromium has no Mongolian language data: without our own, it answers in the language of its menus.
const languages = ['ru', 'de', 'ar', 'en'] as const;
const paths = ['/mn', '/mn/terms', '/mn/privacy'];
const mn = textsIn('mn');

test.use({ role: 'visitor', language: 'mn' });

const start = (language: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, `--lang=${language}`],
  });

for (const language of languages)
  test(`a browser with menus in ${language} shows the served Mongolian pages`, async ({
    baseURL,
  }) => {
    const browser = await start(language);
    try {
      // The context's locale too, as Debian's Chromium has no menus but the English ones.
      const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: language });
      const errors: string[] = [];
      context.on('weberror', (thrown) => errors.push(String(thrown.error())));
      const page = await context.newPage();
      for (const path of paths)
        await test.step(path, async () => {
          await page.route('**/assets/*.js', (route) => route.abort());
          await page.goto(path);
          const served = await page.locator('main').innerText();
          await page.unroute('**/assets/*.js');
          await page.goto(path, { waitUntil: 'commit' });
          const heading = await page.locator('h1').elementHandle();
          await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
          await page.waitForLoadState('networkidle');
          // Sections below the fold may follow.
          expect((await page.locator('main').innerText()).slice(0, served.length)).toBe(served);
          expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        });
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

test('a page that differs from the served one is rendered anew and reported', async ({ page }) => {
  const reports: { kind?: string }[] = [];
  await page.route('**/api/v1/client-errors', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}'));
    await route.fulfill({ json: {} });
  });
  await page.route('/mn', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const other = html.replace(/(<h1[^>]*>)/, '$1<i>1 234</i>');
    await route.fulfill({ response: answer, body: other });
  });
  await page.goto('/mn');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await expect.poll(() => reports.map(({ kind }) => kind)).toEqual(['recovered']);
  await expect(page.locator('h1')).not.toContainText('1 234');
  await expect(page.getByText(mn('errors.500.title'))).toHaveCount(0);
});
