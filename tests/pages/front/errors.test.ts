import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { throwInPage } from '../support/thrower.ts';

test.use({ language: 'mn', failOnPageError: false });

/** Breaks the settings page from within: its code throws while it renders. */
async function breakSettings(page: Page, thrown: string): Promise<void> {
  const body = `export function SettingsRoute() { throw ${thrown}; } export { SettingsRoute as t };`;
  await page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
const secret = `new RangeError('the secret text a user typed')`;

test('shows that a page is unknown, with support in a popover and the way home', async ({
  page,
  t,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: t('errors.404.title') })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText(t('errors.404.description'))).toBeVisible();
  const button = page.getByRole('button', { name: t('errors.contact') });
  const popover = page.getByRole('dialog');
  await button.click();
  await expect(popover.getByRole('heading', { name: t('errors.support.title') })).toBeVisible();
  await expect(popover.getByText(t('errors.support.description'))).toBeVisible();
  await expect(popover.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(popover.locator('a[href^="tel:"]')).toBeVisible();
  // Fonts that load late change the widths of both.
  await expect
    .poll(async () => {
      const [trigger, panel] = await Promise.all([button.boundingBox(), popover.boundingBox()]);
      if (!trigger || !panel) return null;
      const centre = (box: { x: number; width: number }) => box.x + box.width / 2;
      return {
        below: Math.round(panel.y - trigger.y - trigger.height),
        centred: Math.abs(centre(panel) - centre(trigger)) < 1.5,
      };
    })
    .toEqual({ below: 4, centred: true });
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  // The popover is not modal: a link behind it works.
  await button.click();
  await expect(popover).toBeVisible();
  await page.getByRole('link', { name: t('errors.goHome') }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('reports a fatal error without what was typed', async ({ page, t }) => {
  const reports: string[] = [];
  await page.route('**/api/v1/client-errors', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await breakSettings(page, secret);
  await page.goto('/app/account/settings?secret=1');
  await expect(page.getByRole('heading', { name: t('errors.500.title') })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '{}')).toMatchObject({
    kind: 'render',
    name: 'RangeError',
    route: '/app/account/settings',
    bot: false,
  });
  expect(reports[0]).not.toContain('secret');
});

test.describe('bots', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/139.0 Safari/537.36' });

  // bots.test.ts tests which user agents are bots.
  test('a bot sees no error page, and the error is only logged', async ({ page, t }) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/client-errors')) answers.push(response.status());
    });
    await breakSettings(page, secret);
    await page.goto('/app/account/settings');
    await expect.poll(() => answers).toEqual([200]);
    await expect(page.getByText(t('errors.500.title'))).toHaveCount(0);
    await page.goto('/no/such/page');
    await expect.poll(() => answers).toEqual([200, 200]);
    await expect(page.getByText(t('errors.404.title'))).toHaveCount(0);
    await page.goto('/app/account/profile');
    const heading = page.getByRole('heading', { level: 1, name: t('shell.profile') });
    await expect(heading).toBeVisible();
    await throwInPage(page, 'handler');
    await expect.poll(() => answers).toEqual([200, 200, 200]);
    await expect(heading).toBeVisible();
  });
});

test('gives each status its own title, and shows nothing for 401', async ({ page, t }) => {
  const main = page.locator('main');
  for (const [status, title] of [
    [400, 'errors.400.title'],
    [403, 'errors.403.title'],
    [408, 'errors.408.title'],
    [429, 'errors.429.title'],
    [500, 'errors.500.title'],
    [502, 'errors.500.title'],
    [503, 'errors.500.title'],
    [504, 'errors.500.title'],
    [418, 'errors.unknown.title'],
  ] as const)
    await test.step(String(status), async () => {
      await page.unrouteAll();
      await breakSettings(page, `{ status: ${status} }`);
      await page.goto('/app/account/settings');
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(page.getByText(String(status), { exact: true })).toBeVisible();
      await expect(main).toHaveCount(1);
    });
  await test.step('401', async () => {
    await page.unrouteAll();
    // Marks the page before it throws, so that the test waits for the error and not for an empty page.
    await breakSettings(page, `(document.documentElement.dataset.thrown = '401', { status: 401 })`);
    await page.goto('/app/account/settings');
    await expect(page.locator('html')).toHaveAttribute('data-thrown', '401');
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(main).toHaveText('');
  });
});

test('says so after one reload when not even the texts can be loaded', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/common\.(en|mn)-.*\.js/, (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByText('Request failed [000]')).toBeVisible();
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  expect(loads).toBe(2);
});
