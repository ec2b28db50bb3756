import type { Page } from '@playwright/test';
import { until } from '../../support/suite.ts';

export type Provider = 'oidc.duu' | 'google.com' | 'apple.com' | 'facebook.com';

const buttons: Record<Provider, RegExp> = {
  'oidc.duu': /Duu ID/,
  'google.com': /Google/,
  'apple.com': /Apple/,
  'facebook.com': /Facebook/,
};

async function plainPath(page: Page): Promise<string> {
  return new URL(page.url()).pathname.replace(/^\/(en|mn)(?=\/|$)/, '');
}

/** Picks a person in the account chooser that stands in for a provider's window. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="other-email"]').fill(email);
  await dialog.locator('button[type="submit"]').click();
}

/** Signs in through a provider's button and the account chooser; ends inside the app. */
export async function signIn(
  page: Page,
  email: string,
  { provider = 'google.com', at = '/auth' }: { provider?: Provider; at?: string } = {},
): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: buttons[provider] }).click();
  await chooseAccount(page, email);
  await until('the app', async () => /^\/(app|admin|player)/.test(await plainPath(page)));
}

/** Signs in with a link by e-mail, taken from the local mail box. */
export async function signInByMail(page: Page, email: string, at = '/auth'): Promise<void> {
  await askForLink(page, email, at);
  await page
    .getByTestId('mail-box')
    .getByRole('link', { name: new RegExp(email) })
    .first()
    .click();
  await until('the app', async () => /^\/app/.test(await plainPath(page)));
}

/** Asks for a link and answers its address, as the letter would have it. */
export async function askForLink(page: Page, email: string, at = '/auth'): Promise<string> {
  await page.goto(at);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('form button[type="submit"]').click();
  const link = page
    .getByTestId('mail-box')
    .getByRole('link', { name: new RegExp(email) })
    .first();
  const href = await link.getAttribute('href');
  if (!href) throw new Error('The letter has no link');
  return href;
}

/** Ends the session with the button in the sidebar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Sign out|Гарах)$/ }).click();
  await until('the sign-in page', async () => (await plainPath(page)) === '/auth');
}

/** Does what is answered with an error, which is then the only one: what was to be said before is said by now. */
export async function onlyWrongAddress(page: Page): Promise<void> {
  await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('alert').getByText('Invalid email address.').waitFor();
  const alerts = await page.getByRole('alert').allTextContents();
  if (alerts.length > 1) throw new Error(`More is said than expected: ${alerts.join(' | ')}`);
}
