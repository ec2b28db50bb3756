// Apple wants its token back when an account is deleted. The Auth emulator knows no such call: what the identity
// platform would answer stands in for it here, at the network.

import type { Page, Request, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, test } from 'vitest';
import { adminApp } from '../../support/admin.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { becomeInWindow, pageWithWindows } from '../support/provider-window.ts';
import { chooseAccount, signIn, someone } from '../support/sign-in.ts';
import { locales, type TestLocale, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

type Answer = (route: Route) => Promise<void> | void;

const headers = { 'access-control-allow-origin': '*' };
const revoked: Answer = (route) => route.fulfill({ json: {}, headers });

/** Answers in the identity platform's place; lists what it was asked, and the deletion of the account among it. */
async function listen(page: Page, answer: Answer): Promise<string[]> {
  const heard: string[] = [];
  await page.route('**/v2/accounts:revokeToken**', async (route) => {
    const { providerId, tokenType, token, idToken } = route.request().postDataJSON();
    expect([providerId, tokenType, typeof idToken]).toEqual([
      'apple.com',
      'ACCESS_TOKEN',
      'string',
    ]);
    heard.push(`revoke ${token}`);
    await answer(route);
  });
  page.on('request', (request: Request) => {
    if (request.method() === 'DELETE' && request.url().endsWith('/api/v1/me')) heard.push('delete');
  });
  return heard;
}

const appleToken = 'revoke FirebaseAuthEmulatorFakeAccessToken_apple.com';

async function start(locale: TestLocale, page: Page): Promise<void> {
  await page.getByRole('button', { name: textsIn(locale)('account.delete.start') }).click();
}

async function confirmWord(locale: TestLocale, page: Page, email: string): Promise<void> {
  const t = textsIn(locale);
  await page.getByLabel(t('account.delete.label')).fill(t('account.delete.word'));
  await page.getByRole('button', { name: t('account.delete.confirm') }).click();
  await page.getByText(t('account.delete.done')).waitFor();
  await expect(getAuth(adminApp()).getUserByEmail(email)).rejects.toThrow();
}

/** Within the app, without a new page load: what Apple vouched with lives as long as the page. */
async function toProfile(locale: TestLocale, page: Page): Promise<void> {
  const t = textsIn(locale);
  await page.getByRole('link', { name: new RegExp(`^${t('shell.profile')}: `) }).click();
  await page.getByRole('heading', { level: 1, name: t('shell.profile') }).waitFor();
}

async function atProfile(locale: TestLocale, provider: 'apple.com' | 'google.com') {
  const page = await newPage({ chosen: locale });
  const email = someone(provider.replace('.com', ''));
  await signIn(page, email, { provider, at: `/${locale}/auth` });
  await toProfile(locale, page);
  return { page, email, notTold: page.getByText(textsIn(locale)('account.delete.apple')) };
}

describe.each(locales)('at the end of an account (%s)', (locale) => {
  test('Apple’s token is revoked before the account goes', async () => {
    const { page, email, notTold } = await atProfile(locale, 'apple.com');
    const heard = await listen(page, revoked);
    await start(locale, page);
    await confirmWord(locale, page, email);
    expect(heard).toEqual([appleToken, 'delete']);
    expect(await notTold.count()).toBe(0);
    await page.context().close();
  });

  test('whose token is gone signs in with Apple once more', async () => {
    const { page, email, notTold } = await atProfile(locale, 'apple.com');
    const heard = await listen(page, revoked);
    await page.reload();
    await start(locale, page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(textsIn(locale)('account.confirm.apple')).waitFor();
    await dialog.getByRole('button', { name: /Apple/ }).click();
    await chooseAccount(page, email);
    await confirmWord(locale, page, email);
    expect(heard).toEqual([appleToken, 'delete']);
    expect(await notTold.count()).toBe(0);
    await page.context().close();
  });

  test('or goes on without, and is told what is left to do', async () => {
    const { page, email, notTold } = await atProfile(locale, 'apple.com');
    const heard = await listen(page, revoked);
    await page.reload();
    await start(locale, page);
    await page.getByRole('button', { name: textsIn(locale)('account.confirm.skip') }).click();
    await confirmWord(locale, page, email);
    await notTold.waitFor();
    expect(heard).toEqual(['delete']);
    await page.context().close();
  });
});

test.each([
  [
    'refuses',
    (route) => route.fulfill({ status: 400, json: { error: { message: 'INVALID' } }, headers }),
  ],
  ['can’t be reached', (route) => route.abort()],
  ['never answers', () => undefined],
] as [string, Answer][])('the account goes also where the other side %s', async (_, answer) => {
  const { page, email, notTold } = await atProfile('en', 'apple.com');
  const heard = await listen(page, answer);
  await start('en', page);
  await confirmWord('en', page, email);
  await notTold.waitFor();
  expect(heard.at(-1)).toBe('delete');
  expect(heard[0]).toBe(appleToken);
  await page.context().close();
});

test('nothing is revoked for who never came through Apple', async () => {
  const { page, email, notTold } = await atProfile('en', 'google.com');
  const heard = await listen(page, revoked);
  await start('en', page);
  await confirmWord('en', page, email);
  expect(heard).toEqual(['delete']);
  expect(await notTold.count()).toBe(0);
  await page.context().close();
});

test('the token comes out of the provider’s own window too', async () => {
  const page = await pageWithWindows();
  const email = someone('apple-window');
  const heard = await listen(page, revoked);
  await page.goto('/auth');
  await becomeInWindow(page, /Apple/, email);
  await page.waitForURL('**/app');
  await toProfile('en', page);
  await start('en', page);
  await confirmWord('en', page, email);
  expect(heard).toEqual([appleToken, 'delete']);
  await page.context().close();
});
