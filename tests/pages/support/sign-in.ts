import { expect, type Page } from '@playwright/test';
import type { textsIn } from './texts.ts';

export type Provider = 'oidc.duu' | 'google.com' | 'apple.com' | 'facebook.com';

const buttons: Record<Provider, RegExp> = {
  'oidc.duu': /Duu ID/,
  'google.com': /Google/,
  'apple.com': /Apple/,
  'facebook.com': /Facebook/,
};

/** Waits until the path, without its language prefix, matches. */
async function arrivesAt(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(({ pathname }) => path.test(pathname.replace(/^\/(en|mn)(?=\/|$)/, '')));
}

/** Chooses a user in the account chooser, which replaces providers' windows in local builds. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="other-email"]').fill(email);
  await dialog.locator('button[type="submit"]').click();
}

/** Signs in through a provider's button and the account chooser, and waits for the app. */
export async function signIn(
  page: Page,
  email: string,
  { provider = 'google.com', at = '/auth' }: { provider?: Provider; at?: string } = {},
): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: buttons[provider] }).click();
  await chooseAccount(page, email);
  await arrivesAt(page, /^\/(app|admin|player)/);
}

/** Signs in with a link by e-mail, taken from the local mail box. */
export async function signInByMail(page: Page, email: string): Promise<void> {
  await askForLink(page, email);
  await page
    .getByTestId('mail-box')
    .getByRole('link', { name: new RegExp(email) })
    .first()
    .click();
  await arrivesAt(page, /^\/app/);
}

/** Requests a link. Returns its address in the e-mail. */
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
  await arrivesAt(page, /^\/auth$/);
}

/** Expects no message about earlier steps, so that an invalid address is the only error on the page. */
export async function expectOnlyAddressError(page: Page, t: ReturnType<typeof textsIn>) {
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: t('auth.email.send') }).click();
  const alerts = page.getByRole('alert');
  await expect(alerts.getByText(t('auth.error.invalid-email'))).toBeVisible();
  await expect(alerts).toHaveCount(1);
}
