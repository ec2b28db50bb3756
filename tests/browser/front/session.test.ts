import type { Page, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { adminApp } from '../../support/admin.ts';
import { disableAccount } from '../../support/people.ts';
import { until } from '../../support/suite.ts';
import { adminPage } from '../support/admin-page.ts';
import { closeBrowser, newContext, newPage } from '../support/browser.ts';
import { signIn, signOut, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

const left = 'of 500 characters left';
const renewal = /securetoken\.googleapis\.com\/v1\/token/;

/** Leaves the app and makes the token that the browser keeps an old one, as after a night. */
async function comeBackTomorrow(page: Page): Promise<void> {
  await page.goto('/terms');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('firebaseLocalStorageDb'));
    const store = db
      .transaction('firebaseLocalStorage', 'readwrite')
      .objectStore('firebaseLocalStorage');
    for (const kept of await done(store.getAll())) {
      kept.value.stsTokenManager.expirationTime = Date.now() - 60_000;
      await done(store.put(kept));
    }
    db.close();
  });
}

test('A signs out, B signs in, A comes back: each sees their own, live', async () => {
  const page = await newPage({ chosen: 'en' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const [a, b] = [someone('a'), someone('b')];
  const seesOnly = async (mine: string, theirs: string) => {
    await page.getByText(left).first().waitFor();
    // Through the app's own links, so that nothing is reloaded and the cache is the same one.
    await page.getByRole('link', { name: /^Profile/ }).click();
    await page.getByText(mine).first().waitFor();
    expect(await page.getByText(theirs).count()).toBe(0);
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  };
  await signIn(page, a);
  await seesOnly(a, b);
  await signOut(page);
  for (const [who, other] of [
    [b, a],
    [a, b],
  ] as const) {
    await page.getByRole('button', { name: /Google/ }).click();
    await page.locator('input[name="other-email"]').fill(who);
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await page.waitForURL('**/app**');
    await seesOnly(who, other);
    await signOut(page);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});

test('signing out in one tab signs out in the other', async () => {
  const context = await newContext({ chosen: 'en' });
  const first = await context.newPage();
  await signIn(first, someone('tabs'));
  const second = await context.newPage();
  await second.goto('/app/account/settings');
  await second.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await signOut(first);
  await second.waitForURL('**/auth**');
  await context.close();
});

test('the token is renewed about five minutes before it expires, and a disabled account leaves with a word why', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.clock.install();
  let renewals = 0;
  page.on('request', (request) => {
    if (renewal.test(request.url())) renewals += 1;
  });
  const email = someone('disabled');
  await signIn(page, email);
  await page.getByText(left).first().waitFor();
  await page.clock.fastForward('54:00');
  await page.waitForTimeout(500);
  expect(renewals).toBe(0);
  await page.clock.fastForward('02:00');
  await until('the renewal', async () => renewals >= 1);
  await disableAccount(email);
  await page.clock.fastForward('56:00');
  await page.waitForURL('**/auth**');
  await page.getByText('because this account has been disabled').waitFor();
  await page.context().close();
});

test('a token that is refused at its renewal leaves with a word why', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.clock.install();
  await signIn(page, someone('renewed'));
  await page.getByText(left).first().waitFor();
  await page.route(renewal, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('56:00');
  await page.waitForURL('**/auth**');
  await page.getByText('because your session has ended').waitFor();
  await page.context().close();
});

test('an account that was disabled while the page was closed says so, in every tab', async () => {
  const context = await newContext({ chosen: 'en' });
  const email = someone('closed');
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signIn(first, email);
  for (const page of [first, second]) {
    await page.goto('/app/account/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  }
  // The second tab asks for nothing: it can only be told.
  await second.route(/:\d+\/(api|.*googleapis)/, (route) => route.abort());
  await disableAccount(email);
  await first.goto('/app/account/profile');
  for (const page of [first, second]) {
    await page.waitForURL('**/auth?return=**');
    await page.getByText('because this account has been disabled').waitFor();
  }
  await context.close();
});

const faults: readonly [string, (route: Route) => Promise<void>][] = [
  ['without a network', (route) => route.abort('internetdisconnected')],
  [
    'while the provider is not well',
    (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 503, message: 'The service is currently unavailable.' } },
      }),
  ],
];
test.each(faults)('who comes back %s is still signed in', async (_, fault) => {
  const page = await adminPage({ chosen: 'en' });
  await page.getByRole('heading', { name: 'Admin panel' }).waitFor();
  await comeBackTomorrow(page);
  await page.route(renewal, fault);
  const asked = page.waitForRequest(renewal);
  await page.goto('/app/account/settings');
  await asked;
  await page.getByRole('link', { name: 'Library' }).waitFor();
  // What only a token says is not known yet, and a page of admins waits for it.
  expect(await page.getByRole('heading', { name: 'Admin panel' }).count()).toBe(0);
  await page.goto('/admin/jobs');
  await page.getByRole('link', { name: 'Library' }).waitFor();
  expect(await page.getByText('This page is not for you').count()).toBe(0);
  await page.unroute(renewal);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Admin panel' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/jobs');
  await page.context().close();
});

test('a session that ended while the page was closed says so', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('gone');
  await signIn(page, email);
  // What this page still asks for would be told first.
  await page.getByText(left).first().waitFor();
  const auth = getAuth(adminApp());
  await auth.deleteUser((await auth.getUserByEmail(email)).uid);
  await page.goto('/app/library');
  await page.waitForURL('**/auth?return=%2Fapp%2Flibrary');
  await page.getByText('because your session has ended').waitFor();
  await page.context().close();
});

test('an answer 401 ends the session and leads to sign-in and back', async () => {
  const page = await newPage({ chosen: 'en' });
  await signIn(page, someone('expired'));
  await page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, contentType: 'text/plain', body: 'auth.invalid_token' })
      : route.continue(),
  );
  await page.goto('/app/account/settings');
  await page.getByRole('switch').first().click();
  await page.waitForURL('**/auth?return=%2Fapp%2Faccount%2Fsettings');
  await page.getByText('because your session has ended').waitFor();
  await page.context().close();
});
