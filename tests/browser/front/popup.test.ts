import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser.ts';
import { becomeAtProvider, becomeInWindow, pageWithWindows } from '../support/provider-window.ts';
import { askForLink, onlyWrongAddress, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

const linked = (provider: string) => `${provider} is now connected to your account.`;

describe('in the provider’s own window', () => {
  test.each([
    ['Google', '"hl":"en"'],
    ['Duu ID', '"ui_locales":"en"'],
  ])('a person comes in with %s, and where they wanted to go', async (provider, language) => {
    const page = await pageWithWindows();
    const email = someone('window');
    await page.goto('/app/account/profile');
    await page.waitForURL('**/auth?return=*');
    const window = page
      .waitForEvent('popup')
      .then((popup) => popup.waitForURL(/auth\/handler/).then(() => popup.url()));
    await becomeInWindow(page, new RegExp(provider), email);
    expect(new URL(await window).searchParams.get('customParameters')).toContain(language);
    await page.waitForURL('**/app/account/profile');
    await page.getByText(email).first().waitFor();
    await page.context().close();
  });

  test('another way in is connected, and what has an account with another way waits for its proof', async () => {
    const page = await pageWithWindows();
    const email = someone('windows');
    await page.goto('/auth');
    await becomeInWindow(page, /Google/, email);
    await page.waitForURL('**/app');
    await page.goto('/app/account/profile');
    await becomeInWindow(page, /Connect Apple/, email);
    await page.getByText(linked('Apple')).waitFor();
    await page.getByRole('button', { name: 'Disconnect Apple' }).click();
    await page.getByText('Apple is no longer connected.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth?*');
    await becomeInWindow(page, /Facebook/, email);
    await page.getByText('You have been here before').waitFor();
    await page.context().close();
  });

  test('closing it is no error', async () => {
    const page = await pageWithWindows();
    await page.goto('/auth');
    const google = page.getByRole('button', { name: /Google/ });
    const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    await popup.waitForURL(/emulator\/auth\/handler/);
    await popup.close();
    // The SDK waits some seconds for an answer that may be on its way.
    await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached', timeout: 20_000 });
    await onlyWrongAddress(page);
    await page.context().close();
  });
});

describe('where windows are blocked', () => {
  test.each(['Apple', 'Duu ID'])(
    'the page itself goes to %s and comes back signed in',
    async (provider) => {
      const page = await pageWithWindows({ blocked: true });
      const email = someone('redirect');
      await page.goto('/app/account/profile');
      await page.waitForURL('**/auth?return=*');
      await page.getByRole('button', { name: new RegExp(provider) }).click();
      await becomeAtProvider(page, email);
      await page.waitForURL('**/app/account/profile');
      await page.getByText(email).first().waitFor();
      await page.context().close();
    },
  );

  test('who turns round at the provider can begin again, and connecting says what to allow', async () => {
    const page = await pageWithWindows({ blocked: true });
    const email = someone('turned');
    await page.goto('/auth');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await page.goto('/auth');
    await page.getByRole('button', { name: /Apple/ }).click();
    await becomeAtProvider(page, email);
    await page.waitForURL('**/app');
    await page.goto('/app/account/profile');
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByText('Please allow windows for this page').waitFor();
    await page.context().close();
  });

  test('what has an account with another way waits for its proof, on the provider’s page or by a letter', async () => {
    const page = await pageWithWindows({ blocked: true });
    const email = someone('waits');
    await page.goto(await askForLink(page, email));
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth?*');
    await page.getByRole('button', { name: /Facebook/ }).click();
    await becomeAtProvider(page, email);
    await page.getByText('You have been here before').waitFor();
    await page.locator('input[name="email"]').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const letter = page.getByTestId('mail-box').getByRole('link', { name: new RegExp(email) });
    await letter.first().click();
    await page.waitForURL('**/app');
    await page.getByText(linked('Facebook')).waitFor();
    await page.context().close();
  });
});
