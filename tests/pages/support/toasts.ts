import type { Locator, Page } from '@playwright/test';
import type { textsIn } from './texts.ts';

/** Returns the toast with these words; older toasts may still be open. */
export function toast(page: Page, words: string): Locator {
  return page.getByTestId('toast').filter({ hasText: words }).last();
}

/** Presses Undo in the toast with these words. */
export async function undo(
  page: Page,
  t: ReturnType<typeof textsIn>,
  words: string,
): Promise<void> {
  const button = page.getByRole('button', { name: t('library.undo'), exact: true });
  const toasts = page.getByTestId('toast').filter({ hasText: words });
  await toasts.filter({ has: button }).last().locator(button).click();
}
