import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack, keepSession } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';
import { textsIn } from '../support/texts.ts';
import { throwInPage } from '../support/thrower.ts';

afterAll(closeBrowser);

describe('unknown pages', () => {
  test.each([
    ['en', 'Page not found', 'The page you are looking for does not exist.', 'Go back home'],
    ['mn', 'Хуудас олдсонгүй!', 'Таны хайсан хуудас байхгүй байна.', 'Нүүр хуудас руу буцах'],
  ] as const)('in %s', async (chosen, title, text, home) => {
    const page = await newPage({ chosen });
    await comeBack(page, someone('lost'), '/no/such/page');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('404').waitFor();
    await page.getByText(text).waitFor();
    await page.getByRole('button', { name: /support|Тусламж/ }).click();
    const popover = page.getByRole('dialog');
    const t = textsIn(chosen);
    await popover.getByRole('heading', { name: t('errors.support.title') }).waitFor();
    await popover.getByText(t('errors.support.description')).waitFor();
    await popover.locator('a[href^="mailto:"]').waitFor();
    await popover.locator('a[href^="tel:"]').waitFor();
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: home }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().close();
  });
});

test('the popover is centred under its button, 4 px away, and not modal', async () => {
  const page = await newPage({ chosen: 'en' });
  await comeBack(page, someone('popover'), '/no/such/page');
  const button = page.getByRole('button', { name: 'Contact support' });
  await button.click();
  const measured = async () => {
    const [trigger, panel] = await Promise.all([
      button.boundingBox(),
      page.getByRole('dialog').boundingBox(),
    ]);
    if (!trigger || !panel) throw new Error('nothing to measure');
    const centre = (box: { x: number; width: number }) => box.x + box.width / 2;
    const aside = Math.abs(centre(panel) - centre(trigger));
    return { below: Math.round(panel.y - trigger.y - trigger.height), centred: aside < 1.5 };
  };
  // Letters that are late change the widths of both.
  await expect.poll(measured).toEqual({ below: 4, centred: true });
  await page.getByRole('link', { name: 'Go back home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

/** Breaks the settings page from within: its code throws while it renders. */
const broken = `export function SettingsRoute() { throw new RangeError('the secret text a person typed'); }`;

test('a fatal error shows the 500 page and is reported without what was typed', async () => {
  const page = await newPage({ chosen: 'mn' });
  await keepSession(page, someone('fatal'));
  const reports: string[] = [];
  await page.route('**/api/v1/client-errors', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${broken} export { SettingsRoute as t };`,
    }),
  );
  await page.goto('/app/account/settings?secret=1');
  await page.getByRole('heading', { name: 'Серверийн алдаа гарлаа!' }).waitFor();
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(1);
  expect(JSON.parse(reports[0] ?? '{}')).toMatchObject({
    kind: 'render',
    name: 'RangeError',
    route: '/app/account/settings',
    bot: false,
  });
  expect(reports[0]).not.toContain('secret');
  await page.context().close();
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/139.0 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('to a bot nothing is shown, and the error is only logged: %s', async (userAgent) => {
  const page = await newPage({ chosen: 'en', userAgent });
  await keepSession(page, someone('bot'));
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/client-errors')) answers.push(response.status());
  });
  await page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${broken} export { SettingsRoute as t };`,
    }),
  );
  await page.goto('/app/account/settings');
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200]);
  expect(await page.getByText('Internal server error').count()).toBe(0);
  await page.goto('/no/such/page');
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200, 200]);
  expect(await page.getByText('Page not found').count()).toBe(0);
  await page.goto('/app/account/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await throwInPage(page, 'handler');
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([200, 200, 200]);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.context().close();
});

test('a person whose phone’s name ends as a bot’s does sees the page like everybody', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';
  const page = await newPage({ chosen: 'en', userAgent });
  await comeBack(page, someone('cubot'), '/no/such/page');
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.context().close();
});

test('each status has a title of its own, and 401 shows nothing', async () => {
  const page = await newPage({ chosen: 'en' });
  await keepSession(page, someone('status'));
  for (const [status, title] of [
    [400, 'We did not understand that'],
    [403, 'This page is not for you'],
    [408, 'That took too long'],
    [429, 'A little too fast'],
    [500, 'Internal server error'],
    [502, 'Internal server error'],
    [503, 'Internal server error'],
    [504, 'Internal server error'],
    [418, 'Something went wrong'],
    [401, null],
  ] as const) {
    await page.unrouteAll();
    await page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function SettingsRoute() { throw { status: ${status} }; } export { SettingsRoute as t };`,
      }),
    );
    await page.goto('/app/account/settings');
    await page.getByRole('navigation').waitFor();
    if (title === null) {
      await page.waitForTimeout(1500);
      expect(await page.locator('main').innerText()).toBe('');
    } else {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(String(status), { exact: true }).waitFor();
      expect(await page.locator('main').count()).toBe(1);
    }
  }
  await page.context().close();
});

test('where not even the texts can be had the page says so, after one reload', async () => {
  const page = await newPage({ chosen: 'en' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/front\.(en|mn)-.*\.js/, (route) => route.abort());
  await page.goto('/auth');
  await page.getByText('Request failed [000]').waitFor();
  await page.locator('main a[href="/"]').waitFor();
  await page.locator('main a[href^="mailto:"]').waitFor();
  await page.locator('main a[href^="tel:"]').waitFor();
  await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
  await page.context().close();
});
