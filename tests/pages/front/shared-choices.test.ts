import type { Page } from '@playwright/test';
import { suiteDeps } from '../../support/admin.ts';
import { storeSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

// Browsers set to Mongolian, without a chosen language.
test.use({ locale: 'mn-MN', languageChosen: false });

async function looksLike(page: Page, language: string, theme: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const switchTo = (page: Page, name: 'Switch to English' | 'Монгол хэл рүү шилжих') =>
  page.getByRole('button', { name }).first().click();

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('language and theme are shared between a user’s devices only', async ({
  page: first,
  user,
  session,
  openPage,
}) => {
  const stored = (language: string, theme: string) =>
    expect
      .poll(async () => (await suiteDeps().documents.user(user.uid).get()).data()?.preferences)
      .toMatchObject({ language, theme });
  const visitor = await openPage({ session: null, language: null });
  const second = await openPage({ language: null });

  await test.step('choices in the sidebar and in the settings are saved', async () => {
    await first.goto('/app/account/settings');
    await switchTo(first, 'Switch to English');
    await first.getByRole('radio', { name: 'Dark' }).check();
    await looksLike(first, 'en', 'dark');
    await stored('en', 'dark');
  });

  await test.step('choices apply on another device, from the first paint of its next page', async () => {
    await visitor.goto('/auth');
    await looksLike(visitor, 'mn', 'light');
    await second.goto('/app');
    await looksLike(second, 'en', 'dark');
    // Without the app's scripts, only the early script sets anything.
    await second.route(/\/assets\/.*\.js/, (route) => route.abort());
    await second.goto('/terms');
    await looksLike(second, 'en', 'dark');
    await expect(second.locator('html')).not.toHaveAttribute('data-ready');
    await second.unroute(/\/assets\/.*\.js/);
  });

  await test.step('a choice on the second device has priority there only', async () => {
    await second.goto('/app/account/settings');
    await switchTo(second, 'Монгол хэл рүү шилжих');
    await second.getByRole('radio', { name: 'Цайвар' }).check();
    await stored('mn', 'light');
    await looksLike(second, 'mn', 'light');
    await first.reload();
    await heading(first, 'Settings');
    await looksLike(first, 'en', 'dark');
  });

  await test.step('the prefix of an address has priority over all', async () => {
    await first.goto('/mn/app/account/settings');
    await heading(first, 'Тохиргоо');
    await first.goto('/app/account/settings');
    await heading(first, 'Settings');
  });

  await test.step('a choice on the landing page is saved by the next page of the app', async () => {
    await second.goto('/');
    await switchTo(second, 'Switch to English');
    await expect(
      second.getByRole('button', { name: 'Монгол хэл рүү шилжих' }).first(),
    ).toBeVisible();
    await second.goto('/app');
    await stored('en', 'light');
  });

  await test.step('a visitor’s choice is not saved to an account', async () => {
    await first.getByRole('button', { name: 'Sign out' }).click();
    await first.waitForURL('**/auth**');
    const saved: string[] = [];
    first.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().endsWith('/api/v1/me'))
        saved.push(request.url());
    });
    await switchTo(first, 'Монгол хэл рүү шилжих');
    await looksLike(first, 'mn', 'dark');
    if (!session) throw new Error('Nobody is signed in.');
    await storeSession(first, session);
    for (let load = 0; load < 2; load++) {
      const account = first.waitForResponse((response) => response.url().endsWith('/api/v1/me'));
      await first.goto('/app');
      await account;
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await looksLike(first, 'mn', 'dark');
    await stored('en', 'light');
    expect(saved).toEqual([]);
  });
});
