import type { Page } from '@playwright/test';
import { disableAccount, signInWithGoogle } from '../../support/users.ts';
import { uniqueEmail } from '../support/session.ts';
import {
  askForLink,
  chooseAccount,
  expectOnlyAddressError,
  type Provider,
  signIn,
  signOut,
} from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

test.use({ role: 'visitor', language: 'mn' });

const t = textsIn('mn');
const providers: Provider[] = ['oidc.duu', 'google.com', 'apple.com', 'facebook.com'];
const google = (page: Page) => page.getByRole('button', { name: /Google/ });
const address = (page: Page) => page.locator('input[name="email"]');
const refusal = (message: string) => ({ status: 400, json: { error: { code: 400, message } } });

/** Facebook reports the address of an existing account. The connection waits until the user has signed in to it. */
async function waitWithFacebook(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await chooseAccount(page, email);
  await expect(page.getByText(t('auth.link.title'))).toBeVisible();
}

test('signs in with each provider through the account chooser', async ({ page }) => {
  for (const provider of providers)
    await test.step(provider, async () => {
      const email = uniqueEmail(provider.replace('.', '-'));
      await signIn(page, email, { provider });
      await page.getByRole('link', { name: new RegExp(`^${t('shell.profile')}: `) }).click();
      await expect(page.getByText(email).first()).toBeVisible();
      await signOut(page);
    });
});

