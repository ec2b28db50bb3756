import type { Locator, Page } from '@playwright/test';
import type { textsIn } from '../support/texts.ts';

export type Texts = ReturnType<typeof textsIn>;

/** The page on which an overlay is opened, with its texts. */
export interface Place {
  readonly page: Page;
  readonly t: Texts;
  /** Whether the sidebar and the editor's tools are drawers. */
  readonly narrow: boolean;
}

/** A dialog, menu or drawer, and how a test opens it. */
export interface Overlay {
  readonly name: string;
  readonly open: (place: Place) => Promise<void>;
  /** An element of the open overlay. If Escape closes the overlay, the element can take the focus. */
  readonly shows: (place: Place) => Locator;
  /** If Escape does not close it. */
  readonly close?: (place: Place) => Promise<void>;
  readonly onlyNarrow?: boolean;
}

export const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first().click();
export const dialog = ({ page }: Place) => page.getByRole('dialog');
export const menu = ({ page }: Place) => page.getByRole('menu');

/** Opens a menu with the keyboard, which makes the focus visible, and presses one of its entries. */
export const fromMenu = async ({ page }: Place, trigger: string, entry: string) => {
  await press(page, trigger);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

export const drawer: Overlay = {
  name: 'the drawer',
  onlyNarrow: true,
  open: ({ page, t }) => press(page, t('shell.menu')),
  shows: ({ page, t }) => page.getByRole('button', { name: t('shell.signOut'), exact: true }),
};
