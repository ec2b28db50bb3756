import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', emptyCache: true });

/** Collects the addresses of pages that the browser loads from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Removes the code of a page, as a newer build does: until the next load, or permanently. */
async function removeCode(page: Page, route: string, { forGood = false } = {}): Promise<void> {
  const code = new RegExp(`/assets/${route}-.*\\.js`);
  await page.route(code, (request) => request.fulfill({ status: 404, body: '' }));
  if (forGood) return;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(code);
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a public page whose code is missing is reloaded once', async ({ page, t }) => {
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const loads = loadsOf(page);
  await removeCode(page, 'PrivacyRoute');
  await page.getByRole('link', { name: t('legal.privacy') }).click();
  await page.waitForURL('**/privacy');
  await expect(heading(page, t('legal.privacy'))).toBeVisible();
  expect(loads).toEqual(['/privacy']);
});

test.describe('missing code', () => {
  // The import of the page's code fails, and nothing else may.
  test.use({ failOnPageError: false });

  test('missing code leaves a prerendered page readable', async ({ page, pageErrors }) => {
    const loads = loadsOf(page);
    /** The numbers of the page loads that requested it. */
    const refused = new Set<number>();
    page.on('response', (response) => {
      if (response.status() === 404) refused.add(loads.length);
    });
    await removeCode(page, 'TermsRoute', { forGood: true });
    await page.goto('/mn/terms');
    await expect.poll(() => [...refused]).toEqual([1, 2]);
    await expect(heading(page, 'Үйлчилгээний нөхцөл')).toBeVisible();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    expect(loads).toHaveLength(2);
    expect(pageErrors.join()).toMatch(
      /^(TypeError: Failed to fetch dynamically imported module[^,]*,?)*$/,
    );
  });
});

test.describe('in the app', () => {
  test.beforeEach(async ({ page, t }) => {
    await page.goto('/app/account/settings');
    await expect(heading(page, t('shell.settings'))).toBeVisible();
  });

  test('loads the requested page and keeps the previous one in the history', async ({
    page,
    t,
  }) => {
    const loads = loadsOf(page);
    await removeCode(page, 'BillingRoute');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.billing') })
      .click();
    await page.waitForURL('**/app/account/billing');
    await expect(page.locator('[data-plan]').first()).toBeVisible();
    expect(loads).toEqual(['/app/account/billing']);
    await page.goBack();
    await expect(heading(page, t('shell.settings'))).toBeVisible();
  });

  test('shows the error page after one reload if the code stays missing, and reports it', async ({
    page,
    t,
  }) => {
    const loads = loadsOf(page);
    const kinds: unknown[] = [];
    await page.route('**/api/v1/client-errors', async (route) => {
      kinds.push(route.request().postDataJSON()?.kind);
      await route.fulfill({ json: {} });
    });
    await removeCode(page, 'BillingRoute', { forGood: true });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.billing') })
      .click();
    await expect(heading(page, t('errors.500.title'))).toBeVisible();
    await expect.poll(() => kinds).toEqual(['chunk']);
    expect(loads).toEqual(['/app/account/billing']);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.settings') })
      .click();
    await expect(heading(page, t('shell.settings'))).toBeVisible();
  });
});

test.describe('the admins’ part of the sidebar', () => {
  test.use({ role: 'admin', failOnPageError: false });

  test('the admins’ part of the sidebar offers to load again when its code is missing', async ({
    page,
    t,
  }) => {
    // As if the page had just been reloaded for missing code, which is tried first.
    await page.addInitScript(() =>
      sessionStorage.setItem('duu:reloaded-at', String(Date.now() + 3.6e6)),
    );
    const code = /\/assets\/AdminNav-.*\.js/;
    await page.route(code, (request) => request.fulfill({ status: 404, body: '' }));
    await page.goto('/app');
    const nav = page.getByRole('navigation', { name: t('shell.navigation') });
    await expect(nav.getByRole('alert')).toHaveText(t('shell.failed'));
    await page.unroute(code);
    await nav.getByRole('button', { name: t('shell.retry') }).click();
    await expect(nav.getByRole('link', { name: t('shell.adminUsers') })).toBeVisible();
    await expect(nav.getByRole('alert')).toBeHidden();
  });
});