test('signs in with an e-mail link and returns to the page that was asked for', async ({
  page,
}) => {
  const email = uniqueEmail('mail');
  await page.goto('/mn/app/account/profile?from=here');
  await page.waitForURL('**/mn/auth?return=*');
  await test.step('an invalid address has an error', async () => {
    await address(page).fill('nobody at all');
    await page.getByRole('button', { name: t('auth.email.send') }).click();
    await expect(page.getByText(t('auth.error.invalid-email'))).toBeVisible();
  });
  await address(page).fill(email);
  await page.getByRole('button', { name: t('auth.email.send') }).click();
  await page
    .getByTestId('mail-box')
    .getByRole('link', { name: new RegExp(email) })
    .click();
  await page.waitForURL('**/mn/app/account/profile?from=here');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('asks for the address on another device, and refuses a used or invented link', async ({
  page,
  openPage,
}) => {
  const email = uniqueEmail('device');
  const link = await askForLink(page, email);
  const other = await openPage();
  const [opened] = await Promise.all([
    other.waitForRequest(/\/auth\/callback\?/),
    other.goto(link),
  ]);
  await expect(other.getByRole('heading', { name: t('auth.callback.which') })).toBeVisible();
  await address(other).fill(email);
  await other.getByRole('button', { name: t('auth.callback.continue') }).click();
  await other.waitForURL('**/app');
  await signOut(other);
  const madeUp = '/auth/callback?mode=signIn&oobCode=made-up&apiKey=local';
  for (const used of [opened.url(), madeUp]) {
    await other.goto(used);
    await address(other).fill(email);
    await other.getByRole('button', { name: t('auth.callback.continue') }).click();
    await expect(other.getByText(t('auth.error.invalid-link'))).toBeVisible();
    await expect(other.getByRole('link', { name: t('auth.callback.back') })).toBeVisible();
  }
  await other.goto('/auth/callback');
  await expect(other.getByText(t('auth.error.invalid-link'))).toBeVisible();
});

test('connects and disconnects a provider in the profile', async ({ page }) => {
  const email = uniqueEmail('link');
  const duuId = { provider: 'Duu ID' };
  await signIn(page, email, { provider: 'google.com' });
  await page.goto('/app/account/profile');
  await page
    .getByRole('button', { name: t('account.providers.connect.label', duuId), exact: true })
    .click();
  await chooseAccount(page, email);
  await expect(page.getByText(t('auth.link.done', duuId))).toBeVisible();
  await page
    .getByRole('button', { name: t('account.providers.disconnect.label', { provider: 'Google' }) })
    .click();
  const gone = t('account.providers.disconnected', { provider: 'Google' });
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByText(t('account.providers.last'))).toBeVisible();
  await signOut(page);
  await signIn(page, email, { provider: 'oidc.duu' });
});

test('connects a provider to an existing account after proof, also after a network error', async ({
  page,
}) => {
  const email = uniqueEmail('pending');
  await signInWithGoogle(email, `google.com:${email}`);
  await waitWithFacebook(page, email);
  await page.route(/accounts:signInWithIdp/, (route) => route.abort('internetdisconnected'));
  await google(page).click();
  await chooseAccount(page, email);
  const alert = page.getByRole('alert');
  await expect(alert.getByText(t('auth.error.network-request-failed'))).toBeVisible();
  await expect(page.getByText(t('auth.link.title'))).toBeVisible();
  await page.unroute(/accounts:signInWithIdp/);
  await google(page).click();
  await chooseAccount(page, email);
  // The next page connects the provider, so the test must not leave it earlier.
  await expect(page.getByText(t('auth.link.done', { provider: 'Facebook' }))).toBeVisible();
  await page.goto('/app/account/profile');
  const name = t('account.providers.disconnect.label', { provider: 'Facebook' });
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('shows that nothing was connected after the proof of another account, and what to do', async ({
  page,
}) => {
  const [email, other] = [uniqueEmail('waiting'), uniqueEmail('another')];
  const provider = 'Facebook';
  await signInWithGoogle(email, `google.com:${email}`);
  await waitWithFacebook(page, email);
  await google(page).click();
  await chooseAccount(page, other);
  const toast = page.getByTestId('toast').filter({ hasText: t('auth.link.failed', { provider }) });
  await expect(toast.getByText(t('auth.link.otherAccount', { email, provider }))).toBeVisible();
  await toast.getByRole('button', { name: t('shell.signOut') }).click();
  await page.waitForURL('**/auth?**');
  await expect(page.getByText(t('auth.link.title'))).toBeVisible();
  await google(page).click();
  await chooseAccount(page, email);
  await expect(page.getByText(t('auth.link.done', { provider }))).toBeVisible();
});

test('shows on the next page that a connection was refused after the proof', async ({ page }) => {
  const email = uniqueEmail('refused');
  await signInWithGoogle(email, `google.com:${email}`);
  await waitWithFacebook(page, email);
  await page.route(/accounts:signInWithIdp/, (route) =>
    route.request().postData()?.includes('"idToken"')
      ? route.fulfill(refusal('FEDERATED_USER_ID_ALREADY_LINKED'))
      : route.fallback(),
  );
  await google(page).click();
  await chooseAccount(page, email);
  const failed = t('auth.link.failed', { provider: 'Facebook' });
  const toast = page.getByTestId('toast').filter({ hasText: failed });
  await expect(toast.getByText(t('auth.error.credential-in-use'))).toBeVisible();
  await toast.getByRole('button', { name: t('auth.link.toProfile') }).click();
  await page.waitForURL('**/app/account/profile');
});

test('shows why a provider or an e-mail link was refused', async ({ page }) => {
  const asked = /accounts:(signInWithIdp|sendOobCode)/;
  const says = (id: Parameters<typeof t>[0]) =>
    expect(page.getByRole('alert').getByText(t(id), { exact: true })).toBeVisible();
  const withGoogle = async (email = uniqueEmail('never')) => {
    await google(page).click();
    await chooseAccount(page, email);
  };
  const withLink = async () => {
    await address(page).fill(uniqueEmail('never'));
    await page.getByRole('button', { name: t('auth.email.send') }).click();
  };
  await page.goto('/auth');
  await test.step('a disabled account', async () => {
    const email = uniqueEmail('off');
    await signInWithGoogle(email, `google.com:${email}`);
    await disableAccount(email);
    await withGoogle(email);
    await says('auth.error.user-disabled');
  });
  for (const [answer, id] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth.error.too-many-requests'],
    [null, 'auth.error.network-request-failed'],
  ] as const)
    for (const proceed of [withGoogle, withLink])
      await test.step(id, async () => {
        await page.reload();
        await page.route(asked, (route) =>
          answer === null ? route.abort('internetdisconnected') : route.fulfill(refusal(answer)),
        );
        await proceed();
        await says(id);
        await page.unroute(asked);
      });
  await test.step('a second e-mail', async () => {
    await page.reload();
    await withLink();
    await expect(page.getByTestId('mail-box')).toBeVisible();
    await page.route(asked, (route) => route.fulfill(refusal('TOO_MANY_ATTEMPTS_TRY_LATER')));
    await page.getByRole('button', { name: t('auth.email.resend') }).click();
    await says('auth.error.too-many-requests');
  });
});

test('asks for e-mails in the page’s language, also after it has changed', async ({ page }) => {
  const asked = () => page.waitForRequest(/accounts:sendOobCode/);
  await page.goto('/auth');
  await address(page).fill(uniqueEmail('language'));
  const send = page.getByRole('button', { name: t('auth.email.send') });
  const [first] = await Promise.all([asked(), send.click()]);
  expect(await first.headerValue('x-firebase-locale')).toBe('mn');
  await expect(page.getByTestId('mail-box')).toBeVisible();
  await page.getByRole('button', { name: t('shell.switchLocaleLabel') }).click();
  const again = page.getByRole('button', { name: textsIn('en')('auth.email.resend') });
  const [second] = await Promise.all([asked(), again.click()]);
  expect(await second.headerValue('x-firebase-locale')).toBe('en');
});

test('treats a closed account chooser as no error', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Apple/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.cancel') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectOnlyAddressError(page, t);
});
