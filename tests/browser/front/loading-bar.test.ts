import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { keepSession } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

interface Change {
  /** ms since the page was opened, by its own clock: a busy machine is late to look. */
  readonly at: number;
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
        at: performance.now(),
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

const barIs = (page: Page, { visible, filled }: Omit<Change, 'at'>) =>
  page
    .locator(`[data-testid="loading-bar"][data-visible="${visible}"][style*="scaleX(${filled})"]`)
    .waitFor({ state: 'attached' });

/** From the press to the bar, from the full bar to its going, and from there to its start; each in ms. */
async function times(page: Page): Promise<{ late: number; full: number; reset: number }> {
  const changes = await page.evaluate(() => Reflect.get(window, 'barChanges') as Change[]);
  const pressed = changes[0]?.at ?? Number.NaN;
  const first = (of: (change: Change) => boolean) => changes.find(of)?.at ?? Number.NaN;
  const shown = first(({ visible }) => visible);
  const whole = first(({ visible, filled }) => visible && filled === 1);
  const gone = first(({ at, visible }) => at > whole && !visible);
  const back = first(({ at, filled }) => at > whole && filled === 0);
  return { late: shown - pressed, full: gone - whole, reset: back - gone };
}

async function isTimed(page: Page): Promise<void> {
  const { late, full, reset } = await times(page);
  // A timer is never early by more than the clock's own grain.
  expect(late).toBeGreaterThanOrEqual(195);
  expect(full).toBeGreaterThanOrEqual(495);
  expect(reset).toBeGreaterThanOrEqual(395);
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
  await isTimed(page);
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
  await isTimed(page);
  await page.context().close();
});
