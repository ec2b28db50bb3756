import type { Browser, Page } from '@playwright/test';
import { giveLanguage, type Session, storeSession } from '../support/session.ts';
import { prepare } from '../support/test.ts';
import type { TestLocale } from '../support/texts.ts';
import { test as base } from './swept-test.ts';

/** A worker's page, in a browser of its own. */
interface Lasting {
  page?: Page;
  /** Uncaught errors and broken policies of the current test. */
  readonly errors: string[];
}

async function open(browser: Browser, errors: string[]): Promise<Page> {
  const context = await browser.newContext();
  await prepare(context, (error) => errors.push(error));
  return context.newPage();
}

/** Closes what earlier tests have opened, and replaces what the browser has stored. */
async function reset(page: Page, session: Session | null, language: TestLocale): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  // Has no scripts that could store something afterwards.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.clearCookies();
  await giveLanguage(context, language);
  if (session) await storeSession(page, session);
}

/**
 * Opens one address after the other in the same page, whose process has compiled the code of the app and of axe already
 * (decision 120). A failed test ends it, since Playwright goes on in a new worker.
 */
export const test = base.extend<object, { lastingPage: Lasting }>({
  lastingPage: [
    async ({ browserName: _ }, use) => {
      const lasting: Lasting = { errors: [] };
      await use(lasting);
      await lasting.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, lastingPage, session, language, viewport, colorScheme, pageErrors },
    use,
  ) => {
    const { errors } = lastingPage;
    errors.length = 0;
    lastingPage.page ??= await open(browser, errors);
    const { page } = lastingPage;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await reset(page, session, language);
    await use(page);
    pageErrors.push(...errors);
  },
});
