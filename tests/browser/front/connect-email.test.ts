import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { signInWithGoogle } from '../../support/people.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { chooseAccount, signIn, signInByMail, signOut, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

const changes = (email: string) => `The address of your account is ${email} now.`;

async function openDialog(page: Page) {
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Connect E-mail link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="link-email"]').waitFor();
  return dialog;
}

/** Sends a link to connect an address, and answers where the letter leads. */
async function askToConnect(page: Page, email: string): Promise<string> {
  const dialog = await openDialog(page);
  await dialog.locator('input[name="link-email"]').fill(email);
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  const letter = dialog.getByRole('link', { name: new RegExp(email) }).first();
  const href = await letter.getAttribute('href');
  if (!href) throw new Error('The letter has no link');
  return href;
}

test('a link to the own address is one more way in', async () => {
  const page = await newPage({ chosen: 'en' });
  const email = someone('connects');
  await signIn(page, email);
  const dialog = await openDialog(page);
  expect(await dialog.locator('input[name="link-email"]').inputValue()).toBe(email);
  expect(await page.getByText(changes(email)).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Send me a link' }).click();
  await dialog
    .getByRole('link', { name: new RegExp(email) })
    .first()
    .click();
  await page.waitForURL('**/app/account/profile');
  await page.getByText('E-mail link is now connected to your account.').waitFor();
  await page.getByRole('button', { name: 'Disconnect E-mail link' }).waitFor();
  await signOut(page);
  await signInByMail(page, email);
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: 'Disconnect Google' }).waitFor();
  await page.context().close();
});

test('another address becomes the account’s, which is said before, and the tab that asked sees it', async () => {
  const page = await newPage({ chosen: 'en' });
  const [email, other] = [someone('before'), someone('after')];
  await signIn(page, email);
  const link = await askToConnect(page, other);
  const letter = await page.context().newPage();
  // As in another browser, which does not know the address.
  await letter.goto('/terms');
  await letter.evaluate(() => localStorage.removeItem('duu:email-for-link'));
  await letter.goto(link);
  await letter.locator('input[name="email"]').fill(email);
  await letter.getByRole('button', { name: 'Continue' }).click();
  await letter.getByText('This link was sent to another address.').waitFor();
  await letter.locator('input[name="email"]').fill(other);
  await letter.getByRole('button', { name: 'Continue' }).click();
  await letter.waitForURL('**/app/account/profile');
  await letter.getByText(other).first().waitFor();
  await page.getByRole('button', { name: 'Disconnect E-mail link' }).waitFor();
  await page.getByText(other).first().waitFor();
  await page.context().close();
});

test('an address of another account, and then the used link, are refused with the way back', async () => {
  const page = await newPage({ chosen: 'en' });
  const [email, taken] = [someone('mine'), someone('taken')];
  await signInWithGoogle(taken, `google.com:${taken}`);
  await signIn(page, email);
  const dialog = await openDialog(page);
  await dialog.locator('input[name="link-email"]').fill(taken);
  await dialog.getByText(changes(email)).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const link = await askToConnect(page, taken);
  const [opened] = await Promise.all([page.waitForRequest(/\/auth\/callback\?/), page.goto(link)]);
  await page.getByText('This e-mail address already belongs to another account.').waitFor();
  await page.goto(opened.url());
  await page.getByText('This email link is invalid.').waitFor();
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await page.getByRole('button', { name: 'Connect E-mail link' }).waitFor();
  await page.context().close();
});

test('who is not signed in where the link is opened signs in first, and no second account is made', async () => {
  const page = await newPage({ chosen: 'en' });
  const [email, other] = [someone('away'), someone('elsewhere')];
  await signIn(page, email);
  const link = await askToConnect(page, other);
  const elsewhere = await newPage({ chosen: 'en' });
  await elsewhere.goto(link);
  await elsewhere.getByText('Please sign in first').waitFor();
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  await elsewhere.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(elsewhere, email);
  await elsewhere.getByRole('heading', { name: 'Which address did you use?' }).waitFor();
  await elsewhere.locator('input[name="email"]').fill(other);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.waitForURL('**/app/account/profile');
  await elsewhere.getByRole('button', { name: 'Disconnect E-mail link' }).waitFor();
  await elsewhere.getByRole('button', { name: 'Disconnect Google' }).waitFor();
  await Promise.all([page.context().close(), elsewhere.context().close()]);
});

test('a link that was meant for signing in changes nobody’s address', async () => {
  const page = await newPage({ chosen: 'en' });
  const [email, other] = [someone('stays'), someone('comes')];
  await signInByMail(page, other);
  await signOut(page);
  await page.goto('/auth');
  await page.locator('input[name="email"]').fill(other);
  await page.locator('form button[type="submit"]').click();
  const letter = page.getByTestId('mail-box').getByRole('link', { name: new RegExp(other) });
  const link = await letter.first().getAttribute('href');
  await comeBack(page, email, link ?? '');
  await page.waitForURL('**/app');
  await page.goto('/app/account/profile');
  await page.getByText(other).first().waitFor();
  await signOut(page);
  await comeBack(page, email, '/app/account/profile');
  await page.getByText(email).first().waitFor();
  await page.context().close();
});
