import type { Locator, Page } from '@playwright/test';
import type { textsIn } from '../support/texts.ts';

export type Texts = ReturnType<typeof textsIn>;

/** Where a thing is opened: the page, and its texts. */
export interface Place {
  readonly page: Page;
  readonly t: Texts;
  /** Whether the sidebar is a drawer, and the tools of the editor are one too. */
  readonly narrow: boolean;
}

/** A dialog, a menu, a drawer: what a page shows only when it is asked to. */
export interface Opened {
  readonly name: string;
  readonly open: (place: Place) => Promise<void>;
  /** What has to be there once it is open. Where Escape closes it, it can take the focus. */
  readonly shows: (place: Place) => Locator;
  /** Where Escape is not what closes it. */
  readonly close?: (place: Place) => Promise<void>;
  readonly onlyNarrow?: boolean;
}

export const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first().click();
export const dialog = ({ page }: Place) => page.getByRole('dialog');
export const menu = ({ page }: Place) => page.getByRole('menu');

/** Opens a menu with the keyboard, as the focus is then shown, and takes one of its entries. */
export const fromMenu = async ({ page }: Place, trigger: string, entry: string) => {
  await press(page, trigger);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

export const drawer: Opened = {
  name: 'the drawer',
  onlyNarrow: true,
  open: ({ page, t }) => press(page, t('shell.menu')),
  shows: ({ page, t }) => page.getByRole('button', { name: t('shell.signOut'), exact: true }),
};
