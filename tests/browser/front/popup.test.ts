import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';

afterAll(closeBrowser);

/** Stands in for the one script that a provider's window needs from outside. */
const standIn = `
  const frame = { restyle: async () => {}, ping: async (ready) => ready(), register: () => {}, send: () => {} };
  const context = { open: (options, opened) => opened(frame) };
  window.gapi = {
    load: (name, options) => options.callback(),
    iframes: { Iframe: function Iframe() {}, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  window[name]();
`;

async function productionWay(): Promise<Page> {
  const page = await newPage({ chosen: 'en' });
  await page.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  await page.addInitScript(() => sessionStorage.setItem('duu:real-popup', '1'));
  return page;
}

test('a provider’s button opens the provider’s own window', async () => {
  const page = await productionWay();
  await page.goto('/auth');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Google/ }).click(),
  ]);
  await popup.waitForURL(/emulator\/auth\/handler/);
  const address = new URL(popup.url());
  expect(address.searchParams.get('providerId')).toBe('google.com');
  expect(address.searchParams.get('authType')).toBe('signInViaPopup');
  await page.context().close();
});

test('where windows are blocked the page itself goes to the provider', async () => {
  const page = await productionWay();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: /Apple/ }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  const address = new URL(page.url());
  expect(address.searchParams.get('providerId')).toBe('apple.com');
  expect(address.searchParams.get('authType')).toBe('signInViaRedirect');
  await page.context().close();
});
