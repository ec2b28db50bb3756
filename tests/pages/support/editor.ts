import { expect, type Locator, type Page } from '@playwright/test';

export async function openEditor(page: Page, text = ''): Promise<void> {
  await page.goto('/app/text2speech');
  const field = page.locator('textarea').first();
  // The sheet's code loads after the document, so this wait is as long as that of a navigation.
  await field.waitFor({ timeout: 30_000 });
  await field.fill(text);
}

/** Pastes a text into a field, without the system's clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Returns the id of the audio in the editor, once the address has it. */
export async function audioIdIn(page: Page): Promise<string> {
  await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Waits until the sheet has these paragraphs. */
export async function expectSheet(page: Page, ...wanted: string[]): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
    )
    .toEqual(wanted);
}

/** Chooses another speaker of the text's language. */
export async function chooseSpeaker(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: from }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: to })
    .and(page.locator('[class*=choose]'))
    .click();
}
