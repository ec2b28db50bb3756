import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Takes the system's file dialog away, which can't be pressed from here; without it the page makes a blob. */
export async function withoutFileDialog(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
}

/** Does what begins a download, and returns the file's name and content. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
