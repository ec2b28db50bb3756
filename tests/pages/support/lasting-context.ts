import type { Browser, BrowserContext, Page } from '@playwright/test';

interface Open {
  /** The options of its tests, as text. */
  readonly look: string;
  readonly context: BrowserContext;
  /** Without scripts. It keeps the process alive in which the app's code is compiled. */
  readonly keeper: Page;
  /** Deletes what pages have stored. */
  readonly clear: () => Promise<unknown>;
  /** Deletes what the browser has cached of answers. */
  readonly clearCache: () => Promise<unknown>;
  /** A test has changed it in a way that can't be undone. */
  spent: boolean;
}

/** What a context keeps until its end. */
const lastingChanges = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route'],
  ...['routeFromHAR', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
];
const clockChanges = [
  'fastForward',
  'install',
  'pauseAt',
  'runFor',
  'setFixedTime',
  'setSystemTime',
];

type Prepare = (context: BrowserContext, tell: (error: string) => void) => Promise<void>;

function whenCalled(target: object, names: readonly string[], tell: () => unknown): void {
  for (const name of names) {
    const method: (...args: unknown[]) => Promise<unknown> = Reflect.get(target, name);
    Reflect.set(target, name, async (...args: unknown[]) => {
      await tell();
      return method.apply(target, args);
    });
  }
}

/**
 * A worker's browser context, in which one test after the other opens a new page, in a process that has compiled the code
 * of the app already (decision 120). What pages have stored is deleted between tests. Cached answers stay, since a file of
 * the app never changes. A context that a test has changed for good, or that has other options than the next test, is
 * closed.
 */
export class LastingContext {
  readonly #browser: Browser;
  readonly #prepare: Prepare;
  #open: Open | undefined;
  /** Receives the errors of the current test's pages. */
  tell: (error: string) => void = () => undefined;

  constructor(browser: Browser, prepare: Prepare) {
    this.#browser = browser;
    this.#prepare = prepare;
  }

  /**
   * Gives the context to a test; `setUp` adds what belongs to that test, and returns how it is removed. `emptyCache`: nothing
   * that earlier tests have loaded is cached.
   */
  async use(
    { look, emptyCache }: { look: string; emptyCache: boolean },
    setUp: (context: BrowserContext) => Promise<() => Promise<void>>,
    test: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    if (this.#open?.look !== look) await this.close();
    this.#open ??= await this.#start(look);
    const { context, keeper, clear, clearCache } = this.#open;
    if (emptyCache) await clearCache();
    const remove = await setUp(context);
    this.#open.spent = false;
    await test(context);
    if (this.#open.spent) return this.close();
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await remove();
    await clear();
  }

  /** Opens a page of a context: of this one in the keeper's process, which a page without an opener would not share. */
  async newPage(context: BrowserContext): Promise<Page> {
    const keeper = this.#open?.context === context ? this.#open.keeper : undefined;
    if (!keeper) return context.newPage();
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      keeper.evaluate(() => {
        const opened = window.open('about:blank');
        if (opened) opened.opener = null;
      }),
    ]);
    return page;
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = undefined;
  }

  async #start(look: string): Promise<Open> {
    const context = await this.#browser.newContext();
    await this.#prepare(context, (error) => this.tell(error));
    const keeper = await context.newPage();
    // Its page has no security policy, which those that it opens would inherit.
    await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto('/');
    const protocol = await context.newCDPSession(keeper);
    const origins = { origin: '*', storageTypes: 'all' };
    const clear = () => protocol.send('Storage.clearDataForOrigin', origins);
    const clearCache = () => protocol.send('Network.clearBrowserCache');
    const open: Open = { look, context, keeper, clear, clearCache, spent: false };
    const spend = () => {
      open.spent = true;
    };
    whenCalled(context, lastingChanges, spend);
    whenCalled(context.clock, clockChanges, spend);
    // A cache answers also without a connection.
    whenCalled(context, ['setOffline'], clearCache);
    return open;
  }
}
