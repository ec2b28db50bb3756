import type { Page } from '@playwright/test';
import { audioOf } from '../../support/audios.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { givePro } from '../../support/users.ts';
import { audioIdIn, openEditor } from '../support/editor.ts';
import { chooseInRow, renameInRow, row } from '../support/library-page.ts';
import { expectToPlay, isPaused } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

test('changes in the library appear in the other tab', async ({ page, user, t }) => {
  const collectionId = await newCollection(user, 'Үлгэрүүд');
  await putAudio(user, { name: 'Нуур' });
  const tal = await putAudio(user, { name: 'Тал' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/app/library');
    await expect(row(tab, 'Тал')).toBeVisible();
  }
  const card = (at: Page, name: string) =>
    at.getByRole('listitem').filter({
      has: at.getByRole('link', { name: t('library.collection.open', { name }) }),
    });

  await test.step('a new name, both ways', async () => {
    await renameInRow(page, t, 'Нуур', 'Хөх нуур');
    await expect(row(other, 'Хөх нуур')).toBeVisible();
    await renameInRow(other, t, 'Хөх нуур', 'Нуур');
    await expect(row(page, 'Нуур')).toBeVisible();
  });
  await test.step('a move, with the collection’s count', async () => {
    await chooseInRow(other, t, 'Тал', t('library.save'));
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /Үлгэрүүд/ })
      .click();
    const count = t('library.collection.count', { count: 1 });
    await expect(card(page, 'Үлгэрүүд').getByText(count, { exact: true })).toBeVisible();
    await expect.poll(async () => (await audioOf(user, tal)).collectionId).toBe(collectionId);
  });
  await test.step('a new collection', async () => {
    await page.bringToFront();
    await page
      .getByRole('button', { name: t('library.collection.new') })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(t('library.collection.name')).fill('Дуунууд');
    await page.keyboard.press('Enter');
    await expect(card(other, 'Дуунууд')).toBeVisible();
  });
  await test.step('an archived audio with the totals, and its undo', async () => {
    await chooseInRow(other, t, 'Нуур', t('library.archive'));
    await expect(row(page, 'Нуур')).toHaveCount(0);
    await expect(page.getByText(t('library.lead', { audios: 1, collections: 2 }))).toBeVisible();
    await undo(other, t, t('library.didArchive', { count: 1 }));
    await expect(row(page, 'Нуур')).toBeVisible();
  });
});

test('a text written in one tab appears in the other', async ({ page, t }) => {
  const other = await page.context().newPage();
  await openEditor(other);
  await openEditor(page);
  await page.bringToFront();
  // Playwright gives every tab the focus; in a real browser only one has it.
  await other.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await page.locator('textarea').first().fill('Хоёр цонхны текст');
  await page.getByLabel(t('editor.name')).fill('Хоёр цонх');
  await expect(other.locator('textarea').first()).toHaveValue('Хоёр цонхны текст');
  await expect(other.getByLabel(t('editor.name'))).toHaveValue('Хоёр цонх');
});

test('a conversion keeps playing after a reload, until another tab plays', async ({
  page,
  user,
  t,
}) => {
  await givePro(user);
  // Long enough to convert for some seconds, and not cached.
  const first = Date.now() % 1_000_000;
  const sentences = Array.from({ length: 60 }, (_, at) => `${first + at} дахь өдөр нар мандав.`);
  await openEditor(page, sentences.join(' '));
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  const audioId = await audioIdIn(page);
  await expectToPlay(page);
  expect((await audioOf(user, audioId)).state).toBe('creating');
  await page.reload();
  await expectToPlay(page);

  const other = await page.context().newPage();
  const { name } = await audioOf(user, audioId);
  await other.goto(`/app/audio/${audioId}`);
  await other
    .getByRole('main')
    .getByRole('button', { name: t('player.playNamed', { name }) })
    .click();
  await expectToPlay(other);
  await expect.poll(() => isPaused(page)).toBe(true);
});
