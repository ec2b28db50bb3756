import { press, type Scene, type Shot, settled } from './shot.ts';

const admin = { who: 'admin' } as const;
const pro = 'Тэмүүлэн';

const search = ({ page, t }: Scene, text: string) =>
  page.getByLabel(t('users.search'), { exact: true }).fill(text);

/** Opens a person's menu and takes one of its entries. */
async function ask(at: Scene, name: string, entry?: string): Promise<void> {
  await search(at, name);
  await at.page.locator('tbody tr').nth(1).waitFor({ state: 'detached' });
  await settled(at.page);
  const menu = at.page.getByRole('button', { name: at.t('users.menu', { name }), exact: true });
  await menu.first().click();
  if (entry) await at.page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** An answer of the API that is made up. */
const answering = (path: string, body: object): Pick<Shot, 'prepare'> => ({
  prepare: ({ page }) => page.route(`**/api/v1${path}**`, (route) => route.fulfill({ json: body })),
});

const dialogOf = (entry: Parameters<Scene['t']>[0]): Pick<Shot, 'path' | 'window' | 'before'> => ({
  path: '/admin/users',
  window: true,
  before: (at) => ask(at, pro, at.t(entry)),
});

/** What admins see. */
export const adminShots: readonly Shot[] = [
  { ...admin, name: 'admin', path: '/admin' },
  {
    ...admin,
    name: 'admin-week',
    path: '/admin',
    before: ({ page, t }) =>
      page.getByRole('radio', { name: t('dashboard.range.days', { days: 7 }) }).check(),
  },
  {
    ...admin,
    name: 'admin-quarter-table',
    path: '/admin',
    before: async ({ page, t }) => {
      await page.getByRole('radio', { name: t('dashboard.range.days', { days: 90 }) }).check();
      await page.locator('summary').click();
    },
  },
  {
    ...admin,
    name: 'admin-pointed',
    path: '/admin',
    window: true,
    before: ({ page }) =>
      page.locator('svg[data-figure="characters"]').hover({ position: { x: 90, y: 60 } }),
  },
  { ...admin, name: 'admin-quiet', path: '/admin', ...answering('/admin/stats', { days: [] }) },
  { ...admin, name: 'admin-users', path: '/admin/users' },
  {
    ...admin,
    name: 'admin-users-none',
    path: '/admin/users',
    before: (at) => search(at, 'nobody-at-all'),
  },
  {
    ...admin,
    name: 'admin-users-menu',
    path: '/admin/users',
    window: true,
    before: (at) => ask(at, pro),
  },
  {
    ...admin,
    name: 'admin-credits',
    path: '/admin/users',
    window: true,
    before: async (at) => {
      await ask(at, pro, at.t('users.credits.adjust'));
      await at.page.getByLabel(at.t('users.credits.characters')).fill('30,000');
    },
  },
  {
    ...admin,
    name: 'admin-credits-wrong',
    path: '/admin/users',
    window: true,
    before: async (at) => {
      await ask(at, pro, at.t('users.credits.adjust'));
      await at.page.getByLabel(at.t('users.credits.characters')).fill('-99999999');
      await press(at, at.t('users.credits.confirm'));
    },
  },
  { ...admin, name: 'admin-disable', ...dialogOf('users.disable') },
  { ...admin, name: 'admin-grant', ...dialogOf('users.admin.grant') },
  {
    ...admin,
    name: 'admin-own-account',
    path: '/admin/users',
    window: true,
    before: async (at) => {
      await ask(at, 'Саран', at.t('users.admin.take'));
      await at.page.getByLabel(at.t('actions.reason'), { exact: true }).fill('…');
      await press(at, at.t('users.takeAdmin.confirm'));
      await at.page.getByTestId('toast').first().waitFor();
    },
  },
  { ...admin, name: 'admin-jobs', path: '/admin/jobs' },
  {
    ...admin,
    name: 'admin-jobs-failed',
    path: '/admin/jobs',
    ...answering('/admin/jobs', {
      jobs: [
        {
          name: 'purgeExpiredAudio',
          lastRun: {
            startedAt: '2026-11-20T19:30:00Z',
            endedAt: '2026-11-20T19:30:09Z',
            ok: true,
            result: { deleted: 12, swept: 1 },
          },
        },
        {
          name: 'dailyFigures',
          lastRun: {
            startedAt: '2026-11-20T20:05:00Z',
            endedAt: '2026-11-20T20:05:01Z',
            ok: false,
            result: {},
          },
        },
        { name: 'settleStale', lastRun: null },
      ],
    }),
  },
];
