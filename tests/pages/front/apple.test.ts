// Apple requires its token to be revoked when an account is deleted. The Auth emulator has no such call: the tests answer
// it in the browser's network instead.
import type { Page, Request, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { pageWithWindows, signUpInWindow } from '../support/provider-window.ts';
import { uniqueEmail } from '../support/session.ts';
import { chooseAccount, signIn } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

type Answer = (route: Route) => Promise<void> | void;

const headers = { 'access-control-allow-origin': '*' };
const revoked: Answer = (route) => route.fulfill({ json: {}, headers });
const appleToken = 'revoke FirebaseAuthEmulatorFakeAccessToken_apple.com';

/** Answers the calls that revoke a token. Returns the list of these calls and of the deletion of the account. */
async function answerRevocation(page: Page, answer: Answer): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/v2/accounts:revokeToken**', async (route) => {
    const { providerId, tokenType, token, idToken } = route.request().postDataJSON();
    expect([providerId, tokenType, typeof idToken]).toEqual([
      'apple.com',
      'ACCESS_TOKEN',
      'string',
    ]);
    calls.push(`revoke ${token}`);
    await answer(route);
  });
  page.on('request', (request: Request) => {
    if (request.method() === 'DELETE' && request.url().endsWith('/api/v1/me')) calls.push('delete');
  });
  return calls;
}

/** Opens the profile without a page load: the page keeps Apple's token only while it is open. */
async function openProfile(page: Page, t: ReturnType<typeof textsIn>): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${t('shell.profile')}: `) }).click();
  const heading = page.getByRole('heading', { level: 1, name: t('shell.profile') });
  await expect(heading).toBeVisible();
}

async function start(page: Page, t: ReturnType<typeof textsIn>): Promise<void> {
  await page.getByRole('button', { name: t('account.delete.start') }).click();
}

async function confirm(page: Page, t: ReturnType<typeof textsIn>, email: string): Promise<void> {
  await page.getByLabel(t('account.delete.label')).fill(t('account.delete.word'));
  await page.getByRole('button', { name: t('account.delete.confirm') }).click();
  await expect(page.getByText(t('account.delete.done'))).toBeVisible();
  await expect(getAuth(adminApp()).getUserByEmail(email)).rejects.toThrow();
}

/** The profile of a new user who signed in with Apple in this page. */
const test = base.extend<{ email: string }>({
  email: async ({ page, t }, use) => {
    const email = uniqueEmail('apple');
    await signIn(page, email, { provider: 'apple.com', at: '/mn/auth' });
    await openProfile(page, t);
    await use(email);
  },
});
test.use({ role: 'visitor', language: 'mn' });

test('revokes Apple’s token before it deletes the account', async ({ page, email, t }) => {
  const calls = await answerRevocation(page, revoked);
  await start(page, t);
  await confirm(page, t, email);
  expect(calls).toEqual([appleToken, 'delete']);
  await expect(page.getByText(t('account.delete.apple'))).toHaveCount(0);
});

test('asks for Apple once more after a reload has lost the token', async ({ page, email, t }) => {
  const calls = await answerRevocation(page, revoked);
  await page.reload();
  await start(page, t);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('account.confirm.apple'))).toBeVisible();
  await dialog.getByRole('button', { name: t('auth.with.apple.com') }).click();
  await chooseAccount(page, email);
  await confirm(page, t, email);
  expect(calls).toEqual([appleToken, 'delete']);
  await expect(page.getByText(t('account.delete.apple'))).toHaveCount(0);
});

test('deletes the account without the token and explains how to remove Duu at Apple', async ({
  page,
  email,
  t,
}) => {
  const calls = await answerRevocation(page, revoked);
  await page.reload();
  await start(page, t);
  await page.getByRole('button', { name: t('account.confirm.skip') }).click();
  await confirm(page, t, email);
  await expect(page.getByText(t('account.delete.apple'))).toBeVisible();
  expect(calls).toEqual(['delete']);
});

const faults: readonly [string, Answer][] = [
  [
    'refuses',
    (route) => route.fulfill({ status: 400, json: { error: { message: 'INVALID' } }, headers }),
  ],
  ['cannot be reached', (route) => route.abort()],
  ['never answers', () => undefined],
];
for (const [fault, answer] of faults)
  test(`deletes the account when the identity platform ${fault}`, async ({ page, email, t }) => {
    const calls = await answerRevocation(page, answer);
    await start(page, t);
    await confirm(page, t, email);
    // The page waits eight seconds for the answer.
    await expect(page.getByText(t('account.delete.apple'))).toBeVisible({ timeout: 30_000 });
    expect(calls[0]).toBe(appleToken);
    expect(calls.at(-1)).toBe('delete');
  });

test.describe('a user who never used Apple', () => {
  test.use({ role: 'user' });

  test('deletion revokes nothing for a user who never used Apple', async ({ page, user, t }) => {
    await page.goto('/app/account/profile');
    const calls = await answerRevocation(page, revoked);
    await start(page, t);
    await confirm(page, t, user.email);
    expect(calls).toEqual(['delete']);
    await expect(page.getByText(t('account.delete.apple'))).toHaveCount(0);
  });
});

test('revokes the token that came from the provider’s own window', async ({ openPage }) => {
  const t = textsIn('en');
  const page = await pageWithWindows(openPage);
  const email = uniqueEmail('apple-window');
  const calls = await answerRevocation(page, revoked);
  await page.goto('/auth');
  await signUpInWindow(page, /Apple/, email);
  await page.waitForURL('**/app');
  await openProfile(page, t);
  await start(page, t);
  await confirm(page, t, email);
  expect(calls).toEqual([appleToken, 'delete']);
});
