import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor' });

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

test.describe('in Mongolian', () => {
  test.use({ language: 'mn' });

  test('a visitor hears a sample without signing in, word by word', async ({ page, t }) => {
    await page.addInitScript(() => {
      const Real = window.Audio;
      window.Audio = class extends Real {
        constructor(src?: string) {
          super(src);
          Object.assign(window, { heard: this });
        }
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Сонсох: Номин' }).click();
    await expect(page.locator('[data-spoken="true"]').first()).toBeVisible();
    const time = (what: 'currentTime' | 'duration') =>
      page.evaluate((name) => {
        const audio: unknown = Reflect.get(window, 'heard');
        return audio instanceof HTMLAudioElement ? audio[name] : 0;
      }, what);
    await expect.poll(() => time('currentTime')).toBeGreaterThan(1);
    expect(await time('duration')).toBeGreaterThan(8);
    await page.getByRole('button', { name: t('landing.sample.pause') }).click();
    await page.getByRole('radio', { name: 'Англи' }).check();
    await expect(page.getByRole('button', { name: 'Сонсох: Эмили' })).toBeVisible();
  });

  test('loads the reduced files of the typeface only', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(fonts.join(' ')).toContain('geologica-mongolian');
    // The package's own, for letters that Duu does not use itself.
    expect(fonts.filter((font) => font.includes('wght-normal'))).toEqual([]);
  });

  test('requests the prices once, when the visitor scrolls near them', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/v1/plans', async (route) => {
      asked += 1;
      const answer = await route.fetch();
      const body = (await answer.text()).replace('990000', '1234500').replace('299', '456');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await page.locator('#pricing').scrollIntoViewIfNeeded();
    await expect(page.getByText('12,345₮')).toBeVisible();
    await page.locator('#pricing').getByRole('radio', { name: '$' }).check();
    await expect(page.getByText('$4.56')).toBeVisible();
    expect(asked).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the landing page has a menu of its sections on a phone, and shows collapsed parts on request', async ({
    page,
    t,
  }) => {
    await page.goto('/en');
    await ready(page);
    const menu = page.getByRole('button', { name: t('shell.menu'), exact: true });
    await menu.click();
    const section = page.getByRole('banner').getByRole('link', { name: t('landing.nav.pricing') });
    await section.click();
    await expect(section).toBeHidden();
    const pricing = page.locator('#pricing');
    await expect(pricing.getByRole('heading', { level: 2 })).toBeInViewport();
    const line = pricing.getByText(t('landing.plan.storage', { months: 3 })).first();
    await expect(line).toBeHidden();
    await pricing.getByRole('button', { name: t('landing.plan.basic'), exact: true }).click();
    await expect(line).toBeVisible();
  });
});

test('loads neither Firestore nor the code of the app', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('/');
  await ready(page);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.getByText('$2.99').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Read only here: a script that arrives while the test ends could not be read any more, and would fail it.
  const all = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  expect(all).toContain('hydrateRoot');
  for (const mark of ['WebChannelConnection', 'stsTokenManager', 'MuiDialog', 'SnackbarContainer'])
    expect(all.includes(mark), mark).toBe(false);
  expect(all.length).toBeLessThan(700_000);
});

test('pages without a language in their address hydrate without warnings', async ({ openPage }) => {
  // The sweep tests the addresses with a language.
  for (const [path, language, heading] of [
    ['/', 'en', 'Your text, read aloud correctly'],
    ['/', 'mn', 'Бичсэнийг тань зөв уншина'],
    ['/terms', 'en', 'Terms of service'],
    ['/privacy', 'mn', 'Нууцлалын бодлого'],
  ] as const)
    await test.step(`${path} in ${language}`, async () => {
      const page = await openPage({ language });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(path);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(complaints).toEqual([]);
    });
});

/** Scrolls down and returns the final position: sections get their real height as they are passed. */
function scrollDown(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 600);
    for (let same = 0, before = -1; same < 10; before = scrollY) {
      await new Promise((done) => requestAnimationFrame(done));
      same = scrollY === before ? same + 1 : 0;
    }
    return scrollY;
  });
}

test('a page keeps its scroll position while it hydrates', async ({ openPage }) => {
  for (const path of ['/mn/privacy', '/en', '/'])
    await test.step(path, async () => {
      const page = await openPage();
      const script = Promise.withResolvers<void>();
      const scroll = () => page.evaluate(() => scrollY);
      await page.route('**/assets/index-*.js', async (route) => {
        await script.promise;
        await route.continue();
      });
      // Another page of this tab was scrolled down.
      await page.addInitScript(() =>
        sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 99 })),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      const left = await scrollDown(page);
      expect(left).toBeGreaterThan(500);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      script.resolve();
      await ready(page);
      expect(await scroll()).toBe(left);

      // A page opened by a link starts at its top.
      await page.locator('footer a[href$="/terms"]').click();
      await page.waitForURL('**/terms');
      await expect.poll(scroll).toBe(0);
      await page.goBack();
      await expect.poll(scroll).toBeGreaterThan(600);
    });
});
