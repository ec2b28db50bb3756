import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { disableAccount, signInWithGoogle } from '../../support/people.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import {
  askForLink,
  chooseAccount,
  onlyWrongAddress,
  type Provider,
  signIn,
  signInByMail,
  signOut,
  someone,
} from '../support/sign-in.ts';
import { locales, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

const providers: Provider[] = ['oidc.duu', 'google.com', 'apple.com', 'facebook.com'];

describe('five ways in', () => {
  test.each(providers)('%s, through the chooser', async (provider) => {
    const page = await newPage({ chosen: 'en' });
    const email = someone(provider.replace('.', '-'));
    await signIn(page, email, { provider });
    await page.goto('/app/account/profile');
    await page.getByText(email).first().waitFor();
    await page.context().close();
  });

  test('a link by e-mail, from the mail box', async () => {
    const page = await newPage({ chosen: 'en' });
    const email = someone('mail');
    await signInByMail(page, email);
    await page.goto('/app/account/profile');
    await page.getByText(email).first().waitFor();
    await page.context().close();
  });
});

describe('e-mail links', () => {
  test('an address that is none is named as such', async () => {
    const page = await newPage({ chosen: 'en' });
    await page.goto('/auth');
    await page.locator('input[name="email"]').fill('nobody at all');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('Invalid email address. Please enter a valid email address.').waitFor();
    await page.context().close();
  });

  test('on another device the address is asked for', async () => {
    const first = await newPage({ chosen: 'en' });
    const email = someone('device');
    const link = await askForLink(first, email);
    const other = await newPage({ chosen: 'en' });
    await other.goto(link);
    await other.getByRole('heading', { name: 'Which address did you use?' }).waitFor();
    await other.locator('input[name="email"]').fill(email);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.waitForURL('**/app');
    await Promise.all([first.context().close(), other.context().close()]);
  });

  test('a link used before, and one that is none, are invalid', async () => {
    const page = await newPage({ chosen: 'en' });
    const email = someone('twice');
    const link = await askForLink(page, email);
    const [opened] = await Promise.all([
      page.waitForRequest(/\/auth\/callback\?/),
      page.goto(link),
    ]);
    await page.waitForURL('**/app');
    await signOut(page);
    const invalid = 'This email link is invalid. Please check your email link again.';
    const madeUp = '/auth/callback?mode=signIn&oobCode=made-up&apiKey=local';
    for (const address of [opened.url(), madeUp]) {
      await page.goto(address);
      await page.locator('input[name="email"]').fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText(invalid).waitFor();
      await page.getByRole('link', { name: 'Back to sign-in' }).waitFor();
    }
    await page.goto('/auth/callback');
    await page.getByText(invalid).waitFor();
    await page.context().close();
  });
});

test('the return address survives a link by e-mail', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.goto('/mn/app/account/settings?from=here');
  await page.waitForURL('**/mn/auth?return=*');
  const email = someone('return');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('form button[type="submit"]').click();
  await page
    .getByTestId('mail-box')
    .getByRole('link', { name: new RegExp(email) })
    .click();
  await page.waitForURL('**/mn/app/account/settings?from=here');
  await page.context().close();
});

test('the same e-mail with another provider is connected after proof', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('link');
  await signIn(page, email, { provider: 'google.com' });
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Connect Duu ID' }).click();
  await chooseAccount(page, email);
  await page.getByText('Duu ID is now connected to your account.').waitFor();
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByText('Google is no longer connected.').waitFor();
  await page.getByText('This is your only way in.').waitFor();
  await signOut(page);
  await signIn(page, email, { provider: 'oidc.duu' });
  await page.context().close();
});

/** Facebook vouches for an address that has an account: it waits for the proof. */
async function waitWithFacebook(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await chooseAccount(page, email);
  await page.getByText('You have been here before').waitFor();
}

test('a provider whose e-mail has an account with another one is kept until that one is proven', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('pending');
  await signIn(page, email, { provider: 'google.com' });
  await signOut(page);
  await waitWithFacebook(page, email);
  // What goes wrong meanwhile is said beside it.
  await page.route(/accounts:signInWithIdp/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, email);
  await page.getByRole('alert').getByText('There is no connection.').waitFor();
  await page.getByText('You have been here before').waitFor();
  await page.unroute(/accounts:signInWithIdp/);
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, email);
  await page.waitForURL('**/app');
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Disconnect Facebook' }).waitFor();
  await page.context().close();
});

