import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { download, withoutFileDialog } from '../support/downloads.ts';
import { test as base, expect } from '../support/test.ts';

declare global {
  interface Window {
    /** Number of frames with a list but without the notice above it, which would shift the list. */
    listsAlone?: number;
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

interface Ending {
  /** The audio that is deleted first, archived ones aside. */
  nextId: string;
  notice: Locator;
  /** The notice's text for a number of audios. */
  words: (count: number) => string;
}

/** A library with two audios that will soon be deleted, one of them archived, and two without a notice. */
const test = base.extend<{ ending: Ending }>({
  ending: async ({ page, user, t }, use) => {
    await putAudio(user, { name: 'Удаан', expiresAt: inDays(60) });
    const nextId = await putAudio(user, { name: 'Дараа', expiresAt: inDays(5) });
    await putAudio(user, {
      name: 'Үүсээгүй',
      state: 'failed',
      error: 'tts_request_failed',
      storagePath: null,
      expiresAt: inDays(1),
    });
    const audioId = await putAudio(user, { name: 'Архивласан', expiresAt: inDays(3) });
    await ask('updateAudio', user, { params: { audioId }, input: { archived: true } });
    await use({
      nextId,
      notice: page.getByTestId('ending'),
      words: (count) => t('library.ending.notice', { count, days: 7 }),
    });
  },
});

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/app/library');
  await expect(page.getByRole('row', { name: 'Удаан' })).toBeVisible();
}

test('audios that will soon be deleted are announced before any list is drawn', async ({
  page,
  ending,
}) => {
  await page.addInitScript(() => {
    window.listsAlone = 0;
    const look = () => {
      const list = document.querySelector('[data-row], [data-testid="audio-card"]');
      if (list && !document.querySelector('[data-testid="ending"]'))
        window.listsAlone = (window.listsAlone ?? 0) + 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/app', '/app/library'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(ending.notice.getByText(ending.words(2))).toBeVisible();
      await expect(page.locator('[data-row], [data-testid="audio-card"]').first()).toBeVisible();
      expect(await page.evaluate(() => window.listsAlone)).toBe(0);
    });
});

test('audios that end soon are listed with archived ones, the first to expire on top, and downloaded together', async ({
  page,
  user,
  ending,
  t,
}) => {
  // Its notice appears next week. The e-mail about the others already lists it and links to this page.
  await putAudio(user, { name: 'Дараа долоо хоногт', expiresAt: inDays(10) });
  await withoutFileDialog(page);
  await page.goto('/app');
  await ending.notice.getByRole('link', { name: t('library.ending.show') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('library.ending') })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  const names = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  expect(names).toEqual(['Архивласан', 'Дараа', 'Дараа долоо хоногт']);
  const { bytes } = await download(page, () =>
    page.getByRole('button', { name: t('library.collection.zip') }).click(),
  );
  expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
    'Архивласан.mp3',
    'Дараа долоо хоногт.mp3',
    'Дараа.mp3',
  ]);
});

test('the notice follows deletions, stays dismissed, and returns for later audios', async ({
  page,
  user,
  ending,
  t,
}) => {
  const { notice, words, nextId } = ending;
  await openLibrary(page);
  await expect(notice.getByText(words(2))).toBeVisible();
  await ask('deleteAudio', user, { params: { audioId: nextId } });
  await expect(notice.getByText(words(1))).toBeVisible();
  await notice.getByRole('button', { name: t('library.ending.dismiss') }).click();
  await expect(notice).toHaveCount(0);
  await openLibrary(page);
  await expect(notice).toHaveCount(0);
  // Is deleted later than all audios of the dismissed notice.
  await putAudio(user, { name: 'Сүүлд', expiresAt: inDays(7) });
  await page.reload();
  await expect(notice.getByText(words(1))).toBeVisible();
});

test('the notice is hidden if it was turned off', async ({ page, user, ending, t }) => {
  const { notice, words } = ending;
  const wanted = page.getByRole('switch', { name: t('account.settings.expiring') });
  const stored = async () =>
    (await suiteDeps().documents.user(user.uid).get()).data()?.preferences.notifyExpiring;
  await openLibrary(page);
  await expect(notice.getByText(words(2))).toBeVisible();
  await page.goto('/app/account/settings');
  await wanted.uncheck();
  await expect.poll(stored).toBe(false);
  await openLibrary(page);
  await expect(notice).toHaveCount(0);
  await page.goto('/app/account/settings');
  // The switch shows the default until the account has loaded.
  await expect(wanted).not.toBeChecked();
  await wanted.check();
  await expect.poll(stored).toBe(true);
  await openLibrary(page);
  await expect(notice.getByText(words(2))).toBeVisible();
});
