import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { newCollection } from '../../support/library.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('downloading (%s)', (locale) => {
  const t = textsIn(locale);

  let me: InBrowser;
  let page: Page;
  let audioId = '';
  let collectionId = '';
  const segments = ['Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.', 'Баяртай.'];

  async function download(
    press: () => Promise<void>,
  ): Promise<{ name: string; bytes: Uint8Array }> {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  const fromMenu = (entry: string) =>
    download(async () => {
      await page.getByRole('button', { name: t('library.menu', { name: 'Тал нутаг' }) }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    });

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    // The system's file dialog can't be pressed from here; without it the page makes a blob.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    collectionId = await newCollection(me.person, 'Үлгэрүүд');
    audioId = (await convert(me.person, { segments, name: 'Тал нутаг', collectionId })).id;
    await page.goto(`/app/audio/${audioId}`);
    await page.locator('[data-word]').first().waitFor();
  });

  test('the MP3 under its name', async () => {
    const { name, bytes } = await fromMenu(t('library.download.mp3'));
    expect(name).toBe('Тал нутаг.mp3');
    expect(bytes.length).toBeGreaterThan(20_000);
  });

  test('a WAV as long as the audio', async () => {
    const { name, bytes } = await fromMenu(t('library.download.wav'));
    expect(name).toBe('Тал нутаг.wav');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(strFromU8(bytes.slice(0, 4))).toBe('RIFF');
    const ms = ((bytes.length - 44) / view.getUint32(28, true)) * 1000;
    const { durationMs } = await audioOf(me.person, audioId);
    expect(Math.abs(ms - (durationMs ?? 0))).toBeLessThan(150);
  });

  test('subtitles in both forms', async () => {
    const srt = strFromU8((await fromMenu(t('library.download.srt'))).bytes);
    expect(srt).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nӨглөө эрт/);
    const vtt = strFromU8((await fromMenu(t('library.download.vtt'))).bytes);
    expect(vtt).toMatch(/^WEBVTT\n/);
    expect(vtt).toContain('Баяртай.');
  });

  test('a collection as a zip, names that meet kept apart', async () => {
    await convert(me.person, { segments: ['Хоёр дахь.'], name: 'Тал нутаг', collectionId });
    await page.goto(`/app/library/${collectionId}`);
    await page.getByRole('row').nth(1).waitFor();
    const { name, bytes } = await download(async () => {
      await page
        .getByRole('button', { name: t('library.collection.menu', { name: 'Үлгэрүүд' }) })
        .click();
      await page.getByRole('menuitem', { name: t('library.collection.zip') }).click();
    });
    expect(name).toBe('Үлгэрүүд.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files).toSorted()).toEqual(['Тал нутаг (2).mp3', 'Тал нутаг.mp3']);
    for (const file of Object.values(files)) expect(file.length).toBeGreaterThan(3000);
    await page.getByText(t('library.download.zipDone', { name: 'Үлгэрүүд' })).waitFor();
  });

  test('a link that has died says so in the library too', async () => {
    const { shareId } = await ask('shareAudio', me.person, { params: { audioId } });
    await page.goto(`/app/audio/${audioId}`);
    await page.getByRole('button', { name: t('sharing.shared'), exact: true }).waitFor();
    await ask('unshareAudio', me.person, { params: { audioId } });
    await page.getByRole('button', { name: t('sharing.share'), exact: true }).waitFor();
    expect(shareId).not.toBe('');
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
