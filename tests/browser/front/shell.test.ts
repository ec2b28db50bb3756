import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, newContext, newPage } from '../support/browser.ts';
import { signIn, someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

/** A settings page on which every switch that is pressed makes a warning. */
async function warningPage(body = 'request.too_many'): Promise<Page> {
  const page = await newPage({ chosen: 'en' });
  await signIn(page, someone('toast'));
  await page.goto('/app/account/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.route('**/api/v1/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 429, contentType: 'text/plain', body })
      : route.continue(),
  );
  return page;
}

describe('toasts', () => {
  test('three at a time at the top right, 356 wide, 14 apart, gone after 4 s', async () => {
    const page = await warningPage();
    const toggle = page.getByRole('switch').first();
    for (let press = 0; press < 4; press += 1) {
      await toggle.click();
      await page.waitForTimeout(150);
    }
    const toasts = page.getByTestId('toast');
    await toasts.nth(2).waitFor();
    await page.waitForTimeout(500);
    expect(await toasts.count()).toBe(3);
    const boxes = await Promise.all([0, 1].map((at) => toasts.nth(at).boundingBox()));
    const [first, second] = boxes;
    if (!first || !second) throw new Error('no toast');
    expect(first.width).toBe(356);
    expect(first.x + first.width).toBeGreaterThan(1280 - 60);
    expect(first.y).toBeLessThan(60);
    expect(Math.round(second.y - first.y - first.height)).toBe(14);
    await page.getByText('Too many requests').first().waitFor();
    expect(await page.locator('section[aria-live="polite"]').count()).toBe(1);
    await page.mouse.move(5, 5);
    // Three of them after four seconds, the fourth four seconds later.
    await page.waitForTimeout(4000);
    expect(await toasts.count()).toBe(1);
    await page.waitForTimeout(4600);
    expect(await toasts.count()).toBe(0);
    await page.context().close();
  });

  test('hovering stops the clock, a swipe past 45 px dismisses, the button closes', async () => {
    const page = await warningPage();
    const toggle = page.getByRole('switch').first();
    const toast = page.getByTestId('toast');
    await toggle.click();
    await toast.hover();
    await page.waitForTimeout(5000);
    expect(await toast.count()).toBe(1);
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    const [x, y] = [box.x + 150, box.y + box.height - 8];
    const swipe = async (distance: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 3 });
      await page.mouse.move(x + distance, y, { steps: 3 });
      await page.mouse.up();
      await page.waitForTimeout(500);
    };
    await swipe(40);
    expect(await toast.count()).toBe(1);
    await swipe(60);
    await toast.waitFor({ state: 'detached', timeout: 1000 });
    await toggle.click();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a lack of characters offers the next plan up', async () => {
    const page = await warningPage('synthesize.max_characters_exceeded');
    await page.getByRole('switch').first().click();
    await page.getByText('Your credit is insufficient.').waitFor();
    await page.getByTestId('toast').getByRole('button', { name: 'Upgrade' }).click();
    await page.waitForURL('**/app/account/billing#basic');
    await page.locator('[data-marked][data-plan="1"]').waitFor();
    await page.context().close();
  });
});

test('the loading bar shows after 200 ms and goes when the call ends', async () => {
  const page = await newPage({ chosen: 'en' });
  await signIn(page, someone('bar'));
  await page.goto('/app/account/settings');
  const call = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', async (route) => {
    if (route.request().method() === 'PATCH') await call.promise;
    await route.continue();
  });
  const bar = page.getByTestId('loading-bar');
  const is = (visible: boolean) =>
    page
      .locator(`[data-testid="loading-bar"][data-visible="${visible}"]`)
      .waitFor({ state: 'attached' });
  await page.getByRole('switch').first().waitFor();
  await is(false);
  // By the page's own clock: a busy machine is late to look.
  await bar.evaluate((element) => {
    const times: number[] = [];
    Object.assign(window, { barTimes: times });
    addEventListener('click', () => times.push(performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => times.push(performance.now()));
    observer.observe(element, { attributeFilter: ['data-visible'] });
  });
  await page.getByRole('switch').first().click();
  await is(true);
  call.resolve();
  await is(false);
  const [clicked = 0, shown = 0] = await page.evaluate(
    () => Reflect.get(window, 'barTimes') as number[],
  );
  expect(shown - clicked).toBeGreaterThanOrEqual(195);
  await page.context().close();
});

