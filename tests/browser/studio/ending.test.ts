import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Counts frames in which a list of audios stood without the notice above it: from there it would jump. */
function noteListsAlone(): void {
  const noted = window as unknown as { alone: number };
  noted.alone = 0;
  const look = () => {
    const list = document.querySelector('[data-row], [data-testid="audio-card"]');
    if (list && !document.querySelector('[data-testid="ending"]')) noted.alone++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe.each(locales)('audios that will soon be deleted (%s)', (locale) => {
  const t = textsIn(locale);
  let me: InBrowser;
  let page: Page;
  let next: string;
  const words = (count: number) => t('library.ending.notice', { count, days: 7 });
  const notice = () => page.getByTestId('ending');

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    // The system's file dialog can't be pressed from here; without it the page makes a blob.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await ask('getMe', me.person);
    await putAudio(me.person, { name: 'Удаан', expiresAt: inDays(60) });
    next = await putAudio(me.person, { name: 'Дараа', expiresAt: inDays(5) });
    await putAudio(me.person, {
      name: 'Үүсээгүй',
      state: 'failed',
      error: 'tts_request_failed',
      storagePath: null,
      expiresAt: inDays(1),
    });
    const id = await putAudio(me.person, { name: 'Архивласан', expiresAt: inDays(3) });
    await ask('updateAudio', me.person, { params: { audioId: id }, input: { archived: true } });
  });

  test.each(['/app', '/app/library'])(
    'are told of on %s, before anything stands below',
    async (path) => {
      const another = await page.context().newPage();
      await another.addInitScript(noteListsAlone);
      await another.goto(path);
      await another.getByTestId('ending').getByText(words(2)).waitFor();
      expect(await another.evaluate(() => (window as unknown as { alone: number }).alone)).toBe(0);
      await another.close();
    },
  );

  test('are listed with the archive’s, the next one first, and downloaded together', async () => {
    await page.goto('/app');
    await notice()
      .getByRole('link', { name: t('library.ending.show') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('library.ending') }).waitFor();
    await page.getByRole('row', { name: 'Дараа' }).waitFor();
    const rows = await page.getByRole('row').all();
    const names = await Promise.all(rows.map((row) => row.getAttribute('aria-label')));
    expect(names).toEqual(['Архивласан', 'Дараа']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('library.collection.zip') }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).sort()).toEqual(['Архивласан.mp3', 'Дараа.mp3']);
  });

  test('are counted again when one of them is deleted elsewhere', async () => {
    await page.goto('/app/library');
    await notice().getByText(words(2)).waitFor();
    await ask('deleteAudio', me.person, { params: { audioId: next } });
    await notice().getByText(words(1)).waitFor();
  });

  test('are not told of again once that was put away, but the next ones are', async () => {
    await page.goto('/app');
    await notice()
      .getByRole('button', { name: t('library.ending.dismiss') })
      .click();
    await notice().waitFor({ state: 'detached' });
    await page.goto('/app/library');
    await page.getByRole('row', { name: 'Удаан' }).waitFor();
    expect(await notice().count()).toBe(0);
    // What ends later than all that was spoken of.
    await putAudio(me.person, { name: 'Сүүлд', expiresAt: inDays(7) });
    await page.reload();
    await notice().getByText(words(1)).waitFor();
  });

  test('are not told of where the person does not want it', async () => {
    await page.goto('/app/account/settings');
    const wanted = page.getByRole('switch', { name: t('account.settings.expiring') });
    const stored = (value: boolean) =>
      until('the preference', async () => {
        const user = await suiteDeps().documents.user(me.person.uid).get();
        return user.data()?.preferences.notifyExpiring === value;
      });
    await wanted.uncheck();
    await stored(false);
    await page.goto('/app/library');
    await page.getByRole('row', { name: 'Удаан' }).waitFor();
    expect(await notice().count()).toBe(0);
    await page.goto('/app/account/settings');
    // Until the account is here the switch stands as it does for most.
    await until('the switch', async () => !(await wanted.isChecked()));
    await wanted.check();
    await stored(true);
    await page.goto('/app/library');
    await notice().getByText(words(1)).waitFor();
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
