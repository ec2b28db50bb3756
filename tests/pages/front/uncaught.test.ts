import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';
import { throwInPage } from '../support/thrower.ts';

type Report = Record<string, unknown>;

/** Answers error reports and collects them in `reports`. */
const test = base.extend<{ reports: Report[] }>({
  reports: async ({ page }, use) => {
    const reports: Report[] = [];
    await page.route('**/api/v1/client-errors', async (route) => {
      reports.push(JSON.parse(route.request().postData() ?? '{}'));
      await route.fulfill({ json: {} });
    });
    await use(reports);
  },
});
test.use({ failOnPageError: false });

const t = textsIn('en');
const names = (reports: Report[]) => reports.map(({ name }) => name);
const failure = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('errors.500.title') });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const openLibrary = async (page: Page) => {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.library') })
    .click();
  await expect(heading(page, t('shell.library'))).toBeVisible();
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const how of ['handler', 'promise'] as const)
  test(`an error in a ${how} shows the 500 page in the layout, and keeps what was typed`, async ({
    page,
    reports,
  }) => {
    const name = page.locator('input[name="name"]');
    await open(page, '/app/account/profile');
    await name.fill('Анударь Бат');
    await throwInPage(page, how);
    await expect(failure(page)).toBeFocused();
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByText(t('errors.500.description'))).toBeVisible();
    const library = page.getByRole('navigation').getByRole('link', { name: t('shell.library') });
    await expect(library).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    await expect
      .poll(() => reports)
      .toMatchObject([{ kind: 'unhandled', name: 'RangeError', route: '/app/account/profile' }]);
    expect(JSON.stringify(reports)).not.toMatch(/secret|two lines/);

    await page.getByRole('button', { name: t('errors.contact') }).click();
    await expect(page.getByRole('dialog').locator('a[href^="mailto:"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('errors.back') }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(name).toHaveValue('Анударь Бат');

    await throwInPage(page, how);
    await expect(failure(page)).toBeVisible();
    await page.getByRole('link', { name: t('errors.goHome') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

test('a dialog is hidden with its page, and returns with its typed text', async ({ page }) => {
  await open(page, '/app/library');
  await page
    .getByRole('button', { name: t('library.collection.new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Үлгэр');
  await throwInPage(page, 'promise');
  await expect(failure(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('errors.back') }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Үлгэр');
});

test('another page works after an error, and the editor keeps its text', async ({ page }) => {
  const text = 'Өглөө эрт нар мандлаа.';
  await open(page, '/app/text2speech');
  await page.locator('textarea').first().fill(text);
  await throwInPage(page, 'handler');
  await expect(failure(page)).toBeVisible();
  await openLibrary(page);
  await expect(failure(page)).toHaveCount(0);
  await page.goto('/app/text2speech');
  await expect(page.locator('textarea').first()).toHaveValue(text);
});

test('a photo that the browser cannot encode shows the error page', async ({ page }) => {
  await open(page, '/app/account/profile');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new RangeError('no memory');
    };
  });
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
  await expect(failure(page)).toBeVisible();
});

test('errors of other scripts, and events that are not errors, change nothing', async ({
  page,
  reports,
}) => {
  await open(page, '/app/account/settings');
  // An extension's script without a URL, another site's script, and a layout notice.
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('from nowhere');
    });
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    const loop = 'ResizeObserver loop completed with undelivered notifications.';
    dispatchEvent(new ErrorEvent('error', { message: loop }));
    const extension = new Error('x');
    extension.stack = 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)';
    dispatchEvent(new ErrorEvent('error', { error: extension }));
  });
  await throwInPage(page, 'promise', 'AbortError');
  await throwInPage(page, 'promise', 'NotAllowedError');
  await expect.poll(() => names(reports).sort()).toEqual(['Error', 'NotAllowedError']);
  await expect(failure(page)).toHaveCount(0);
  // A page that unloads reports no errors.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await throwInPage(page, 'handler', 'LeavingError');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await throwInPage(page, 'handler', 'OurError');
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => names(reports)).toContain('OurError');
  expect(names(reports)).not.toContain('LeavingError');
});

test('an error is reported once, and at most ten in a page load', async ({ page, reports }) => {
  await open(page, '/app/account/settings');
  await throwInPage(page, 'handler', 'Again');
  await throwInPage(page, 'handler', 'Again');
  await throwInPage(page, 'handler', 'Other');
  // Reports are sent in parallel, so the second may arrive first.
  await expect.poll(() => names(reports).sort()).toEqual(['Again', 'Other']);
  for (let more = 0; more < 12; more += 1) await throwInPage(page, 'handler', `More${more}`);
  await expect.poll(() => reports.length).toBe(10);
  await page.reload();
  await expect(heading(page, t('shell.settings'))).toBeVisible();
  await throwInPage(page, 'handler', 'Again');
  await expect.poll(() => reports.length).toBe(11);
  expect(reports.at(-1)).toMatchObject({ name: 'Again' });
});

test('shows above the page that the account could not be loaded', async ({ page }) => {
  await page.route('**/api/v1/me', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'server_error' }),
  );
  await page.goto('/app/account/settings');
  const notice = page.getByRole('alert').filter({ hasText: t('shell.failed') });
  await expect(notice).toBeVisible();
  await expect(heading(page, t('shell.settings'))).toBeVisible();
  await page.unroute('**/api/v1/me');
  await notice.getByRole('button', { name: t('shell.retry') }).click();
  await expect(notice).toHaveCount(0);
  await expect(heading(page, t('shell.settings'))).toBeVisible();
});

test('a successful answer that cannot be parsed is a failed request, and is reported', async ({
  page,
  reports,
}) => {
  await open(page, '/app/account/settings');
  // Only the change, as the page may still request the account.
  await page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' })
      : route.fallback(),
  );
  await page.getByRole('switch').first().click();
  const toast = page.getByTestId('toast').getByText(t('errors.request_failed'));
  await expect(toast).toBeVisible();
  await expect
    .poll(() => reports)
    .toMatchObject([
      { kind: 'api', name: 'InvalidResponse.PATCH.me', route: '/app/account/settings' },
    ]);
});

test.describe('visitors', () => {
  test.use({ role: 'visitor' });

  test('a visitor can still hear the sample after an error, which a toast shows', async ({
    page,
  }) => {
    const play = page.getByRole('button', { name: /’s sample$/ });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await play.click();
    await expect(page.locator('[data-spoken="true"]').first()).toBeVisible();
    await throwInPage(page, 'handler');
    const toast = page.getByTestId('toast').getByText(t('errors.500.title'));
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: t('landing.sample.pause') }).click();
    await expect(failure(page)).toHaveCount(0);
    await throwInPage(page, 'handler', 'Silent');
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: t('errors.back') }).click();
    await expect(play).toBeVisible();
  });
});
