import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

/** Answers every switch of the settings with this error from now on. */
const refuseChanges = (page: Page, body: string) =>
  page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 429, contentType: 'text/plain', body })
      : route.fallback(),
  );

test('toasts are stacked at the top right, at most three, and disappear after their time', async ({
  page,
  t,
}) => {
  // From the specification, in px, px, ms and toasts.
  const [width, gap, duration, visible] = [356, 14, 4000, 3];
  await page.clock.install();
  await refuseChanges(page, 'request.too_many');
  await page.goto('/app/account/settings');
  const toggle = page.getByRole('switch').first();
  await expect(toggle).toBeEnabled();
  const toasts = page.getByTestId('toast');
  await toggle.click();
  await toasts.hover();
  // The first toast stays open under the pointer. The clock stands still, so that none closes while others open.
  await page.clock.pauseAt(Date.now() + 60_000);
  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    return toasts.count();
  };
  for (let count = 2; count <= visible; count++) {
    await toggle.click();
    await expect.poll(() => pass(10)).toBe(count);
  }
  await toggle.click();
  await pass(500);
  await expect(toasts).toHaveText(Array(visible).fill(new RegExp(t('errors.request.too_many'))));
  // A toast grows to its height by the browser's own clock, and then stays by a timer of 175 ms that may begin only now.
  const boxes = () => Promise.all([0, 1].map((at) => toasts.nth(at).boundingBox()));
  await expect
    .poll(async () => {
      await pass(50);
      const [first, second] = await boxes();
      return first && second && Math.round(second.y - first.y - first.height);
    })
    .toBe(gap);
  const [first] = await boxes();
  if (!first) throw new Error('A toast is not drawn.');
  expect(first.width).toBeCloseTo(width, 1);
  expect(first.x + first.width).toBeGreaterThan(1280 - 60);
  expect(first.y).toBeLessThan(60);
  await expect(page.locator('section[aria-live="polite"]')).toHaveCount(1);
  expect(await pass(duration / 4)).toBe(visible);
  // The fourth, which had to wait for a place, closes last: after twice the duration.
  await expect.poll(() => pass(500), { intervals: [50] }).toBe(0);
});

test('a swipe to the right removes a toast, and missing characters offer the next plan', async ({
  page,
  t,
}) => {
  await page.goto('/app/account/settings');
  const toggle = page.getByRole('switch').first();
  const toast = page.getByTestId('toast');
  await test.step('a swipe', async () => {
    await refuseChanges(page, 'request.too_many');
    await toggle.click();
    await toast.hover();
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast is not drawn.');
    const [x, y] = [box.x + 150, box.y + box.height - 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0);
  });
  for (const key of ['max_characters_exceeded', 'max_characters_per_conversion_exceeded'] as const)
    await test.step(key, async () => {
      await page.goto('/app/account/settings');
      await refuseChanges(page, `synthesize.${key}`);
      await toggle.click();
      await expect(toast).toContainText(t(`errors.${key}`));
      await toast.getByRole('button', { name: t('shell.upgrade') }).click();
      await page.waitForURL('**/app/account/billing#basic');
      await expect(page.locator('[data-marked][data-plan="1"]')).toBeVisible();
    });
});

test('the theme is set for every tab, stored, and applied before the first paint', async ({
  page,
  context,
  t,
}) => {
  await page.goto('/app/account/settings');
  const other = await context.newPage();
  await other.goto('/app/account/settings');
  const theme = (tab: Page, wanted: string) =>
    expect(tab.locator('html')).toHaveAttribute('data-theme', wanted);
  const radio = (tab: Page, name: 'dark' | 'system') =>
    tab.getByRole('radio', { name: t(`shell.theme.${name}`), exact: true });

  await test.step('a choice in one tab shows in the other', async () => {
    await radio(page, 'dark').check();
    await theme(other, 'dark');
    await expect(radio(other, 'dark')).toBeChecked();
  });
  await test.step('the theme can follow the device again', async () => {
    await radio(other, 'system').check();
    for (const tab of [page, other]) {
      await theme(tab, 'light');
      await expect(radio(tab, 'system')).toBeChecked();
      await tab.emulateMedia({ colorScheme: 'dark' });
      await theme(tab, 'dark');
      await tab.emulateMedia({ colorScheme: 'light' });
      await theme(tab, 'light');
    }
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBe('system');
  });
  await test.step('the theme is applied before the app’s scripts', async () => {
    await radio(page, 'dark').check();
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBe('dark');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/terms');
    await theme(page, 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 20, 34)');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  });
});