test('who proves another account learns that nothing was connected, and how to go on', async () => {
  const page = await newPage({ chosen: 'en' });
  const [email, other] = [someone('waiting'), someone('another')];
  await signInWithGoogle(email, `google.com:${email}`);
  await waitWithFacebook(page, email);
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, other);
  const toast = page.getByTestId('toast').filter({ hasText: 'Facebook was not connected' });
  await toast.getByText(`another address than ${email}`).waitFor();
  await toast.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth?**');
  await page.getByText('You have been here before').waitFor();
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, email);
  await page.getByText('Facebook is now connected to your account.').waitFor();
  await page.context().close();
});

test('a connection that is refused after the proof is said where the person is by then', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('refused');
  await signInWithGoogle(email, `google.com:${email}`);
  await waitWithFacebook(page, email);
  await page.route(/accounts:signInWithIdp/, (route) =>
    route.request().postData()?.includes('"idToken"')
      ? route.fulfill(refusal('FEDERATED_USER_ID_ALREADY_LINKED'))
      : route.fallback(),
  );
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, email);
  const toast = page.getByTestId('toast').filter({ hasText: 'Facebook was not connected' });
  await toast.getByText('already connected to another person').waitFor();
  await toast.getByRole('button', { name: 'Open your profile' }).click();
  await page.waitForURL('**/app/account/profile');
  await page.context().close();
});

/** As the identity provider refuses. */
function refusal(message: string) {
  return { status: 400, json: { error: { code: 400, message } } };
}

describe.each(locales)('what the provider answers, in %s', (locale) => {
  const t = textsIn(locale);
  const said = (page: Page, id: Parameters<typeof t>[0]) =>
    page.getByRole('alert').getByText(t(id), { exact: true }).waitFor();

  test('a disabled account', async () => {
    const page = await newPage({ chosen: locale });
    const email = someone('off');
    await signInWithGoogle(email, `google.com:${email}`);
    await disableAccount(email);
    await page.goto('/auth');
    await page.getByRole('button', { name: /Google/ }).click();
    await chooseAccount(page, email);
    await said(page, 'auth.error.user-disabled');
    await page.context().close();
  });

  test('too many tries, and no network, with a provider and with a letter', async () => {
    const page = await newPage({ chosen: locale });
    await page.goto('/auth');
    const asked = /accounts:(signInWithIdp|sendOobCode)/;
    const withGoogle = async () => {
      await page.getByRole('button', { name: /Google/ }).click();
      await chooseAccount(page, someone('never'));
    };
    const withLetter = async () => {
      await page.locator('input[name="email"]').fill(someone('never'));
      await page.getByRole('button', { name: t('auth.email.send') }).click();
    };
    for (const [answer, id] of [
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth.error.too-many-requests'],
      [null, 'auth.error.network-request-failed'],
    ] as const) {
      for (const proceed of [withGoogle, withLetter]) {
        await page.reload();
        await page.route(asked, (route) =>
          answer === null ? route.abort('internetdisconnected') : route.fulfill(refusal(answer)),
        );
        await proceed();
        await said(page, id);
        await page.unroute(asked);
      }
    }
    // A letter that can't be sent again says so too.
    await withLetter();
    await page.getByTestId('mail-box').waitFor();
    await page.route(asked, (route) => route.fulfill(refusal('TOO_MANY_ATTEMPTS_TRY_LATER')));
    await page.getByRole('button', { name: t('auth.email.resend') }).click();
    await said(page, 'auth.error.too-many-requests');
    await page.context().close();
  });
});

test('letters are asked for in the page’s language, also after it has changed', async () => {
  const page = await newPage({ chosen: 'mn' });
  const email = someone('language');
  const asked = () => page.waitForRequest(/accounts:sendOobCode/);
  await page.goto('/auth');
  await page.locator('input[name="email"]').fill(email);
  const [first] = await Promise.all([asked(), page.locator('form button[type="submit"]').click()]);
  expect(await first.headerValue('x-firebase-locale')).toBe('mn');
  await page.getByTestId('mail-box').waitFor();
  await page.getByRole('button', { name: textsIn('mn')('shell.switchLocaleLabel') }).click();
  const again = page.getByRole('button', { name: 'Send it again' });
  const [second] = await Promise.all([asked(), again.click()]);
  expect(await second.headerValue('x-firebase-locale')).toBe('en');
  await page.context().close();
});

test('closing the chooser is no error', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.goto('/auth');
  await page.getByRole('button', { name: /Apple/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await onlyWrongAddress(page);
  await page.context().close();
});
