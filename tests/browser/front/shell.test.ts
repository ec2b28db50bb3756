import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newContext, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 15_000 };

/** A settings page on which every switch that is pressed makes a warning. */
async function warningPage(body = 'request.too_many'): Promise<Page> {
  const page = await newPage({ chosen: 'en' });
  await comeBack(page, someone('toast'), '/app/account/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 429, contentType: 'text/plain', body })
      : route.continue(),
  );
  return page;
}

describe('toasts', () => {
  test('three at a time at the top right, 356 wide, 14 apart, gone after 4 s', async () => {
    const page = await warningPage();
    const toggle = page.getByRole('switch').first();
    for (let press = 0; press < 4; press += 1) {
      await toggle.click();
      await page.waitForTimeout(150);
    }
    const toasts = page.getByTestId('toast');
    await toasts.nth(2).waitFor();
    await page.waitForTimeout(500);
    expect(await toasts.count()).toBe(3);
    const boxes = await Promise.all([0, 1].map((at) => toasts.nth(at).boundingBox()));
    const [first, second] = boxes;
    if (!first || !second) throw new Error('no toast');
    expect(first.width).toBe(356);
    expect(first.x + first.width).toBeGreaterThan(1280 - 60);
    expect(first.y).toBeLessThan(60);
    expect(Math.round(second.y - first.y - first.height)).toBe(14);
    await page.getByText('Too many requests').first().waitFor();
    expect(await page.locator('section[aria-live="polite"]').count()).toBe(1);
    await page.mouse.move(5, 5);
    // Three of them after four seconds, the fourth four seconds later.
    await page.waitForTimeout(4000);
    expect(await toasts.count()).toBe(1);
    await page.waitForTimeout(4600);
    expect(await toasts.count()).toBe(0);
    await page.context().close();
  });

  test('hovering stops the clock, a swipe past 45 px dismisses, the button closes', async () => {
    const page = await warningPage();
    const toggle = page.getByRole('switch').first();
    const toast = page.getByTestId('toast');
    await toggle.click();
    await toast.hover();
    await page.waitForTimeout(5000);
    expect(await toast.count()).toBe(1);
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    const [x, y] = [box.x + 150, box.y + box.height - 8];
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 3 });
      await page.mouse.move(x + distance, y, { steps: 3 });
      await page.mouse.up();
      await page.waitForTimeout(500);
    };
    await swipe(40);
    expect(await toast.count()).toBe(1);
    await swipe(60);
    await toast.waitFor({ state: 'detached', timeout: 1000 });
    await toggle.click();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('each kind lies in the polite region, and one that loads stays', async () => {
    const page = await newPage({ chosen: 'en' });
    await comeBack(page, someone('kinds'), '/design');
    const press = (type: string) =>
      page.getByRole('button', { name: `toast.${type}`, exact: true }).click();
    const toast = (type: string) => page.locator(`[data-testid="toast"][data-type="${type}"]`);
    await press('loading');
    for (const type of ['default', 'error', 'info', 'success', 'warning']) {
      await press(type);
      await toast(type).getByText(type, { exact: true }).waitFor();
      const region = toast(type).locator('xpath=ancestor::section[@aria-live="polite"]');
      expect(await region.count(), type).toBe(1);
      // Its clock stands still under the pointer, which is on the button still.
      await toast(type).getByRole('button', { name: 'Dismiss' }).click();
      await toast(type).waitFor({ state: 'detached' });
    }
    await press('default');
    await toast('default').waitFor();
    await page.mouse.move(5, 5);
    await toast('default').waitFor({ state: 'detached' });
    expect(await toast('loading').isVisible()).toBe(true);
    await toast('loading').getByRole('button', { name: 'Dismiss' }).click();
    await toast('loading').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test.each([
    ['synthesize.max_characters_exceeded', 'Your credit is insufficient.'],
    ['synthesize.max_characters_per_conversion_exceeded', 'Max characters per conversion exceeded'],
  ])('a lack of characters offers the next plan up: %s', async (key, text) => {
    const page = await warningPage(key);
    await page.getByRole('switch').first().click();
    await page.getByText(text).waitFor();
    await page.getByTestId('toast').getByRole('button', { name: 'Upgrade' }).click();
    await page.waitForURL('**/app/account/billing#basic');
    await page.locator('[data-marked][data-plan="1"]').waitFor();
    await page.context().close();
  });
});

describe('appearance', () => {
  test('is kept under reader-theme and there before the first paint', async () => {
    const context = await newContext({ chosen: 'en', scheme: 'light' });
    const page = await context.newPage();
    await comeBack(page, someone('theme'), '/app/account/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBe('dark');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    // With the app's script held back nothing but the page's own first lines has run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/terms');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(11, 20, 34)');
    await context.close();
  });

  test('is chosen for every tab, and can be the device’s again', async () => {
    const context = await newContext({ chosen: 'en', scheme: 'light' });
    const page = await context.newPage();
    await comeBack(page, someone('tabs'), '/app/account/settings');
    const other = await context.newPage();
    await other.goto('/app/account/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await other.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await expect
      .poll(() => other.getByRole('radio', { name: 'Dark' }).isChecked(), soon)
      .toBe(true);
    await other.getByRole('radio', { name: 'System' }).check();
    for (const tab of [page, other]) {
      await tab.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
      await expect
        .poll(() => tab.getByRole('radio', { name: 'System' }).isChecked(), soon)
        .toBe(true);
      await tab.emulateMedia({ colorScheme: 'dark' });
      await tab.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    }
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBe('system');
    await context.close();
  });

  test('follows the device until it is chosen', async () => {
    const page = await newPage({ chosen: 'en', scheme: 'dark' });
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.context().close();
  });
});

test('Duu can be installed: its manifest is whole, and each icon answers with its size', async () => {
  const page = await newPage({ chosen: 'mn' });
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/(manifest\+)?json/);
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    id: '/app',
    name: 'Duu · Дуу',
    short_name: 'Duu',
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const ofPurpose = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(ofPurpose()).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(ofPurpose('maskable')).toEqual(['512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([
      200,
      type,
    ]);
    const size = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts)
    expect((await page.request.get(url)).status(), url).toBe(200);
  await page.context().close();
});
