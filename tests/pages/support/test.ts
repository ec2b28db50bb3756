import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { TestUser } from '../../support/users.ts';
import { LastingContext } from './lasting-context.ts';
import { notePlaying } from './playing.ts';
import { recordQueries } from './record-queries.ts';
import { giveLanguage, giveSession, newSession, type Session } from './session.ts';
import { type TestLocale, textsIn } from './texts.ts';

export { expect };

/** Options for `test.use({ … })`. */
interface Options {
  /** The page's user: a visitor, a signed-in user with an account, or an admin. Default: `user`. */
  role: 'visitor' | 'user' | 'admin';
  /** The language of the page and of `t`. One per behaviour: files alternate. Default: `en`. */
  language: TestLocale;
  /** Whether the language was chosen with the switch. Without, the page finds it by itself. Default: true. */
  languageChosen: boolean;
  /** Whether an uncaught error or a broken security policy fails the test. Default: true. */
  failOnPageError: boolean;
  /** Whether the browser's cache is without what earlier tests have loaded. Default: false, in `serial` true. */
  emptyCache: boolean;
}

/** How another browser differs from the test's own. */
export interface Other extends BrowserContextOptions {
  /** Null: a visitor. Default: the test's own session, in separate storage. */
  session?: Session | null;
  language?: TestLocale | null;
}

interface Fixtures {
  session: Session | null;
  /** The signed-in user, to call the API as them and to check stored data. */
  user: TestUser;
  t: ReturnType<typeof textsIn>;
  /** Opens a page in a browser with separate storage and cookies. */
  openPage: (other?: Other) => Promise<Page>;
  /** Uncaught errors and broken policies of every page of the test. */
  pageErrors: string[];
}

/** What Chromium says when a page breaks its security policy. Being framed is what some tests try. */
const policyBroken = /Content Security Policy|requires 'Trusted/;
const framed = /frame-ancestors/;

/** Tells what a test wants to know of the pages of a browser. */
export async function prepare(
  context: BrowserContext,
  tell: (error: string) => void,
): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (policyBroken.test(text) && !framed.test(text)) tell(text);
  });
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    // Firestore's SDK aborts its requests on slow machines. The app ignores these errors too (decision 94).
    if (error.name !== 'AbortError') tell(String(error));
  });
  recordQueries(context);
  await context.addInitScript(notePlaying);
}

interface PerWorker {
  lasting: LastingContext;
}

export const test = base.extend<Options & Fixtures, PerWorker>({
  role: ['user', { option: true }],
  language: ['en', { option: true }],
  languageChosen: [true, { option: true }],
  failOnPageError: [true, { option: true }],
  emptyCache: [false, { option: true }],

  session: async ({ role }, use) => {
    await use(role === 'visitor' ? null : await newSession(role));
  },
  user: async ({ session }, use) => {
    if (!session) throw new Error('Nobody is signed in: set `role` with test.use.');
    await use(session.user);
  },
  t: async ({ language }, use) => use(textsIn(language)),
  pageErrors: [
    async ({ failOnPageError }, use) => {
      const errors: string[] = [];
      await use(errors);
      if (failOnPageError) expect(errors, 'uncaught errors in a page').toEqual([]);
    },
    { auto: true },
  ],
  lasting: [
    async ({ browser }, use) => {
      const lasting = new LastingContext(browser, prepare);
      await use(lasting);
      await lasting.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      lasting,
      session,
      language,
      languageChosen,
      pageErrors,
      viewport,
      locale,
      colorScheme,
      userAgent,
      bypassCSP,
      contextOptions,
      serviceWorkers,
      emptyCache,
    },
    use,
  ) => {
    const setUp = async (context: BrowserContext) => {
      lasting.tell = (error) => pageErrors.push(error);
      if (languageChosen) await giveLanguage(context, language);
      const script = session && (await giveSession(context, session));
      return async () => script?.dispose();
    };
    if (serviceWorkers === 'allow') {
      // It would answer the pages of later tests too.
      const context = await browser.newContext();
      await prepare(context, (error) => pageErrors.push(error));
      await setUp(context);
      await use(context);
      await context.close();
      return;
    }
    // All that `test.use` sets of a context in any file.
    const look = { viewport, locale, colorScheme, userAgent, bypassCSP, contextOptions };
    await lasting.use({ look: JSON.stringify(look), emptyCache }, setUp, use);
  },
  page: async ({ context, lasting }, use) => use(await lasting.newPage(context)),
  openPage: async (
    { browser, baseURL, viewport, locale, colorScheme, session, language, pageErrors },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async ({ session: whose = session, language: chosen = language, ...look } = {}) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        viewport,
        colorScheme,
        serviceWorkers: 'block',
        ...look,
      });
      opened.push(context);
      await prepare(context, (error) => pageErrors.push(error));
      if (chosen) await giveLanguage(context, chosen);
      if (whose) await giveSession(context, whose);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
