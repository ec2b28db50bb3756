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
    lasting.use(look, nothing, async (context) => {
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
