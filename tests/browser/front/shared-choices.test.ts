import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

const email = someone('two-devices');
let uid = '';
/** Two devices of one person, whose browsers speak Mongolian. */
let first: Page;
let second: Page;

const look = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
const looksLike = (page: Page, ...wanted: string[]) =>
  until(`the page to be ${wanted}`, async () => (await look(page)).join() === wanted.join());
const stored = (language: string, theme: string) =>
  until('the account', async () => {
    const preferences = (await suiteDeps().documents.user(uid).get()).data()?.preferences;
    return preferences?.language === language && preferences.theme === theme;
  });
const switchTo = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

beforeAll(async () => {
  first = await newPage({ locale: 'mn-MN' });
  await comeBack(first, email);
  uid = (await getAuth(adminApp()).getUserByEmail(email)).uid;
});

test('what is chosen in the sidebar and in the settings is saved', async () => {
  await first.goto('/app/account/settings');
  await switchTo(first, 'Switch to English');
  await first.getByRole('radio', { name: 'Dark' }).check();
  await looksLike(first, 'en', 'dark');
  await stored('en', 'dark');
});

test('it holds on another device, from the first paint of its next page', async () => {
  second = await newPage({ locale: 'mn-MN' });
  await second.goto('/auth');
  await looksLike(second, 'mn', 'light');
  await comeBack(second, email);
  await looksLike(second, 'en', 'dark');
  // Before any script of the app: only what the early script has set can be there.
  await second.route(/\/assets\/.*\.js/, (route) => route.abort());
  await second.goto('/terms');
  expect(await look(second)).toEqual(['en', 'dark']);
  await second.unroute(/\/assets\/.*\.js/);
});

test('a choice of the other device goes before it there, and not here', async () => {
  await second.goto('/app/account/settings');
  await switchTo(second, 'Монгол хэл рүү шилжих');
  await second.getByRole('radio', { name: 'Цайвар' }).check();
  await stored('mn', 'light');
  await looksLike(second, 'mn', 'light');
  await first.reload();
  await first.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await looksLike(first, 'en', 'dark');
});

test('an address’s prefix goes before all of them', async () => {
  await first.goto('/mn/app/account/settings');
  await first.getByRole('heading', { level: 1, name: 'Тохиргоо' }).waitFor();
  await first.goto('/app/account/settings');
  await first.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});

test('the landing page’s switch is saved by the next page of the app', async () => {
  await second.goto('/');
  await switchTo(second, 'Switch to English');
  await second.getByRole('button', { name: 'Монгол хэл рүү шилжих' }).first().waitFor();
  await second.goto('/app');
  await stored('en', 'light');
});

test('a visitor’s choice is nobody’s', async () => {
  await first.getByRole('button', { name: 'Sign out' }).click();
  await first.waitForURL('**/auth**');
  const told: string[] = [];
  first.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/api/v1/me'))
      told.push(request.url());
  });
  await switchTo(first, 'Монгол хэл рүү шилжих');
  await looksLike(first, 'mn', 'dark');
  await comeBack(first, email);
  await first.getByRole('heading', { level: 1 }).waitFor();
  await first.reload();
  await first.getByRole('heading', { level: 1 }).waitFor();
  await looksLike(first, 'mn', 'dark');
  await stored('en', 'light');
  expect(told).toEqual([]);
});
