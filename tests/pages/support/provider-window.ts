import type { Page } from '@playwright/test';
import type { Other } from './test.ts';

/**
 * Replaces Google's iframe library, the only outside script that a provider's window needs, in the page and in the helper
 * frame of the Auth emulator. It queues messages between the two until there is a listener, and delivers the answers.
 */
const standIn = `(() => {
  const mark = 'stand-in';
  function channel(other) {
    const listeners = new Map();
    const held = [];
    const answers = new Map();
    let count = 0;
    // The SDK throws this in its callback even after it has succeeded (_isIframeWebStorageSupported).
    const deliver = (answered, answer) => {
      try {
        answered?.(answer);
      } catch (error) {
        if (error.code !== 'auth/internal-error') throw error;
      }
    };
    const answerMessage = async ({ id, type, data }) => {
      const answer = await listeners.get(type)(data);
      other().postMessage({ mark, id, answer: [answer] }, '*');
    };
    addEventListener('message', ({ source, data }) => {
      if (source !== other() || data?.mark !== mark) return;
      if (data.answer) deliver(answers.get(data.id), data.answer);
      else if (listeners.has(data.type)) answerMessage(data);
      else held.push(data);
    });
    return {
      register(type, listener) {
        listeners.set(type, listener);
        for (const message of held.splice(0)) {
          if (message.type === type) answerMessage(message);
          else held.push(message);
        }
      },
      send(type, data, answered) {
        answers.set(++count, answered);
        other().postMessage({ mark, id: count, type, data }, '*');
      },
    };
  }
  function open({ where, url }, opened) {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = url;
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    where.append(frame);
    return opened({
      ...channel(() => frame.contentWindow),
      restyle: async () => {},
      ping: (answered) => loaded.then(answered),
    });
  }
  const context = { open, getParentIframe: () => channel(() => parent) };
  window.gapi = {
    load: (name, options) => options.callback(),
    iframes: { Iframe: function Iframe() {}, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  if (name) window[name]();
  else window.gapi_onload?.();
})();`;

/** Opens a page whose provider buttons work as in production, with a window or the provider's page. */
export async function pageWithWindows(
  openPage: (other: Other) => Promise<Page>,
  { blocked = false } = {},
): Promise<Page> {
  const page = await openPage({ session: null, language: 'en' });
  const context = page.context();
  // Styles of the emulator's page, which works without them.
  await context.route(/^https:/, (route) => route.abort());
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  // The emulator treats every address as verified. Facebook does not verify addresses.
  await context.route(/accounts:signInWithIdp/, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('providerId=facebook.com')) return route.fallback();
    return route.continue({
      postData: body.replace('email_verified%22%3Atrue', 'email_verified%22%3Afalse'),
    });
  });
  await context.addInitScript(() => sessionStorage.setItem('duu:real-popup', '1'));
  if (blocked)
    await page.addInitScript(() => {
      window.open = () => null;
    });
  return page;
}

/** Signs up a new user on the emulator's page of a provider. */
export async function signUpAtProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(/emulator\/auth\/handler/);
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#display-name-input').fill('Анударь');
  await page.locator('#sign-in').click();
}

/** Presses a provider's button, signs up a new user in its window, and waits until the window is closed. */
export async function signUpInWindow(page: Page, button: RegExp, email: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const closed = popup.waitForEvent('close');
  await signUpAtProvider(popup, email);
  await closed;
}
