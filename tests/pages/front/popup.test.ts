import { pageWithWindows, signUpAtProvider, signUpInWindow } from '../support/provider-window.ts';
import { uniqueEmail } from '../support/session.ts';
import { askForLink, expectOnlyAddressError, signOut } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor' });

test.describe('in the provider’s window', () => {
  test('signs in and returns to the page that was asked for', async ({ openPage }) => {
    const page = await pageWithWindows(openPage);
    for (const [provider, language] of [
      ['Google', '"hl":"en"'],
      ['Duu ID', '"ui_locales":"en"'],
    ] as const)
      await test.step(provider, async () => {
        const email = uniqueEmail('window');
        await page.goto('/app/account/profile');
        await page.waitForURL('**/auth?return=*');
        const address = page
          .waitForEvent('popup')
          .then((popup) => popup.waitForURL(/auth\/handler/).then(() => popup.url()));
        await signUpInWindow(page, new RegExp(provider), email);
        expect(new URL(await address).searchParams.get('customParameters')).toContain(language);
        await page.waitForURL('**/app/account/profile');
        await expect(page.getByText(email).first()).toBeVisible();
        await signOut(page);
      });
  });

  test('connects and disconnects a provider, and asks for proof of an existing account', async ({
    openPage,
    t,
  }) => {
    const page = await pageWithWindows(openPage);
    const email = uniqueEmail('windows');
    const provider = 'Apple';
    await page.goto('/auth');
    await signUpInWindow(page, /Google/, email);
    await page.waitForURL('**/app');
    await page.goto('/app/account/profile');
    await signUpInWindow(page, /Connect Apple/, email);
    await expect(page.getByText(t('auth.link.done', { provider }))).toBeVisible();
    await page
      .getByRole('button', { name: t('account.providers.disconnect.label', { provider }) })
      .click();
    const gone = t('account.providers.disconnected', { provider });
    await expect(page.getByText(gone)).toBeVisible();
    await signOut(page);
    await signUpInWindow(page, /Facebook/, email);
    await expect(page.getByText(t('auth.link.title'))).toBeVisible();
  });

  test('treats a closed window as no error', async ({ openPage, t }) => {
    const page = await pageWithWindows(openPage);
    await page.goto('/auth');
    const google = page.getByRole('button', { name: /Google/ });
    const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    await popup.waitForURL(/emulator\/auth\/handler/);
    await popup.close();
    await expectOnlyAddressError(page, t);
  });
});

test.describe('where windows are blocked', () => {
  test('sign-in goes to the provider’s page and comes back signed in if windows are blocked', async ({
    openPage,
  }) => {
    const page = await pageWithWindows(openPage, { blocked: true });
    for (const provider of ['Apple', 'Duu ID'])
      await test.step(provider, async () => {
        const email = uniqueEmail('redirect');
        await page.goto('/app/account/profile');
        await page.waitForURL('**/auth?return=*');
        await page.getByRole('button', { name: new RegExp(provider) }).click();
        await signUpAtProvider(page, email);
        await page.waitForURL('**/app/account/profile');
        await expect(page.getByText(email).first()).toBeVisible();
        await signOut(page);
      });
  });

  test('shows how to allow windows for a connection after a return from the provider', async ({
    openPage,
    t,
  }) => {
    const page = await pageWithWindows(openPage, { blocked: true });
    await page.goto('/auth');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await page.goto('/auth');
    await page.getByRole('button', { name: /Apple/ }).click();
    await signUpAtProvider(page, uniqueEmail('turned'));
    await page.waitForURL('**/app');
    await page.goto('/app/account/profile');
    await page
      .getByRole('button', { name: t('account.providers.connect.label', { provider: 'Google' }) })
      .click();
    await expect(page.getByText(t('auth.error.popup-blocked'))).toBeVisible();
  });

  test('connects a provider to an existing account after proof by e-mail', async ({
    openPage,
    t,
  }) => {
    const page = await pageWithWindows(openPage, { blocked: true });
    const email = uniqueEmail('waits');
    await page.goto(await askForLink(page, email));
    await page.waitForURL('**/app');
    await signOut(page);
    await page.getByRole('button', { name: /Facebook/ }).click();
    await signUpAtProvider(page, email);
    await expect(page.getByText(t('auth.link.title'))).toBeVisible();
    await page.locator('input[name="email"]').fill(email);
    await page.getByRole('button', { name: t('auth.email.send') }).click();
    const mail = page.getByTestId('mail-box').getByRole('link', { name: new RegExp(email) });
    await mail.first().click();
    await page.waitForURL('**/app');
    await expect(page.getByText(t('auth.link.done', { provider: 'Facebook' }))).toBeVisible();
  });
});
