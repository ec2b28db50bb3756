import { throwInPage } from '../support/thrower.ts';
import type { Place } from '../sweep/overlay.ts';
import type { Shot } from './shot.ts';

/** Makes the settings page fail with a status. */
const failing = (status: number): Pick<Shot, 'role' | 'path' | 'prepare'> => ({
  role: 'newcomer',
  path: '/app/account/settings',
  prepare: ({ page }) =>
    page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `function SettingsRoute() { throw { status: ${status} }; } export { SettingsRoute, SettingsRoute as t };`,
      }),
    ),
});

/** Answers every switch of the settings with this error. */
const refusing = (body: string): Pick<Shot, 'role' | 'path' | 'prepare' | 'before' | 'window'> => ({
  role: 'newcomer',
  path: '/app/account/settings',
  window: true,
  prepare: ({ page }) =>
    page.route('**/api/v1/me', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 429, contentType: 'text/plain', body })
        : route.fallback(),
    ),
  before: async ({ page }) => {
    await page.getByRole('switch').first().click();
    await page.getByTestId('toast').first().waitFor();
  },
});

/** Shows toasts on the design page, which has a button for each type. */
const notices = (...types: string[]): Pick<Shot, 'role' | 'path' | 'before' | 'window'> => ({
  role: 'newcomer',
  path: '/design',
  window: true,
  before: async ({ page }: Place) => {
    for (const type of types)
      await page.getByRole('button', { name: `toast.${type}`, exact: true }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(5, 5);
  },
});

/** Holds data back, to show what stands in its place. */
const waiting = (
  role: 'user' | 'admin',
  path: string,
): Pick<Shot, 'role' | 'path' | 'prepare'> => ({
  role,
  path,
  prepare: async ({ page }) => {
    await page.route(/google\.firestore\.v1\.Firestore/, () => undefined);
    await page.route('**/api/v1/**', () => undefined);
  },
});

/** Answers all calls, or the given ones, with errors. */
const broken = (
  role: 'user' | 'admin',
  path: string,
  // Without the account no page would be shown at all.
  calls = role === 'admin' ? /\/api\/v1\/admin\// : /\/api\/v1\/(?!me$)/,
): Pick<Shot, 'role' | 'path' | 'prepare'> => ({
  role,
  path,
  prepare: ({ page }) =>
    page.route(calls, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
    ),
});

const empty = (name: string, path: string): Shot => ({ role: 'newcomer', name, path });

/** What the sweep does not see: empty pages, errors, notices, waiting. */
export const stateShots: readonly Shot[] = [
  empty('home-new', '/app'),
  empty('editor-new', '/app/text2speech'),
  empty('dictionary-new', '/app/dictionary'),
  empty('library-new', '/app/library'),
  empty('ending-new', '/app/library/ending'),
  empty('archived-new', '/app/library/archived'),
  empty('billing-new', '/app/account/billing'),
  empty('history-new', '/app/account/billing/history'),
  empty('profile-new', '/app/account/profile'),
  ...[400, 408, 418, 429, 500, 502, 503].map((status) => ({
    name: `error-${status}`,
    ...failing(status),
  })),
  {
    name: 'error-uncaught',
    role: 'newcomer',
    path: '/app/account/settings',
    throws: true,
    before: async ({ page, t }) => {
      await throwInPage(page, 'handler');
      await page.getByRole('heading', { level: 1, name: t('errors.500.title') }).waitFor();
    },
  },
  { name: 'account-broken', ...broken('user', '/app', /\/api\/v1\/me$/) },
  { name: 'toast-warning', ...refusing('request.too_many') },
  { name: 'toast-upgrade', ...refusing('synthesize.max_characters_exceeded') },
  { name: 'toasts-default-success-error', ...notices('default', 'success', 'error') },
  { name: 'toasts-info-warning-loading', ...notices('info', 'warning', 'loading') },
  { name: 'home-waiting', ...waiting('user', '/app') },
  { name: 'library-waiting', ...waiting('user', '/app/library') },
  { name: 'billing-waiting', ...waiting('user', '/app/account/billing') },
  { name: 'history-waiting', ...waiting('user', '/app/account/billing/history') },
  { name: 'profile-waiting', ...waiting('user', '/app/account/profile') },
  { name: 'home-broken', ...broken('user', '/app') },
  { name: 'billing-broken', ...broken('user', '/app/account/billing', /\/api\/v1\/plans$/) },
  { name: 'library-broken', ...broken('user', '/app/library') },
  {
    name: 'editor-unread',
    ...broken('user', '/app/text2speech', /\/api\/v1\/normalize$/),
    before: async ({ page, t }) => {
      await page.locator('textarea').first().fill('Өглөө 10 цагт');
      await page.getByRole('button', { name: t('editor.reading.failed') }).waitFor();
    },
  },
  { name: 'admin-audios-broken', ...broken('admin', '/admin/audios', /\/admin\/speakers/) },
  { name: 'admin-broken', ...broken('admin', '/admin') },
  { name: 'admin-speakers-broken', ...broken('admin', '/admin/speakers') },
  { name: 'admin-users-broken', ...broken('admin', '/admin/users') },
  { name: 'admin-waiting', ...waiting('admin', '/admin') },
  { name: 'admin-users-waiting', ...waiting('admin', '/admin/users') },
];
