import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Removes the API of the system's file dialog, which tests can't operate. The page then downloads a blob. */
export async function withoutFileDialog(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
}

/** Starts a download. Returns the file's name and content. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
