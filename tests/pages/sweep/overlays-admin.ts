import {
  dialog,
  drawer,
  fromMenu,
  menu,
  type Overlay,
  type Place,
  press,
  type Texts,
} from './overlay.ts';
import { userName } from './swept-test.ts';

export const rules: readonly Overlay[] = [
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
];

const openUserMenu = ({ page, t }: Place) => press(page, t('users.menu', { name: userName }));
const fromUserMenu = (entry: Parameters<Texts>[0]): Pick<Overlay, 'open' | 'shows'> => ({
  open: (at) => fromMenu(at, at.t('users.menu', { name: userName }), at.t(entry)),
  shows: dialog,
});

export const users: readonly Overlay[] = [
  { name: 'what to do with somebody', open: openUserMenu, shows: menu },
  { name: 'their credits', ...fromUserMenu('users.credits.adjust') },
  {
    name: 'their credits, wrong',
    open: async (at) => {
      await fromMenu(at, at.t('users.menu', { name: userName }), at.t('users.credits.adjust'));
      await press(at.page, at.t('users.credits.confirm'));
      await dialog(at).getByRole('alert').first().waitFor();
    },
    shows: dialog,
  },
  { name: 'disable their account', ...fromUserMenu('users.disable') },
  { name: 'make them an admin', ...fromUserMenu('users.admin.grant') },
];

export const dashboard: readonly Overlay[] = [
  {
    name: 'the figures as a table',
    open: ({ page }) => page.locator('summary').click(),
    shows: ({ page }) => page.getByRole('table'),
    close: ({ page }) => page.locator('summary').click(),
  },
];
