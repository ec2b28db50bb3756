import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { audioOf } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { inBrowser } from '../studio/studio-person.ts';
import { closeBrowser, newContext, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 15_000 };

/** Lets pages look for a new build every half second instead of every minute. */
async function lookOften(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const every = window.setInterval.bind(window);
    const sooner = (run: () => void, ms: number) => every(run, ms === 60_000 ? 500 : ms);
    Object.assign(window, { setInterval: sooner });
  });
}

interface Watched {
  /** Another build is out from now on. */
  release: () => void;
  /** How often a page was loaded since then. */
  loads: () => number;
  releasedAt: () => number;
}

/** Nothing newer is out until it is released. */
async function watched(page: Page): Promise<Watched> {
  let out = false;
  let releasedAt = 0;
  let loads = 0;
  await lookOften(page.context());
  await page.route('**/builds/latest.json?*', (route) =>
    out ? route.fulfill({ json: { id: 'newer' } }) : route.fulfill({ status: 404, body: '' }),
  );
  page.on('request', (request) => {
    if (out && request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return {
    release: () => {
      out = true;
      releasedAt = Date.now();
    },
    loads: () => loads,
    releasedAt: () => releasedAt,
  };
}

/** The notice is there, and stays for some more looks without a reload. */
async function waits(page: Page, { loads }: Watched): Promise<void> {
  await page.getByText('A new version of Duu is ready.').waitFor();
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('latest.json')) looks.push(request.url());
  });
  await expect.poll(() => looks.length, { timeout: 15_000 }).toBeGreaterThan(2);
  expect(loads()).toBe(0);
}

/**
 * Nothing stands in its way any more: the page is loaded anew. It is waited for to its end: a browser that is closed
 * while a page comes may never answer.
 */
async function reloads(page: Page, { loads, releasedAt }: Watched): Promise<void> {
  await expect.poll(loads, { timeout: 15_000 }).toBeGreaterThanOrEqual(1);
  await page.waitForFunction(
    (at) => performance.timeOrigin > at && document.documentElement.dataset.ready === 'true',
    releasedAt(),
  );
}

test('a new build is looked for with the time in the query, and reloads an idle page once', async () => {
  const page = await newPage({ chosen: 'en' });
  const asked: string[] = [];
  const build = await watched(page);
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) asked.push(request.url());
  });
  await page.goto('/terms');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  build.release();
  await reloads(page, build);
  const seen = asked.length;
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(seen + 2);
  expect(build.loads(), 'a page that finds it still newer is not reloaded again at once').toBe(1);
  expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
  await page.context().close();
});

describe('a new build waits for someone who', () => {
  test('listens to the sample on the first page', async () => {
    const page = await newPage({ chosen: 'en' });
    const build = await watched(page);
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /’s sample$/ }).click();
    await page.locator('[data-said="true"]').first().waitFor();
    build.release();
    await page.getByText('A new version of Duu is ready.').waitFor();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(build.loads()).toBe(0);
    await page.context().close();
  });

  test('types an address', async () => {
    const page = await newPage({ chosen: 'en' });
    const build = await watched(page);
    await page.goto('/auth');
    const email = page.locator('input[name="email"]');
    await email.focus();
    build.release();
    await page.getByTestId('toast').getByRole('button', { name: 'Reload' }).waitFor();
    // What is typed is not lost either where the focus has gone to a button.
    await email.fill('anu@duu.test');
    await page.keyboard.press('Tab');
    await waits(page, build);
    await email.fill('');
    await page.keyboard.press('Tab');
    await reloads(page, build);
    await page.context().close();
  });

  test('has changed a form that is not saved, until it is', async () => {
    const page = await newPage({ chosen: 'en' });
    const build = await watched(page);
    await comeBack(page, someone('dirty'), '/app/account/profile');
    const name = page.locator('input[name="name"]');
    await name.fill('Анударь');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    build.release();
    await waits(page, build);
    expect(await name.inputValue()).toBe('Анударь');
    await page.keyboard.press('Enter');
    await reloads(page, build);
    await expect.poll(() => name.inputValue(), soon).toBe('Анударь');
    await page.context().close();
  });

  test('has a dialog open', async () => {
    const page = await newPage({ chosen: 'en' });
    const build = await watched(page);
    await comeBack(page, someone('dialog'), '/app/library');
    await page.getByRole('button', { name: 'New collection' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Үлгэр');
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    build.release();
    await waits(page, build);
    await page.keyboard.press('Enter');
    await reloads(page, build);
    await page.context().close();
  });

  test('listens in the app, wherever they are', async () => {
    const { page, person } = await inBrowser();
    const build = await watched(page);
    await page.reload();
    await page.goto('/app/text2speech');
    await page.locator('textarea').first().fill('Өглөө эрт нар мандлаа. '.repeat(12).trim());
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
    const audioId = page.url().split('/').at(-1) ?? '';
    await page.getByText('Your audio is ready').waitFor();
    expect((await audioOf(person, audioId)).state).toBe('done');
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const paused = () => page.evaluate(() => document.querySelector('audio')?.paused);
    expect(await paused()).toBe(false);
    build.release();
    await waits(page, build);
    expect(await paused()).toBe(false);
    await page.context().close();
  });

  test('lets a text be made without listening, until it is', async () => {
    const { page, person } = await inBrowser();
    await ask('updateMe', person, { input: { preferences: { autoPlay: false } } });
    const build = await watched(page);
    await page.goto('/app/text2speech');
    await page.locator('textarea').first().fill('Сайн байна уу?');
    await page.getByRole('button', { name: 'Convert', exact: true }).click();
    await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
    const audioId = page.url().split('/').at(-1) ?? '';
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const states: Promise<string>[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      states.push(audioOf(person, audioId).then(({ state }) => state));
    });
    build.release();
    await until('the reload', async () => states.length > 0, 60_000);
    expect(await states[0]).toBe('done');
    await reloads(page, build);
    await page.context().close();
  });
});

test('with the worker at work, what a page asks for builds is answered by the network, and it gets the new one', async () => {
  const context = await newContext({ chosen: 'en', serviceWorker: true });
  await lookOften(context);
  const page = await context.newPage();
  await page.goto('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // From here on the page's files pass through the worker.
  await page.reload();
  const answer = page.waitForResponse((response) => response.url().includes('latest.json'));
  expect((await answer).fromServiceWorker()).toBe(false);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter((path) => /latest\.json|^\/api\/|^\/terms/.test(path))).toEqual([]);

  // The page is of an older build than the one that is out: it goes, and what was kept of it has no page.
  const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.evaluate(() => {
    const real = window.fetch.bind(window);
    window.fetch = async (...args) =>
      String(args[0]).includes('latest.json') ? Response.json({ id: 'newer' }) : real(...args);
  });
  expect((await loaded).ok()).toBe(true);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await context.close();
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
