import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import {
  askForLink,
  chooseAccount,
  type Provider,
  signIn,
  signInByMail,
  signOut,
  someone,
} from '../support/sign-in.ts';

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
    await page.goto(link);
    await page.waitForURL('**/app');
    await signOut(page);
    const invalid = 'This email link is invalid. Please check your email link again.';
    await page.goto('/auth/callback?mode=signIn&oobCode=made-up&apiKey=local');
    await page.locator('input[name="email"]').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(invalid).waitFor();
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

test('a provider whose e-mail has an account with another one is kept until that one is proven', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('pending');
  await signIn(page, email, { provider: 'google.com' });
  await signOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await chooseAccount(page, email);
  await page.getByText('You have been here before').waitFor();
  await page.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(page, email);
  await page.waitForURL('**/app');
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Disconnect Facebook' }).waitFor();
  await page.context().close();
});

test('closing the chooser is no error', async () => {
  const page = await newPage({ chosen: 'en' });
  await page.goto('/auth');
  await page.getByRole('button', { name: /Apple/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});
