import type { Locator, Page } from '@playwright/test';
import type { textsIn } from './texts.ts';

type Texts = ReturnType<typeof textsIn>;

export function row(page: Page, name: string): Locator {
  return page.getByRole('row', { name, exact: true });
}

/** Chooses an entry of the menu of an audio's row. */
export async function chooseInRow(page: Page, t: Texts, name: string, entry: string) {
  // Background tabs hardly render.
  await page.bringToFront();
  await row(page, name)
    .getByRole('button', { name: t('library.menu', { name }) })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Renames an audio by the menu of its row. */
export async function renameInRow(page: Page, t: Texts, from: string, to: string) {
  await chooseInRow(page, t, from, t('library.rename'));
  await page.getByRole('dialog').getByLabel(t('library.rename.name'), { exact: true }).fill(to);
  await page.keyboard.press('Enter');
}
