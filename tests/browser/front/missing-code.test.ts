import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

/** The addresses that the browser loads as pages, from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** As if a newer build had taken a page's code away, until the next load or for good. */
async function takeAway(page: Page, route: string, forGood = false): Promise<void> {
  const code = new RegExp(`/assets/${route}-.*\\.js`);
  await page.route(code, (request) => request.fulfill({ status: 404, body: '' }));
  if (forGood) return;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(code);
  });
}

async function settings(): Promise<Page> {
  const page = await newPage({ chosen: 'en' });
  await comeBack(page, someone('gone'), '/app/account/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return page;
}

const toBilling = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Plan and billing', exact: true }).click();

test('a landing page whose code is gone is loaded anew, once', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.goto('/terms');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const loads = loadsOf(page);
  await takeAway(page, 'PrivacyRoute');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy');
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  expect(loads).toEqual(['/privacy']);
  await page.context().close();
});

test('behind sign-in the page that was asked for is loaded anew', async () => {
  const page = await settings();
  const loads = loadsOf(page);
  await takeAway(page, 'BillingRoute');
  await toBilling(page);
  await page.waitForURL('**/app/account/billing');
  await page.locator('[data-plan]').first().waitFor();
  expect(loads).toEqual(['/app/account/billing']);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.context().close();
});

test('code that stays away ends on the error page after one reload, and is reported', async () => {
  const page = await settings();
  const loads = loadsOf(page);
  const kinds: string[] = [];
  await page.route('**/api/v1/client-errors', async (route) => {
    kinds.push(JSON.parse(route.request().postData() ?? '{}').kind);
    await route.fulfill({ json: {} });
  });
  await takeAway(page, 'BillingRoute', true);
  await toBilling(page);
  await page.getByRole('heading', { level: 1, name: 'Internal server error' }).waitFor();
  await expect.poll(() => kinds).toEqual(['chunk']);
  expect(loads).toEqual(['/app/account/billing']);
  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.context().close();
});

test('a page that is served whole can be read without its code', async () => {
  const page = await newPage({ chosen: 'en' });
  const loads = loadsOf(page);
  await takeAway(page, 'TermsRoute', true);
  await page.goto('/terms');
  await expect.poll(() => loads, { timeout: 10_000 }).toEqual(['/terms', '/terms']);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Terms of service');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  await page.context().close();
});