describe('appearance', () => {
  test('is kept under reader-theme and there before the first paint', async () => {
    const context = await newContext({ chosen: 'en', scheme: 'light' });
    const page = await context.newPage();
    await signIn(page, someone('theme'));
    await page.goto('/app/account/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBe('dark');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    // With the app's script held back nothing but the page's own first lines has run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/terms');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(11, 20, 34)');
    await context.close();
  });

  test('follows the device until it is chosen', async () => {
    const page = await newPage({ chosen: 'en', scheme: 'dark' });
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.context().close();
  });
});

describe('new builds', () => {
  /** A page that finds another build out, and looks for it every half second instead of every minute. */
  async function withNewerBuild(): Promise<Page> {
    const page = await newPage({ chosen: 'en' });
    await page.addInitScript(() => {
      const every = window.setInterval.bind(window);
      const sooner = (run: () => void, ms: number) => every(run, ms === 60_000 ? 500 : ms);
      Object.assign(window, { setInterval: sooner });
    });
    await page.route('**/builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'newer' } }),
    );
    return page;
  }

  test('are looked for with the time in the query, and reload an idle page once', async () => {
    const page = await withNewerBuild();
    const asked: string[] = [];
    let loads = 0;
    page.on('request', (request) => {
      if (request.url().includes('/builds/latest.json')) asked.push(request.url());
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/terms');
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
    const seen = asked.length;
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(seen + 2);
    expect(loads, 'a page that finds it still newer is not reloaded again at once').toBe(2);
    expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
    await page.context().close();
  });

  test('wait for someone who listens to the sample on the first page', async () => {
    const page = await withNewerBuild();
    const hold = (url: URL) => url.pathname === '/builds/latest.json';
    await page.route(hold, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /’s sample$/ }).click();
    await page.locator('[data-said="true"]').first().waitFor();
    await page.unroute(hold);
    await page.getByText('A new version of Duu is ready.').waitFor();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.context().close();
  });

  test('wait for someone who types, with a notice', async () => {
    const page = await withNewerBuild();
    // Nothing newer until the person has begun to type.
    const hold = (url: URL) => url.pathname === '/builds/latest.json';
    await page.route(hold, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/auth');
    await page.locator('input[name="email"]').focus();
    await page.unroute(hold);
    await page.getByText('A new version of Duu is ready.').waitFor();
    await page.getByTestId('toast').getByRole('button', { name: 'Reload' }).waitFor();
    await page.context().close();
  });
});

test('a piece of the app that is gone reloads the page once', async () => {
  const page = await newPage({ chosen: 'en' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/terms');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.route(/\/assets\/PrivacyRoute-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
  await page.waitForTimeout(2000);
  expect(loads).toBe(2);
  await page.context().close();
});

test('offline there is a page that says so, and it comes back', async () => {
  const context = await newContext({ chosen: 'mn', serviceWorker: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  // The browser's own switch does not reach the worker: its network is taken away instead.
  await worker.evaluate(() => {
    Object.assign(self, {
      kept: self.fetch,
      fetch: () => Promise.reject(new TypeError('offline')),
    });
  });
  await page.goto('/app');
  await page.getByRole('heading', { name: 'Интернэт холболтгүй байна' }).waitFor();
  await worker.evaluate(() => {
    Object.assign(self, { fetch: Reflect.get(self, 'kept') });
  });
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1, name: 'Үйлчилгээний нөхцөл' }).waitFor();
  await context.close();
});
