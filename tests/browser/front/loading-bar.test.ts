import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { keepSession } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

interface Change {
  readonly visible: boolean;
  /** How much of the width is filled, 0 to 1. */
  readonly filled: number;
}

/** A page whose bar has come to rest, of which every change is written down from the next press on. */
async function watchBar(path: string): Promise<Page> {
  const page = await newPage({ chosen: 'en' });
  await keepSession(page, someone('bar'));
  // The account's own call moves the bar as well: it has to be over.
  const account = page.waitForResponse((response) => response.url().endsWith('/api/v1/me'));
  await page.goto(path);
  await (await account).finished();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await barIs(page, { visible: false, filled: 0 });
  await page.getByTestId('loading-bar').evaluate((bar) => {
    const changes: Change[] = [];
    const note = () => {
      const { transform } = (bar as HTMLElement).style;
      changes.push({
        visible: bar.getAttribute('data-visible') === 'true',
        filled: Number(/scaleX\(([\d.]+)\)/.exec(transform)?.[1] ?? 0),
      });
    };
    Object.assign(window, { barChanges: changes });
    addEventListener('click', note, { capture: true, once: true });
    new MutationObserver(note).observe(bar, { attributeFilter: ['data-visible', 'style'] });
  });
  return page;
}

const barIs = (page: Page, { visible, filled }: Change) =>
  page
    .locator(`[data-testid="loading-bar"][data-visible="${visible}"][style*="scaleX(${filled})"]`)
    .waitFor({ state: 'attached' });

/**
 * What the bar did since the press. How long each step takes is tested where the clock can be set; a page on a busy
 * machine draws the beginning of a step late, so that from there the step looks shorter than it is.
 */
async function stepsOf(page: Page): Promise<string[]> {
  const changes = await page.evaluate(() => Reflect.get(window, 'barChanges') as Change[]);
  const steps = changes.map(({ visible, filled }) => {
    const how = filled === 0 ? 'empty' : filled === 1 ? 'full' : 'filling';
    return `${visible ? 'shown' : 'hidden'}, ${how}`;
  });
  return steps.filter((step, at) => step !== steps[at - 1]);
}

/** Other work of the page may begin while the bar is full, which then fills once more before it goes. */
async function isWhole(page: Page): Promise<void> {
  const steps = await stepsOf(page);
  const filled = ['hidden, empty', 'shown, empty', 'shown, filling', 'shown, full'];
  expect(steps.slice(0, 4)).toEqual(filled);
  expect(steps.slice(-3)).toEqual(['shown, full', 'hidden, full', 'hidden, empty']);
}

test('a call that takes long has the bar, which fills, goes and is set back', async () => {
  const page = await watchBar('/app/account/settings');
  const call = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', async (route) => {
    if (route.request().method() === 'PATCH') await call.promise;
    await route.continue();
  });
  await page.getByRole('switch').first().click();
  await page.locator('[data-testid="loading-bar"][data-visible="true"]').waitFor();
  call.resolve();
  await barIs(page, { visible: false, filled: 0 });
  await isWhole(page);
  await page.context().close();
});

test('so has a page whose code is late, and the page before it stays until then', async () => {
  const page = await watchBar('/app/account/settings');
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/BillingRoute-.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Plan and billing', exact: true })
    .click();
  await page.locator('[data-testid="loading-bar"][data-visible="true"]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/settings$/);
  code.resolve();
  await page.waitForURL('**/app/account/billing');
  await page.locator('[data-plan]').first().waitFor();
  await barIs(page, { visible: false, filled: 0 });
  await isWhole(page);
  await page.context().close();
});
