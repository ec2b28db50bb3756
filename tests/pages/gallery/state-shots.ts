import { throwInPage } from '../support/thrower.ts';
import { press, type Scene, type Shot } from './shot.ts';

/** Makes the settings page fail with a status, as nothing of the product does by itself. */
const failing = (status: number): Pick<Shot, 'who' | 'path' | 'prepare'> => ({
  who: 'newcomer',
  path: '/app/account/settings',
  prepare: ({ page }) =>
    page.route(/\/assets\/SettingsRoute-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `function SettingsRoute() { throw { status: ${status} }; } export { SettingsRoute, SettingsRoute as t };`,
      }),
    ),
});

/** Every switch of the settings is answered with this error. */
const refusing = (body: string): Pick<Shot, 'who' | 'path' | 'prepare' | 'before' | 'window'> => ({
  who: 'newcomer',
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

/** Three notices of the page of parts, where each type has its button. */
const notices = (...types: string[]): Pick<Shot, 'who' | 'path' | 'before' | 'window'> => ({
  who: 'newcomer',
  path: '/design',
  window: true,
  before: async ({ page }: Scene) => {
    for (const type of types)
      await page.getByRole('button', { name: `toast.${type}`, exact: true }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(5, 5);
  },
});

/** Data that never comes: what stands in its place. */
const waiting = (
  who: 'member' | 'admin',
  path: string,
): Pick<Shot, 'who' | 'path' | 'prepare'> => ({
  who,
  path,
  prepare: async ({ page }) => {
    await page.route(/google\.firestore\.v1\.Firestore/, () => undefined);
    await page.route('**/api/v1/**', () => undefined);
  },
});

/** The API answers with nothing but errors, at all or at the given calls. */
const broken = (
  who: 'member' | 'admin',
  path: string,
  // Without the account there would be no page around what is broken.
  calls = who === 'admin' ? /\/api\/v1\/admin\// : /\/api\/v1\/(?!me$)/,
): Pick<Shot, 'who' | 'path' | 'prepare'> => ({
  who,
  path,
  prepare: ({ page }) =>
    page.route(calls, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'request_failed' }),
    ),
});

/** Errors, notices, waiting. */
export const stateShots: readonly Shot[] = [
  { name: 'error-404', who: 'newcomer', path: '/no/such/page' },
  {
    name: 'error-404-support',
    who: 'newcomer',
    path: '/no/such/page',
    window: true,
    before: (at) => press(at, at.t('errors.contact')),
  },
  { name: 'error-403', who: 'newcomer', path: '/admin' },
  ...[400, 408, 418, 429, 500, 502, 503].map((status) => ({
    name: `error-${status}`,
    ...failing(status),
  })),
  {
    name: 'error-uncaught',
    who: 'newcomer',
    path: '/app/account/settings',
    before: async ({ page, t }) => {
      await throwInPage(page, 'handler');
      await page.getByRole('heading', { level: 1, name: t('errors.500.title') }).waitFor();
    },
  },
  { name: 'account-broken', ...broken('member', '/app', /\/api\/v1\/me$/) },
  { name: 'toast-warning', ...refusing('request.too_many') },
  { name: 'toast-upgrade', ...refusing('synthesize.max_characters_exceeded') },
  { name: 'toasts-default-success-error', ...notices('default', 'success', 'error') },
  { name: 'toasts-info-warning-loading', ...notices('info', 'warning', 'loading') },
  { name: 'design', who: 'newcomer', path: '/design' },
  { name: 'home-waiting', ...waiting('member', '/app') },
  { name: 'library-waiting', ...waiting('member', '/app/library') },
  { name: 'billing-waiting', ...waiting('member', '/app/account/billing') },
  { name: 'history-waiting', ...waiting('member', '/app/account/billing/history') },
  { name: 'profile-waiting', ...waiting('member', '/app/account/profile') },
  { name: 'home-broken', ...broken('member', '/app') },
  { name: 'billing-broken', ...broken('member', '/app/account/billing', /\/api\/v1\/plans$/) },
  { name: 'library-broken', ...broken('member', '/app/library') },
  {
    name: 'editor-unread',
    ...broken('member', '/app/text2speech', /\/api\/v1\/normalize$/),
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
