import { strFromU8, unzipSync } from 'fflate';
import { audioOf, convert } from '../../support/audios.ts';
import { newCollection } from '../../support/library.ts';
import { download, withoutFileDialog } from '../support/downloads.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const name = 'Тал нутаг';
const segments = ['Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.', 'Баяртай.'];

test('an audio is downloaded as MP3, WAV and subtitles', async ({ page, user, t }) => {
  await withoutFileDialog(page);
  const { id, durationMs } = await convert(user, { segments, name });
  await page.goto(`/app/audio/${id}`);
  await expect(page.locator('[data-word]').first()).toBeVisible();
  const fromMenu = (entry: string) =>
    download(page, async () => {
      await page.getByRole('button', { name: t('library.menu', { name }) }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    });

  await test.step('MP3, from the button of the page', async () => {
    const mp3 = await download(page, async () => {
      await page.getByRole('button', { name: t('library.download'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('library.download.mp3') }).click();
    });
    expect(mp3.name).toBe('Тал нутаг.mp3');
    expect(mp3.bytes.length).toBeGreaterThan(20_000);
  });
  await test.step('MP3 and SRT with one press', async () => {
    const names: string[] = [];
    page.on('download', (file) => names.push(file.suggestedFilename()));
    await page.getByRole('button', { name: t('library.download'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('library.download.both') }).click();
    await expect.poll(() => names).toEqual(['Тал нутаг.mp3', 'Тал нутаг.srt']);
    page.removeAllListeners('download');
  });
  await test.step('WAV, as long as the audio', async () => {
    const wav = await fromMenu(t('library.download.wav'));
    expect(wav.name).toBe('Тал нутаг.wav');
    const view = new DataView(wav.bytes.buffer, wav.bytes.byteOffset);
    expect(strFromU8(wav.bytes.slice(0, 4))).toBe('RIFF');
    const ms = ((wav.bytes.length - 44) / view.getUint32(28, true)) * 1000;
    expect(Math.abs(ms - (durationMs ?? 0))).toBeLessThan(150);
  });
  await test.step('subtitles in both formats', async () => {
    const srt = strFromU8((await fromMenu(t('library.download.srt'))).bytes);
    expect(srt).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nӨглөө эрт/);
    const vtt = strFromU8((await fromMenu(t('library.download.vtt'))).bytes);
    expect(vtt).toMatch(/^WEBVTT\n/);
    expect(vtt).toContain('Баяртай.');
  });
});

test('a collection and a selection are downloaded as a ZIP in which equal names stay apart', async ({
  page,
  user,
  t,
}) => {
  await withoutFileDialog(page);
  const collectionId = await newCollection(user, 'Үлгэрүүд');
  const ids: string[] = [];
  for (const words of ['Нэг дэх.', 'Хоёр дахь.'])
    ids.push((await convert(user, { segments: [words], name, collectionId })).id);
  await page.goto(`/app/library/${collectionId}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const zip = await download(page, async () => {
    await page
      .getByRole('button', { name: t('library.collection.menu', { name: 'Үлгэрүүд' }) })
      .click();
    await page.getByRole('menuitem', { name: t('library.collection.zip') }).click();
  });
  expect(zip.name).toBe('Үлгэрүүд.zip');
  const files = unzipSync(zip.bytes);
  const wanted = ['01 Тал нутаг.mp3', '01 Тал нутаг.srt', '02 Тал нутаг.mp3', '02 Тал нутаг.srt'];
  expect(Object.keys(files).toSorted()).toEqual(wanted);
  for (const [file, bytes] of Object.entries(files)) {
    if (file.endsWith('.mp3')) expect(bytes.length).toBeGreaterThan(3000);
    else expect(strFromU8(bytes)).toMatch(/^1\n00:00:00,\d{3} --> /);
  }
  await expect(toast(page, t('library.download.zipDone', { name: 'Үлгэрүүд' }))).toBeVisible();
  for (const id of ids) expect((await audioOf(user, id)).collectionId).toBe(collectionId);

  await test.step('selected audios are downloaded as one zip file', async () => {
    await page.getByLabel(t('library.select', { name })).first().check();
    const bar = page.getByRole('toolbar');
    await bar.getByRole('button', { name: t('library.selectAll'), exact: true }).click();
    const selected = await download(page, () =>
      bar.getByRole('button', { name: t('library.download'), exact: true }).click(),
    );
    expect(selected.name).toBe(`${t('library.audios')}.zip`);
    expect(Object.keys(unzipSync(selected.bytes)).length).toBe(2);
  });
});
