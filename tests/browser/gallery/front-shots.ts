import { chooseAccount, signIn, signOut, someone } from '../support/sign-in.ts';
import { press, type Scene, type Shot } from './shot.ts';

const visitor = { who: 'visitor' } as const;

async function askForLink({ page, t }: Scene, email: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.getByRole('button', { name: t('auth.email.send'), exact: true }).click();
}

const addressOf = () => `/auth/callback?mode=signIn&oobCode=made-up&apiKey=local&at=${Date.now()}`;

/** What is seen without an account. */
export const frontShots: readonly Shot[] = [
  { ...visitor, name: 'landing', path: '/' },
  {
    ...visitor,
    name: 'landing-playing',
    path: '/',
    window: true,
    before: async ({ page }) => {
      await page.locator('main button[aria-label]').first().click();
      await page.locator('main [data-said="true"]').first().waitFor();
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
  },
  { ...visitor, name: 'terms', path: '/terms' },
  { ...visitor, name: 'privacy', path: '/privacy' },
  { ...visitor, name: 'sign-in', path: '/auth' },
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
      await askForLink(at, someone('anudari'));
      await at.page.getByTestId('mail-box').waitFor();
      await at.page.waitForTimeout(400);
    },
    after: ({ page }) => page.evaluate(() => localStorage.removeItem('duu:email-for-link')),
  },
  {
    ...visitor,
    name: 'sign-in-known',
    path: '/auth',
    before: async (at) => {
      const email = someone('known');
      const size = at.page.viewportSize() ?? { width: 1280, height: 900 };
      // Where the sidebar with its way out is in sight.
      await at.page.setViewportSize({ width: 1280, height: 900 });
      await signIn(at.page, email, { at: new URL(at.page.url()).pathname });
      await signOut(at.page);
      await at.page.setViewportSize(size);
      await press(at, /Facebook/);
      await chooseAccount(at.page, email);
      await at.page.getByText(at.t('auth.link.title')).waitFor();
    },
  },
  { ...visitor, name: 'callback-invalid', path: '/auth/callback' },
  { ...visitor, name: 'callback-which', path: addressOf() },
  {
    ...visitor,
    name: 'callback-which-wrong',
    path: addressOf(),
    before: ({ page }) => page.locator('form button[type="submit"]').click(),
  },
  { ...visitor, name: 'player', path: ({ shareId }) => `/player?share=${shareId}` },
  {
    ...visitor,
    name: 'player-embedded',
    path: ({ shareId }) => `/player?share=${shareId}&embed=1`,
  },
  { ...visitor, name: 'player-gone', path: '/player?share=gone' },
  { ...visitor, name: 'player-none', path: '/player' },
  { ...visitor, name: 'offline', path: '/offline.html' },
];
