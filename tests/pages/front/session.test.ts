import type { Page, Request, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { disableAccount } from '../../support/users.ts';
import { uniqueEmail } from '../support/session.ts';
import { chooseAccount, signOut } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const credits = 'of 500 characters left';
const renewal = /securetoken\.googleapis\.com\/v1\/token/;

/** Leaves the app and lets the stored token expire, as after a night. */
async function expireToken(page: Page): Promise<void> {
  await page.goto('/terms');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'));
    const kept = JSON.parse(localStorage.getItem(key ?? '') ?? '');
    kept.stsTokenManager.expirationTime = Date.now() - 60_000;
    localStorage.setItem(key ?? '', JSON.stringify(kept));
  });
}

test('shows each user their own data when two alternate in one page', async ({ page, user, t }) => {
  const [a, b] = [user.email, uniqueEmail('b')];
  const seesOnly = async (mine: string, theirs: string) => {
    await expect(page.getByText(credits).first()).toBeVisible();
    // Links reload nothing, so the cache of live documents stays the same.
    await page.getByRole('link', { name: /^Profile/ }).click();
    await expect(page.getByText(mine).first()).toBeVisible();
    await expect(page.getByText(theirs)).toHaveCount(0);
    await page.getByRole('link', { name: t('shell.library') }).click();
    const heading = page.getByRole('heading', { level: 1, name: t('shell.library') });
    await expect(heading).toBeVisible();
  };
  await page.goto('/app');
  await seesOnly(a, b);
  await signOut(page);
  for (const [who, other] of [
    [b, a],
    [a, b],
  ] as const) {
    await page.getByRole('button', { name: /Google/ }).click();
    await chooseAccount(page, who);
    await page.waitForURL('**/app**');
    await seesOnly(who, other);
    await signOut(page);
  }
});

test('keeps the session where no open transaction can hold it', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByText(credits).first()).toBeVisible();
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name).join()).not.toContain('firebaseLocalStorage');
});

test('signs out in every tab', async ({ page, context, t }) => {
  await page.goto('/app');
  const second = await context.newPage();
  await second.goto('/app/account/settings');
  const heading = second.getByRole('heading', { level: 1, name: t('shell.settings') });
  await expect(heading).toBeVisible();
  await signOut(page);
  await second.waitForURL('**/auth**');
});

test('renews the token within six minutes before it expires, and shows a disabled user why they were signed out', async ({
  page,
  user,
  t,
}) => {
  await page.clock.install();
  const inFlight = new Set<Request>();
  let renewals = 0;
  page.on('request', (request) => {
    if (!renewal.test(request.url())) return;
    renewals++;
    inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  await page.goto('/app');
  await expect(page.getByText(credits).first()).toBeVisible();
  await page.clock.fastForward('54:00');
  // Starts after the timers of these 54 minutes, so that a renewal would be seen before its response.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(renewals).toBe(0);
  const response = page.waitForResponse(renewal);
  await page.clock.fastForward('02:00');
  // A user who is disabled before the response is refused this renewal already.
  expect((await response).status()).toBe(200);
  await disableAccount(user.email);
  // The next renewal is scheduled once the new token is stored, which no page shows. The SDK gives up a request that
  // is in flight when the clock jumps.
  const forwardToEnd = async () => {
    if (inFlight.size === 0) await page.clock.fastForward('56:00');
    return page.url();
  };
  await expect.poll(forwardToEnd).toContain('/auth');
  await expect(page.getByText(t('auth.reason.disabled'))).toBeVisible();
});

test('signs out with the reason if the renewal is refused', async ({ page, t }) => {
  await page.clock.install();
  await page.goto('/app');
  await expect(page.getByText(credits).first()).toBeVisible();
  await page.route(renewal, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('56:00');
  await page.waitForURL('**/auth**');
  await expect(page.getByText(t('auth.reason.expired'))).toBeVisible();
});

test('signs out every tab with the reason if the account was disabled while the page was closed', async ({
  page,
  context,
  user,
  t,
}) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/app/account/settings');
    const heading = tab.getByRole('heading', { level: 1, name: t('shell.settings') });
    await expect(heading).toBeVisible();
  }
  // The second tab can't ask the provider: it learns the reason from the first tab, or from its own earlier request.
  await second.route(/:\d+\/(api|.*googleapis)/, (route) => route.abort());
  await disableAccount(user.email);
  await page.goto('/app/account/profile');
  for (const tab of [page, second]) {
    await tab.waitForURL('**/auth?return=**');
    await expect(tab.getByText(t('auth.reason.disabled'))).toBeVisible();
  }
});

test.describe('admins', () => {
  test.use({ role: 'admin' });

  const faults: readonly [string, (route: Route) => Promise<void>][] = [
    ['without a network', (route) => route.abort('internetdisconnected')],
    [
      'while the identity provider is down',
      (route) =>
        route.fulfill({
          status: 503,
          json: { error: { code: 503, message: 'The service is currently unavailable.' } },
        }),
    ],
  ];
  for (const [when, fault] of faults)
    test(`an admin stays signed in ${when}`, async ({ page, t }) => {
      const panel = page.getByRole('heading', { name: t('shell.admin') });
      const library = page.getByRole('link', { name: t('shell.library') });
      await page.goto('/app');
      await expect(panel).toBeVisible();
      await expireToken(page);
      await page.route(renewal, fault);
      const asked = page.waitForRequest(renewal);
      await page.goto('/app/account/settings');
      await asked;
      await expect(library).toBeVisible();
      // Claims are part of the token, which admin pages wait for.
      await expect(panel).toHaveCount(0);
      await page.goto('/admin/jobs');
      await expect(library).toBeVisible();
      await expect(page.getByText(t('errors.403.title'))).toHaveCount(0);
      await page.unroute(renewal);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL('/admin/jobs');
    });
});

test('shows that the session ended after the account was deleted elsewhere', async ({
  page,
  user,
  t,
}) => {
  await getAuth(adminApp()).deleteUser(user.uid);
  await page.goto('/app/library');
  await page.waitForURL('**/auth?return=%2Fapp%2Flibrary');
  await expect(page.getByText(t('auth.reason.expired'))).toBeVisible();
});

test('ends the session on status 401 and keeps the address to return to', async ({ page, t }) => {
  await page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, contentType: 'text/plain', body: 'auth.invalid_token' })
      : route.continue(),
  );
  await page.goto('/app/account/settings');
  await page.getByRole('switch').first().click();
  await page.waitForURL('**/auth?return=%2Fapp%2Faccount%2Fsettings');
  await expect(page.getByText(t('auth.reason.expired'))).toBeVisible();
});
