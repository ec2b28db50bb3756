import { expect, type Page } from '@playwright/test';

/** Opens the editor with a new text. */
export async function openEditor(page: Page, text = ''): Promise<void> {
  await page.goto('/app/text2speech');
  const field = page.locator('textarea').first();
  // The sheet's code comes after the document: that is part of the navigation and has its patience.
  await field.waitFor({ timeout: 30_000 });
  await field.fill(text);
}

/** The audio whose text is in the editor; waits until what was converted has its address. */
export async function audioIdIn(page: Page): Promise<string> {
  await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Waits until the paragraphs of the sheet are these. */
export async function expectSheet(page: Page, ...wanted: string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
    )
    .toEqual(wanted);
}
