import type { Page } from '@playwright/test';
import { signInWithGoogle } from '../../support/users.ts';
import { newSession, uniqueEmail } from '../support/session.ts';
import { askForLink, chooseAccount, signInByMail, signOut } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

const t = textsIn('en');
const emailLink = { provider: t('auth.provider.emailLink') };
const connectName = t('account.providers.connect.label', emailLink);
const disconnect = (page: Page, provider: string) =>
  page.getByRole('button', { name: t('account.providers.disconnect.label', { provider }) });
const address = (page: Page) => page.locator('input[name="email"]');
const goOn = (page: Page) => page.getByRole('button', { name: t('auth.callback.continue') });

async function openDialog(page: Page) {
  await page.goto('/app/account/profile');
  await page.getByRole('button', { name: connectName }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[name="link-email"]')).toBeVisible();
  return dialog;
}

/** Sends a link to connect an address. Returns the link of the e-mail. */
async function askToConnect(page: Page, email: string): Promise<string> {
  const dialog = await openDialog(page);
  await dialog.locator('input[name="link-email"]').fill(email);
  await dialog.getByRole('button', { name: t('auth.email.send') }).click();
  const link = dialog.getByRole('link', { name: new RegExp(email) }).first();
  const href = await link.getAttribute('href');
  if (!href) throw new Error('The e-mail has no link');
  return href;
}

test('connects the account’s address as another way to sign in', async ({
  page,
  user: { email },
}) => {
  const dialog = await openDialog(page);
  await expect(dialog.locator('input[name="link-email"]')).toHaveValue(email);
  await expect(page.getByText(t('account.email.connect.other', { email }))).toHaveCount(0);
  await dialog.getByRole('button', { name: t('auth.email.send') }).click();
  const link = dialog.getByRole('link', { name: new RegExp(email) });
  await link.first().click();
  await page.waitForURL('**/app/account/profile');
  await expect(page.getByText(t('auth.link.done', emailLink))).toBeVisible();
  await expect(disconnect(page, emailLink.provider)).toBeVisible();
  await signOut(page);
  await signInByMail(page, email);
  await page.goto('/app/account/profile');
  await expect(disconnect(page, 'Google')).toBeVisible();
});

test('changes the account’s address, also in the tab that asked for it', async ({
  page,
  context,
  user: { email },
}) => {
  const other = uniqueEmail('after');
  const link = await askToConnect(page, other);
  const opened = await context.newPage();
  // As in another browser, which has not stored the address.
  await opened.goto('/terms');
  await opened.evaluate(() => localStorage.removeItem('duu:email-for-link'));
  await opened.goto(link);
  await address(opened).fill(email);
  await goOn(opened).click();
  await expect(opened.getByText(t('auth.error.other-address'))).toBeVisible();
  await address(opened).fill(other);
  await goOn(opened).click();
  await opened.waitForURL('**/app/account/profile');
  await expect(opened.getByText(other).first()).toBeVisible();
  await expect(disconnect(page, emailLink.provider)).toBeVisible();
  await expect(page.getByText(other).first()).toBeVisible();
});

test('refuses the address of another account and a used link, with the way back', async ({
  page,
  user: { email },
}) => {
  const taken = uniqueEmail('taken');
  await signInWithGoogle(taken, `google.com:${taken}`);
  const dialog = await openDialog(page);
  await dialog.locator('input[name="link-email"]').fill(taken);
  await expect(dialog.getByText(t('account.email.connect.other', { email }))).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.cancel') }).click();
  const link = await askToConnect(page, taken);
  const [opened] = await Promise.all([page.waitForRequest(/\/auth\/callback\?/), page.goto(link)]);
  await expect(page.getByText(t('auth.error.email-already-in-use'))).toBeVisible();
  await page.goto(opened.url());
  await expect(page.getByText(t('auth.error.invalid-link'))).toBeVisible();
  await page.getByRole('link', { name: t('auth.callback.toProfile') }).click();
  await expect(page.getByRole('button', { name: connectName })).toBeVisible();
});

test('asks to sign in first in another browser, and creates no second account', async ({
  page,
  openPage,
  user: { email },
}) => {
  const other = uniqueEmail('elsewhere');
  const link = await askToConnect(page, other);
  const elsewhere = await openPage({ session: null });
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(t('auth.callback.signInFirst'))).toBeVisible();
  await elsewhere.getByRole('link', { name: t('auth.callback.signIn') }).click();
  await elsewhere.getByRole('button', { name: /Google/ }).click();
  await chooseAccount(elsewhere, email);
  await expect(elsewhere.getByRole('heading', { name: t('auth.callback.which') })).toBeVisible();
  await address(elsewhere).fill(other);
  await goOn(elsewhere).click();
  await elsewhere.waitForURL('**/app/account/profile');
  await expect(disconnect(elsewhere, emailLink.provider)).toBeVisible();
  await expect(disconnect(elsewhere, 'Google')).toBeVisible();
});

test('a sign-in link changes no address', async ({ openPage }) => {
  const [stays, comes] = [await newSession('user'), await newSession('user')];
  const visitor = await openPage({ session: null });
  const link = await askForLink(visitor, comes.user.email);
  // With the stored address, since the link is opened in the browser that requested it.
  const page = await openPage({ session: stays });
  await page.addInitScript(
    (email) => localStorage.setItem('duu:email-for-link', email),
    comes.user.email,
  );
  await page.goto(link);
  await page.waitForURL('**/app');
  await page.goto('/app/account/profile');
  await expect(page.getByText(comes.user.email).first()).toBeVisible();
  const same = await openPage({ session: stays });
  await same.goto('/app/account/profile');
  await expect(same.getByText(stays.user.email).first()).toBeVisible();
});
