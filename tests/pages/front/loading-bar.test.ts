import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

interface Change {
  readonly visible: boolean;
  /** The filled share of the width, 0 to 1. */
  readonly filled: number;
}

declare global {
  interface Window {
    barChanges?: Change[];
  }
}

const bar = (page: Page) => page.getByTestId('loading-bar');

async function isAtRest(page: Page): Promise<void> {
  await expect(bar(page)).toHaveAttribute('data-visible', 'false');
  await expect(bar(page)).toHaveAttribute('style', /scaleX\(0\)/);
}

/** Opens the settings, waits until the bar is idle, and records its changes from the next press on. */
async function watchBar(page: Page): Promise<void> {
  // The account's request moves the bar as well.
  const account = page.waitForResponse((response) => response.url().endsWith('/api/v1/me'));
  await page.goto('/app/account/settings');
  await (await account).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAtRest(page);
  await bar(page).evaluate((element) => {
    const changes: Change[] = [];
    const note = () => {
      const { transform } = element.style;
      changes.push({
        visible: element.getAttribute('data-visible') === 'true',
        filled: Number(/scaleX\(([\d.]+)\)/.exec(transform)?.[1] ?? 0),
      });
    };
    window.barChanges = changes;
    addEventListener('click', note, { capture: true, once: true });
    new MutationObserver(note).observe(element, { attributeFilter: ['data-visible', 'style'] });
  });
}

/** The bar's changes since the press, in order. loading-store.test.ts tests their durations. */
async function stepsOf(page: Page): Promise<string[]> {
  const changes = await page.evaluate(() => window.barChanges ?? []);
  const steps = changes.map(({ visible, filled }) => {
    const how = filled === 0 ? 'empty' : filled === 1 ? 'full' : 'filling';
    return `${visible ? 'shown' : 'hidden'}, ${how}`;
  });
  return steps.filter((step, at) => step !== steps[at - 1]);
}

/** Other work may start while the bar is full, which then fills again before it disappears. */
async function isWhole(page: Page): Promise<void> {
  const steps = await stepsOf(page);
  const filled = ['hidden, empty', 'shown, empty', 'shown, filling', 'shown, full'];
  expect(steps.slice(0, 4)).toEqual(filled);
  expect(steps.slice(-3)).toEqual(['shown, full', 'hidden, full', 'hidden, empty']);
}

test('the bar fills during a long call, then disappears and resets', async ({ page }) => {
  await watchBar(page);
  const call = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', async (route) => {
    if (route.request().method() === 'PATCH') await call.promise;
    await route.continue();
  });
  await page.getByRole('switch').first().click();
  await expect(bar(page)).toHaveAttribute('style', /scaleX\(0\.[1-9]/);
  call.resolve();
  await isAtRest(page);
  await isWhole(page);
});

test('the bar shows that a page’s code is loading, while the previous page stays', async ({
  page,
  t,
}) => {
  await watchBar(page);
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/BillingRoute-.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.billing') })
    .click();
  await expect(bar(page)).toHaveAttribute('style', /scaleX\(0\.[1-9]/);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.settings') })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/settings$/);
  code.resolve();
  await page.waitForURL('**/app/account/billing');
  await expect(page.locator('[data-plan]').first()).toBeVisible();
  await isAtRest(page);
  await isWhole(page);
});
