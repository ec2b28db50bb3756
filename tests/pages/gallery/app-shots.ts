import { someone } from '../support/session.ts';
import { audioName } from './made.ts';
import { press, type Scene, type Shot } from './shot.ts';

const newcomer = { who: 'newcomer' } as const;
const member = { who: 'member' } as const;
const admin = { who: 'admin' } as const;

const write = ({ page }: Scene, text: string) => page.locator('textarea').first().fill(text);
const menuOfAudio = (at: Scene) => press(at, at.t('library.menu', { name: audioName }));

async function fromMenu(at: Scene, entry: string): Promise<void> {
  await menuOfAudio(at);
  await at.page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const connectEmail = (at: Scene) =>
  press(at, at.t('account.providers.connect.label', { provider: at.t('auth.provider.emailLink') }));

const orderPage = (orderId: string) => `/app/account/billing/orders/${orderId}`;

/** As if the person had come in so many minutes earlier than they did. */
const minutesLater =
  (minutes: number) =>
  ({ page }: Scene) =>
    page.clock.install({ time: Date.now() + minutes * 60_000 });

/** What is seen with an account. */
export const appShots: readonly Shot[] = [
  { ...newcomer, name: 'home-new', path: '/app' },
  { ...member, name: 'home', path: '/app' },
  {
    ...member,
    name: 'drawer',
    path: '/app',
    window: true,
    onlyNarrow: true,
    before: (at) => press(at, at.t('shell.menu')),
  },
  { ...newcomer, name: 'editor-new', path: '/app/text2speech' },
  {
    ...newcomer,
    name: 'editor-written',
    path: '/app/text2speech',
    before: async (at) => {
      await write(at, '2026 оны 11-р сарын 20-нд Улаанбаатарт −12°C, салхи 5–7 м/с.');
      await at.page.locator('mark').first().waitFor({ state: 'attached' });
    },
  },
  {
    ...newcomer,
    name: 'editor-too-much',
    path: '/app/text2speech',
    before: async (at) => {
      await write(at, 'Урт текст бол олон тэмдэгт. '.repeat(40));
      await at.page
        .getByText(at.t('errors.max_characters_exceeded'))
        .or(at.page.getByText(at.t('editor.tooLong', { limit: 500 })))
        .first()
        .waitFor();
    },
  },
  { ...member, name: 'editor-audio', path: ({ audioId }) => `/app/text2speech/${audioId}` },
  { ...newcomer, name: 'dictionary-new', path: '/app/dictionary' },
  { ...member, name: 'dictionary', path: '/app/dictionary' },
  { ...newcomer, name: 'library-new', path: '/app/library' },
  { ...member, name: 'library', path: '/app/library' },
  { ...member, name: 'library-menu', path: '/app/library', window: true, before: menuOfAudio },
  {
    ...member,
    name: 'library-selected',
    path: '/app/library',
    window: true,
    before: ({ page, t }) =>
      page
        .getByRole('checkbox', { name: t('library.select', { name: audioName }) })
        .first()
        .check(),
  },
  {
    ...member,
    name: 'library-delete',
    path: '/app/library',
    window: true,
    before: (at) => fromMenu(at, at.t('library.delete')),
  },
  {
    ...member,
    name: 'library-rename',
    path: '/app/library',
    window: true,
    before: (at) => fromMenu(at, at.t('library.rename')),
  },
  {
    ...member,
    name: 'library-save',
    path: '/app/library',
    window: true,
    before: (at) => fromMenu(at, at.t('library.save')),
  },
  { ...newcomer, name: 'ending-new', path: '/app/library/ending' },
  { ...member, name: 'ending', path: '/app/library/ending' },
  { ...newcomer, name: 'archived-new', path: '/app/library/archived' },
  { ...member, name: 'archived', path: '/app/library/archived' },
  { ...member, name: 'collection', path: ({ collectionId }) => `/app/library/${collectionId}` },
  { ...member, name: 'collection-gone', path: '/app/library/gone' },
  { ...member, name: 'audio', path: ({ audioId }) => `/app/audio/${audioId}` },
  {
    ...member,
    name: 'audio-shared',
    path: ({ audioId }) => `/app/audio/${audioId}`,
    window: true,
    before: (at) => press(at, at.t('sharing.shared')),
  },
  {
    ...member,
    name: 'audio-failed-again',
    path: ({ failedAgainId }) => `/app/audio/${failedAgainId}`,
  },
  { ...member, name: 'audio-gone', path: '/app/audio/gone' },
  { ...newcomer, name: 'billing-new', path: '/app/account/billing' },
  { ...member, name: 'billing', path: '/app/account/billing' },
  {
    ...newcomer,
    name: 'billing-order',
    path: '/app/account/billing',
    window: true,
    before: async (at) => {
      await press(at, at.t('billing.order', { plan: at.t('landing.plan.standard') }));
      await at.page.getByRole('region', { name: at.t('checkout.will') }).waitFor();
    },
  },
  {
    ...member,
    name: 'billing-switch',
    path: '/app/account/billing#standard',
    window: true,
    before: async (at) => {
      await at.page.getByRole('region', { name: at.t('checkout.will') }).waitFor();
    },
  },
  { ...member, name: 'billing-qr', path: ({ orders }) => orderPage(orders.qr) },
  {
    ...member,
    name: 'billing-left',
    path: ({ orders }) => `${orderPage(orders.redirect)}?canceled`,
  },
  { ...member, name: 'billing-pending', path: ({ orders }) => orderPage(orders.redirect) },
  { ...member, name: 'billing-paid', path: ({ orders }) => orderPage(orders.paid) },
  { ...member, name: 'billing-refunded', path: ({ orders }) => orderPage(orders.refunded) },
  { ...member, name: 'billing-invoice', path: ({ orders }) => `${orderPage(orders.paid)}/invoice` },
  { ...newcomer, name: 'history-new', path: '/app/account/billing/history' },
  { ...member, name: 'history', path: '/app/account/billing/history' },
  { ...member, name: 'usage', path: '/app/account/billing/usage' },
  { ...newcomer, name: 'profile-new', path: '/app/account/profile' },
  { ...member, name: 'profile', path: '/app/account/profile' },
  {
    ...newcomer,
    name: 'profile-photo',
    path: '/app/account/profile',
    window: true,
    before: async ({ page, t }) => {
      await page.getByTestId('photo').setInputFiles('web/public/icons/icon-512.png');
      await page.getByRole('button', { name: t('account.photo.remove'), exact: true }).waitFor();
    },
    after: (at) => press(at, at.t('account.photo.remove')),
  },
  {
    ...newcomer,
    name: 'profile-photo-place',
    path: '/app/account/profile',
    window: true,
    before: async ({ page }) => {
      await page.getByTestId('photo').setInputFiles('docs/images/editor.png');
      await page.getByRole('slider').waitFor();
    },
  },
  {
    ...newcomer,
    name: 'profile-photo-refused',
    path: '/app/account/profile',
    before: ({ page }) => page.getByTestId('photo').setInputFiles('storage.rules'),
  },
  {
    ...newcomer,
    name: 'profile-connect-email',
    path: '/app/account/profile',
    window: true,
    before: async (at) => {
      await connectEmail(at);
      await at.page.locator('input[name="link-email"]').fill(someone('other'));
    },
  },
  {
    ...newcomer,
    name: 'profile-connect-email-sent',
    path: '/app/account/profile',
    window: true,
    before: async (at) => {
      await connectEmail(at);
      await press(at, at.t('auth.email.send'));
      await at.page.getByTestId('mail-box').getByRole('link').first().waitFor();
    },
  },
  {
    ...newcomer,
    name: 'profile-delete',
    path: '/app/account/profile',
    window: true,
    // The pictures take longer than a sign-in is a recent one.
    prepare: minutesLater(-30),
    before: (at) => press(at, at.t('account.delete.start')),
  },
  {
    ...newcomer,
    name: 'profile-confirm',
    path: '/app/account/profile',
    window: true,
    prepare: minutesLater(15),
    before: (at) => press(at, at.t('account.delete.start')),
  },
  { ...newcomer, name: 'settings', path: '/app/account/settings' },
  { ...admin, name: 'admin-speakers', path: '/admin/speakers' },
  { ...admin, name: 'admin-rules', path: '/admin/route-rules' },
  {
    ...admin,
    name: 'admin-rule-wrong',
    path: '/admin/route-rules',
    window: true,
    before: async (at) => {
      await press(at, at.t('admin.rules.add'));
      await at.page.getByLabel(at.t('admin.rules.pattern')).fill('/spring/**');
      await at.page.getByLabel(at.t('admin.rules.target')).fill('http://elsewhere.example');
      await press(at, at.t('shell.save'));
    },
  },
];
