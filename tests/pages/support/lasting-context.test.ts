import type { BrowserContext, Page } from '@playwright/test';
import { LastingContext } from './lasting-context.ts';
import { expect, test } from './test.ts';

const nothing = async () => async () => undefined;

async function store(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    // biome-ignore lint/suspicious/noDocumentCookie: what a page leaves
    document.cookie = 'left=1; path=/';
    await caches.open('left');
    await new Promise((done) => indexedDB.open('left').addEventListener('success', done));
  });
}

async function stored(page: Page): Promise<unknown[]> {
  await page.goto('/robots.txt');
  return page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    await caches.keys(),
    await indexedDB.databases(),
    window.opener,
    innerWidth,
  ]);
}

test('a test finds nothing of those before it, and no context that one has changed for good', async ({
  browser,
}) => {
  const lasting = new LastingContext(browser, async () => undefined);
  const contexts: BrowserContext[] = [];
  const use = (look: string, act: (page: Page) => Promise<void>) =>
    lasting.use({ look, emptyCache: false }, nothing, async (context) => {
      contexts.push(context);
      await act(await lasting.newPage(context));
    });
  await use('plain', store);
  await use('plain', async (page) => {
    expect(page.context().pages()).toHaveLength(2);
    expect(await stored(page)).toEqual([{}, {}, '', [], [], null, 1280]);
    await page.route('**', (route) => route.continue());
  });
  await use('plain', async (page) => page.clock.install());
  await use('plain', async () => undefined);
  await use('other', async (page) => page.context().setOffline(true));
  await use('other', async () => undefined);
  await lasting.close();
  const [first, second, third, fourth, fifth, sixth] = contexts;
  expect([second === first, third === second]).toEqual([true, true]);
  expect(new Set([first, fourth, fifth, sixth]).size).toBe(4);
});

/** How many bytes a page fetches of a file of the app, which it asks for once. */
async function fetched(page: Page): Promise<number> {
  await page.goto('/robots.txt');
  return page.evaluate(async () => {
    const [file = ''] = /\/assets\/index-[\w-]+\.js/.exec(await (await fetch('/app')).text()) ?? [];
    await (await fetch(file)).text();
    const [entry] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(file));
    if (!(file && entry instanceof PerformanceResourceTiming))
      throw new Error('no file was fetched');
    return entry.transferSize;
  });
}

test('files of the app are cached, but not for a test that has no cache or no connection', async ({
  browser,
}) => {
  const lasting = new LastingContext(browser, async () => undefined);
  const sizes: number[] = [];
  const use = (emptyCache: boolean, act: (page: Page) => Promise<void>) =>
    lasting.use({ look: '', emptyCache }, nothing, async (context) =>
      act(await lasting.newPage(context)),
    );
  const note = async (page: Page) => void sizes.push(await fetched(page));
  await use(false, note);
  await use(false, note);
  await use(true, note);
  await use(false, async (page) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await note(page);
  });
  await lasting.close();
  expect(sizes.map((size) => size > 0)).toEqual([true, false, true, true]);
});
