import {
  dialog,
  drawer,
  fromMenu,
  menu,
  type Opened,
  type OpenedPage,
  type Place,
  press,
  type Texts,
} from './opened-thing.ts';

const rules: OpenedPage = {
  name: 'admin, route rules',
  who: 'admin',
  path: () => '/admin/route-rules',
  things: [
    drawer,
    {
      name: 'a new rule',
      open: ({ page, t }) => press(page, t('admin.rules.add')),
      shows: dialog,
    },
    {
      name: 'delete a rule',
      open: ({ page, t }) => press(page, t('admin.rules.delete', { pattern: '/sweep' })),
      shows: dialog,
    },
  ],
};

const toDo = ({ page, t }: Place) => press(page, t('users.menu', { name: 'Тест' }));
const asked = (entry: Parameters<Texts>[0]): Pick<Opened, 'open' | 'shows'> => ({
  open: (at) => fromMenu(at, at.t('users.menu', { name: 'Тест' }), at.t(entry)),
  shows: dialog,
});

const users: OpenedPage = {
  name: 'admin, users',
  who: 'admin',
  path: ({ email }) => `/admin/users?query=${email}`,
  things: [
    { name: 'what to do with somebody', open: toDo, shows: menu },
    { name: 'their credits', ...asked('users.credits.adjust') },
    {
      name: 'their credits, wrong',
      open: async (at) => {
        await fromMenu(at, at.t('users.menu', { name: 'Тест' }), at.t('users.credits.adjust'));
        await press(at.page, at.t('users.credits.confirm'));
        await dialog(at).getByRole('alert').first().waitFor();
      },
      shows: dialog,
    },
    { name: 'disable their account', ...asked('users.disable') },
    { name: 'make them an admin', ...asked('users.admin.grant') },
  ],
};

const dashboard: OpenedPage = {
  name: 'admin',
  who: 'admin',
  path: () => '/admin',
  things: [
    {
      name: 'the figures as a table',
      open: ({ page }) => page.locator('summary').click(),
      shows: ({ page }) => page.getByRole('table'),
      close: ({ page }) => page.locator('summary').click(),
    },
  ],
};
/** What opens on the pages of admins, but for those of the catalogue. */
export const openedAdmin = [rules, users, dashboard] as const;
