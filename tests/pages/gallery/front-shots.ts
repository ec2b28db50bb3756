import { signInWithGoogle } from '../../support/users.ts';
import { uniqueEmail } from '../support/session.ts';
import { chooseAccount } from '../support/sign-in.ts';
import type { Place } from '../sweep/overlay.ts';
import { press, type Shot } from './shot.ts';

const visitor = { role: 'visitor' } as const;

async function askForLink({ page, t }: Place, email: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole('button', { name: t('auth.email.send'), exact: true }).click();
}

/** Signs in through Facebook with the unverified address of an existing account. */
async function waitWithFacebook(at: Place, email: string): Promise<void> {
  await signInWithGoogle(email, `google.com:${email}`);
  await press(at, /Facebook/);
  await chooseAccount(at.page, email);
  await at.page.getByText(at.t('auth.link.title')).waitFor();
}

const addressOf = () => `/auth/callback?mode=signIn&oobCode=made-up&apiKey=local&at=${Date.now()}`;

/** States of pages for visitors. */
export const frontShots: readonly Shot[] = [
  {
    ...visitor,
    name: 'landing-playing',
    path: '/',
    window: true,
    before: async ({ page }) => {
      await page.locator('main button[aria-label]').first().click();
      await page.locator('main [data-spoken="true"]').first().waitFor();
    },
  },
  {
    ...visitor,
    name: 'landing-answers',
    path: '/',
    before: ({ page }) =>
      page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      }),
  },
  {
    ...visitor,
    name: 'landing-unchecked',
    path: '/',
    prepare: ({ page }) => page.route('**/api/v1/plans', (route) => route.abort()),
    before: async ({ page, t }) => {
      await page.locator('#pricing').scrollIntoViewIfNeeded();
      await page.getByText(t('landing.pricing.unchecked')).waitFor();
    },
  },
  {
    ...visitor,
    name: 'sign-in-chooser',
    path: '/auth',
    window: true,
    before: (at) => press(at, /Google/),
  },
  {
    ...visitor,
    name: 'sign-in-wrong-address',
    path: '/auth',
    before: (at) => askForLink(at, 'nobody at all'),
  },
  {
    ...visitor,
    name: 'sign-in-link-sent',
    path: '/auth',
    before: async (at) => {
      await askForLink(at, uniqueEmail('anudari'));
      await at.page.getByTestId('mail-box').waitFor();
    },
    after: ({ page }) => page.evaluate(() => localStorage.removeItem('duu:email-for-link')),
  },
  {
    ...visitor,
    name: 'sign-in-known',
    path: '/auth',
    before: (at) => waitWithFacebook(at, uniqueEmail('known')),
  },
  {
    ...visitor,
    name: 'sign-in-known-error',
    path: '/auth',
    before: async (at) => {
      await waitWithFacebook(at, uniqueEmail('known'));
      await at.page.route(/accounts:signInWithIdp/, (route) => route.abort());
      await press(at, /Google/);
      await chooseAccount(at.page, uniqueEmail('known'));
      await at.page.getByRole('alert').waitFor();
    },
  },
  {
    ...visitor,
    name: 'sign-in-other-account',
    path: '/auth',
    window: true,
    before: async (at) => {
      await waitWithFacebook(at, uniqueEmail('known'));
      await press(at, /Google/);
      await chooseAccount(at.page, uniqueEmail('other'));
      await at.page.getByTestId('toast').hover();
    },
    after: async ({ page, t }) => {
      await page
        .getByTestId('toast')
        .getByRole('button', { name: t('shell.signOut') })
        .click();
      await page.waitForURL('**/auth?**');
    },
  },
  { ...visitor, name: 'callback-which', path: addressOf() },
  { ...visitor, name: 'callback-connect', path: `${addressOf()}&connect=1` },
  {
    ...visitor,
    name: 'callback-which-wrong',
    path: addressOf(),
    before: ({ page }) => page.locator('form button[type="submit"]').click(),
  },
  { ...visitor, name: 'player-gone', path: '/player?share=gone' },
  { ...visitor, name: 'offline', path: '/offline.html' },
];
