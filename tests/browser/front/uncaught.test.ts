import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { keepSession } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';
import { type TestLocale, textsIn } from '../support/texts.ts';
import { throwInPage } from '../support/thrower.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 15_000 };

/** A person's page whose reports of errors are kept. */
async function reporting(path: string, chosen: TestLocale = 'en') {
  const page = await newPage({ chosen });
  await keepSession(page, someone('uncaught'));
  const reports: Record<string, unknown>[] = [];
  await page.route('**/api/v1/client-errors', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}'));
    await route.fulfill({ json: {} });
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, reports, t: textsIn(chosen) };
}

const failure = (page: Page, chosen: TestLocale = 'en') =>
  page.getByRole('heading', { level: 1, name: textsIn(chosen)('errors.500.title') });

describe.each([
  ['handler', 'en'],
  ['promise', 'mn'],
] as const)('what nobody caught in a %s (%s)', (how, chosen) => {
  test('shows the 500 page in the layout, and keeps what was typed', async () => {
    const { page, reports, t } = await reporting('/app/account/profile', chosen);
    await page.locator('input[name="name"]').fill('Анударь Бат');
    await throwInPage(page, how);
    await failure(page, chosen).waitFor();
    await page.getByText('500', { exact: true }).waitFor();
    await page.getByText(t('errors.500.description')).waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.library') })
      .waitFor();
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      t('errors.500.title'),
    );
    await expect.poll(() => reports.length, soon).toBe(1);
    expect(reports[0]).toMatchObject({
      kind: 'unhandled',
      name: 'RangeError',
      route: '/app/account/profile',
    });
    expect(JSON.stringify(reports)).not.toMatch(/secret|two lines/);

    await page.getByRole('button', { name: t('errors.contact') }).click();
    await page.getByRole('dialog').locator('a[href^="mailto:"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('errors.back') }).click();
    await failure(page, chosen).waitFor({ state: 'detached' });
    expect(await page.locator('input[name="name"]').inputValue()).toBe('Анударь Бат');

    await throwInPage(page, how);
    await failure(page, chosen).waitFor();
    await page.getByRole('link', { name: t('errors.goHome') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('contentinfo').waitFor();
    expect(await failure(page, chosen).count()).toBe(0);
    await page.context().close();
  });
});

test('the next page is a new chance', async () => {
  const { page, t } = await reporting('/app/account/settings');
  await throwInPage(page, 'handler');
  await failure(page).waitFor();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.library') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('shell.library') }).waitFor();
  expect(await failure(page).count()).toBe(0);
  await page.context().close();
});

test('a dialog steps back with its page, and is there again with what was typed', async () => {
  const { page, t } = await reporting('/app/library');
  await page
    .getByRole('button', { name: t('library.collection.new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Үлгэр');
  await throwInPage(page, 'promise');
  await failure(page).waitFor();
  expect(await dialog.isVisible()).toBe(false);
  await page.getByRole('button', { name: t('errors.back') }).click();
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Үлгэр');
  await page.context().close();
});

test('what is written in the editor is there after the error page', async () => {
  const { page, t } = await reporting('/app/text2speech');
  await page.locator('textarea').first().fill('Өглөө эрт нар мандлаа.');
  await throwInPage(page, 'handler');
  await failure(page).waitFor();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.library') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('shell.library') }).waitFor();
  await page.goto('/app/text2speech');
  await expect
    .poll(() => page.locator('textarea').first().inputValue(), soon)
    .toBe('Өглөө эрт нар мандлаа.');
  await page.context().close();
});

test('a photo that the browser can’t write shows it too: nothing is swallowed', async () => {
  const { page } = await reporting('/app/account/profile');
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
  await failure(page).waitFor();
  await page.context().close();
});

test('errors that are not ours, or no errors at all, leave the page alone', async () => {
  const { page, reports } = await reporting('/app/account/settings');
  // A script of nowhere, as extensions put it into pages; another site's script; a notice about layout.
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
  await expect
    .poll(() => reports.map(({ name }) => name).sort(), soon)
    .toEqual(['Error', 'NotAllowedError']);
  expect(await failure(page).count()).toBe(0);
  // A page that is going away says nothing of what breaks on the way.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await throwInPage(page, 'handler', 'LeavingError');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await throwInPage(page, 'handler', 'OurError');
  await failure(page).waitFor();
  expect(reports.map(({ name }) => name)).not.toContain('LeavingError');
  await page.context().close();
});

test('an error is reported once, and ten a page load at most', async () => {
  const { page, reports } = await reporting('/app/account/settings');
  await throwInPage(page, 'handler', 'Again');
  await throwInPage(page, 'handler', 'Again');
  await throwInPage(page, 'handler', 'Other');
  await expect.poll(() => reports.map(({ name }) => name), soon).toEqual(['Again', 'Other']);
  for (let more = 0; more < 12; more += 1) await throwInPage(page, 'handler', `More${more}`);
  await expect.poll(() => reports.length, soon).toBe(10);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await throwInPage(page, 'handler', 'Again');
  await expect.poll(() => reports.length, soon).toBe(11);
  expect(reports.at(-1)).toMatchObject({ name: 'Again' });
  await page.context().close();
});

test('who listens on the first page goes on listening, and is told by a notice', async () => {
  const page = await newPage({ chosen: 'en' });
  const t = textsIn('en');
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /’s sample$/ }).click();
  await page.locator('[data-said="true"]').first().waitFor();
  await throwInPage(page, 'handler');
  await page.getByTestId('toast').getByText(t('errors.500.title')).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await failure(page).count()).toBe(0);
  await throwInPage(page, 'handler', 'Silent');
  await failure(page).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('button', { name: t('errors.back') }).click();
  await page.getByRole('button', { name: /’s sample$/ }).waitFor();
  await page.context().close();
});

test.each([
  [500, 'en'],
  [503, 'mn'],
] as const)(
  'where the account answers %i the error page says so, and tries again (%s)',
  async (status, chosen) => {
    const { page, t } = await reporting('/app/account/settings', chosen);
    let answered = status as number;
    await page.route('**/api/v1/me', (route) =>
      answered === 200
        ? route.continue()
        : route.fulfill({ status: answered, contentType: 'text/plain', body: 'server_error' }),
    );
    await page.goto('/app/account/settings');
    await failure(page, chosen).waitFor();
    await page.getByText(String(status), { exact: true }).waitFor();
    await page.getByRole('link', { name: t('errors.goHome') }).waitFor();
    answered = 200;
    await page.getByRole('button', { name: t('shell.retry') }).click();
    await page.getByRole('heading', { level: 1, name: t('shell.settings') }).waitFor();
    await page.context().close();
  },
);

test('a success that can’t be read is a failed request, and is reported', async () => {
  const { page, reports, t } = await reporting('/app/account/settings');
  await page.route('**/api/v1/me', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  );
  await page.getByRole('switch').first().click();
  await page.getByTestId('toast').getByText(t('errors.request_failed')).waitFor();
  await expect
    .poll(() => reports, soon)
    .toMatchObject([
      { kind: 'api', name: 'UnreadableAnswer.PATCH.me', route: '/app/account/settings' },
    ]);
  await page.context().close();
});
