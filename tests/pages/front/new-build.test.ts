import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { audioOf } from '../../support/audios.ts';
import { test as base, expect } from '../support/test.ts';

/** ms between checks for a newer build; see web/src/app/BuildWatch.tsx. */
const pollMs = 60_000;

interface Build {
  /** Publishes another build. */
  release: () => Promise<void>;
  /** How often the page was loaded since then. */
  loads: () => number;
  /** The addresses of all checks. */
  looks: () => readonly string[];
  /** Makes the page check now, as it does when its tab becomes visible. */
  look: () => Promise<void>;
  /** Expects the notice, and no reload by further checks. */
  waits: () => Promise<void>;
  /** Waits until the page was reloaded and is ready. */
  reloads: () => Promise<void>;
}

const test = base.extend<{ build: Build }>({
  build: async ({ page, t }, use) => {
    let out = false;
    let loads = 0;
    const looks: string[] = [];
    await page.route('**/builds/latest.json?*', (route) => {
      looks.push(route.request().url());
      return out
        ? route.fulfill({ json: { id: 'newer' } })
        : route.fulfill({ status: 404, body: '' });
    });
    page.on('request', (request) => {
      if (out && request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    const becomeVisible = () =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const look = async () => {
      const answer = page.waitForResponse('**/builds/latest.json?*');
      await becomeVisible();
      await answer;
    };
    await use({
      release: async () => {
        await page.evaluate(() => Object.assign(window, { isOlder: true }));
        out = true;
      },
      loads: () => loads,
      looks: () => looks,
      look,
      waits: async () => {
        await look();
        await expect(page.getByText(t('shell.newBuild'))).toBeVisible();
        for (let again = 0; again < 2; again++) await look();
        expect(loads).toBe(0);
      },
      reloads: async () => {
        await expect
          .poll(async () => {
            // Does not wait for a response: a page that unloads, or has just loaded, makes no check.
            if (loads === 0) await becomeVisible().catch(() => undefined);
            return loads;
          })
          .toBe(1);
        await page.waitForFunction(
          () => !('isOlder' in window) && document.documentElement.dataset.ready === 'true',
        );
      },
    });
  },
});

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('audio')?.paused);

test.use({ emptyCache: true });

test.describe('for a visitor', () => {
  test.use({ role: 'visitor' });

  test('checks for a new build every minute, and reloads an idle page once', async ({
    page,
    build,
  }) => {
    await page.clock.install();
    await page.goto('/terms');
    await ready(page);
    // The reload guard uses the date, which stands still in this test.
    await page.clock.setFixedTime(Date.now());
    await page.clock.runFor(pollMs);
    await expect.poll(() => build.looks().length).toBe(1);
    expect(build.looks()[0]).toMatch(/latest\.json\?\d{13}$/);
    await build.release();
    await page.clock.runFor(pollMs);
    await build.reloads();
    for (let again = 0; again < 2; again++) await build.look();
    expect(build.loads(), 'a page that is still older is not reloaded again at once').toBe(1);
  });

  test('a new build waits while a sample plays', async ({ page, build }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: /’s sample$/ }).click();
    await expect(page.locator('[data-spoken="true"]').first()).toBeVisible();
    await build.release();
    await build.waits();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('a new build waits while an address is typed', async ({ page, build, t }) => {
    await page.goto('/auth');
    const email = page.locator('input[name="email"]');
    await email.focus();
    await ready(page);
    await build.release();
    await build.look();
    const toast = page.getByTestId('toast');
    await expect(toast.getByRole('button', { name: t('shell.reload') })).toBeVisible();
    // Typed text is also kept if a button has the focus.
    await email.fill('anu@duu.test');
    await page.keyboard.press('Tab');
    await build.waits();
    await email.fill('');
    await page.keyboard.press('Tab');
    await build.reloads();
  });
});

test('a new build waits for a form until it is saved', async ({ page, build }) => {
  await page.goto('/app/account/profile');
  const name = page.locator('input[name="name"]');
  await name.fill('Анударь');
  await page.keyboard.press('Tab');
  await expect(page.locator('button:focus')).toHaveCount(1);
  await build.release();
  await build.waits();
  await expect(name).toHaveValue('Анударь');
  await page.keyboard.press('Enter');
  await build.reloads();
  await expect(name).toHaveValue('Анударь');
});

test('a new build waits until a dialog is closed', async ({ page, build, t }) => {
  await page.goto('/app/library');
  await page
    .getByRole('button', { name: t('library.collection.new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Үлгэр');
  await dialog.getByRole('button', { name: t('shell.cancel') }).focus();
  await build.release();
  await build.waits();
  await page.keyboard.press('Enter');
  await build.reloads();
});

/** Converts a text in the editor, and goes to the settings. */
async function convertAndLeave(page: Page, text: string): Promise<string> {
  await page.goto('/app/text2speech');
  await page.locator('textarea').first().fill(text);
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
  const audioId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return audioId;
}

test('a new build waits while an audio plays, on any page', async ({ page, user, build }) => {
  const audioId = await convertAndLeave(page, 'Өглөө эрт нар мандлаа. '.repeat(12).trim());
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect.poll(async () => (await audioOf(user, audioId)).state).toBe('done');
  await build.release();
  await build.waits();
  expect(await isPaused(page)).toBe(false);
});

test('a new build waits for a conversion without a listener', async ({ page, user, build }) => {
  await ask('updateMe', user, { input: { preferences: { autoPlay: false } } });
  const audioId = await convertAndLeave(page, 'Сайн байна уу?');
  const states: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      states.push(audioOf(user, audioId).then(({ state }) => state));
  });
  await build.release();
  await build.reloads();
  expect(await states[0]).toBe('done');
});

test.describe('with a service worker', () => {
  test.use({ role: 'visitor', language: 'mn', serviceWorkers: 'allow' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });

  test('checks for a build use the network, pages are not cached, and the new build is loaded', async ({
    page,
  }) => {
    const look = () =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    // From here on the worker serves the page's files.
    await page.reload();
    await ready(page);
    const answer = page.waitForResponse((response) => response.url().includes('latest.json'));
    await look();
    expect((await answer).fromServiceWorker()).toBe(false);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
    expect(kept.filter((path) => /latest\.json|^\/api\/|^\/terms/.test(path))).toEqual([]);

    // The page is older than the published build.
    const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.evaluate(() => {
      const real = window.fetch.bind(window);
      window.fetch = async (...args) =>
        String(args[0]).includes('latest.json') ? Response.json({ id: 'newer' }) : real(...args);
    });
    await look();
    expect((await loaded).ok()).toBe(true);
    await ready(page);
  });

  test('without a connection a page shows that, and loads when it is back', async ({
    page,
    context,
  }) => {
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no service worker.');
    // Playwright's offline mode does not apply to the worker, so its requests are blocked.
    await worker.evaluate(() => {
      Object.assign(self, {
        kept: self.fetch,
        fetch: () => Promise.reject(new TypeError('offline')),
      });
    });
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'Интернэт холболтгүй байна' })).toBeVisible();
    await worker.evaluate(() => {
      Object.assign(self, { fetch: Reflect.get(self, 'kept') });
    });
    await page.goto('/terms');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Үйлчилгээний нөхцөл' }),
    ).toBeVisible();
  });
});
