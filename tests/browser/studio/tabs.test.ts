import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { audioOf } from '../../support/audios.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { aDocx } from './files.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('two tabs, and a lost connection (%s)', (locale) => {
  const t = textsIn(locale);
  let me: InBrowser;
  let page: Page;
  let other: Page;
  let collection = '';
  const ids = { nuur: '', tal: '' };

  const row = (at: Page, name: string) => at.getByRole('row', { name, exact: true });
  const card = (at: Page, name: string) =>
    at.getByRole('listitem').filter({
      has: at.getByRole('link', { name: t('library.collection.open', { name }) }),
    });
  const gone = (at: Page, name: string) =>
    until(`“${name}” to go`, async () => (await row(at, name).count()) === 0);
  const choose = async (at: Page, name: string, entry: string) => {
    // A tab behind another draws next to nothing.
    await at.bringToFront();
    await row(at, name)
      .getByRole('button', { name: t('library.menu', { name }) })
      .click();
    await at.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const rename = async (at: Page, from: string, to: string) => {
    await choose(at, from, t('library.rename'));
    await at.getByRole('dialog').getByLabel(t('library.rename.name'), { exact: true }).fill(to);
    await at.keyboard.press('Enter');
  };
  const offline = async (is: boolean) => {
    await page.context().setOffline(is);
    const note = page.getByText(t('shell.offline'));
    await note.waitFor({ state: is ? 'visible' : 'detached' });
  };

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale, serviceWorker: true });
    page = me.page;
    other = await page.context().newPage();
    other.on('pageerror', (error) => me.complaints.push(error.message));
    collection = await newCollection(me.person, 'Үлгэрүүд');
    ids.nuur = await putAudio(me.person, { name: 'Нуур' });
    ids.tal = await putAudio(me.person, { name: 'Тал' });
    for (const tab of [page, other]) {
      await tab.goto('/app/library');
      await row(tab, 'Тал').waitFor();
    }
  });

  describe('what one tab does, the other shows', () => {
    test('a new name', async () => {
      await rename(page, 'Нуур', 'Хөх нуур');
      await row(other, 'Хөх нуур').waitFor();
      await rename(other, 'Хөх нуур', 'Нуур');
      await row(page, 'Нуур').waitFor();
    });

    test('a move, with the collection’s count', async () => {
      await choose(other, 'Тал', t('library.save'));
      await other
        .getByRole('dialog')
        .getByRole('button', { name: /Үлгэрүүд/ })
        .click();
      await card(page, 'Үлгэрүүд')
        .getByText(t('library.collection.count', { count: 1 }), { exact: true })
        .waitFor();
      expect((await audioOf(me.person, ids.tal)).collectionId).toBe(collection);
    });

    test('a new collection, an archived audio and the numbers at the top', async () => {
      await page.bringToFront();
      await page
        .getByRole('button', { name: t('library.collection.new') })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel(t('library.collection.name')).fill('Дуунууд');
      await page.keyboard.press('Enter');
      await card(other, 'Дуунууд').waitFor();
      await choose(other, 'Нуур', t('library.archive'));
      await gone(page, 'Нуур');
      await page.getByText(t('library.lead', { audios: 1, collections: 2 })).waitFor();
      const undo = other.getByRole('button', { name: t('library.undo'), exact: true });
      await other
        .locator('div')
        .filter({ hasText: t('library.didArchive', { count: 1 }) })
        .filter({ has: undo })
        .last()
        .getByRole('button', { name: t('library.undo'), exact: true })
        .click();
      await row(page, 'Нуур').waitFor();
    });

    test('a text that is being written', async () => {
      for (const tab of [page, other]) {
        await tab.goto('/app/text2speech');
        await tab.locator('textarea').first().waitFor();
      }
      await page.bringToFront();
      // The driver tells every tab that it has the focus; of real ones only one has.
      await other.evaluate(() => Object.assign(document, { hasFocus: () => false }));
      await page.locator('textarea').first().fill('Хоёр цонхны текст');
      await page.getByLabel(t('editor.name')).fill('Хоёр цонх');
      await until(
        'the text in the other tab',
        async () =>
          (await other.locator('textarea').first().inputValue()) === 'Хоёр цонхны текст' &&
          (await other.getByLabel(t('editor.name')).inputValue()) === 'Хоёр цонх',
      );
      await other.close();
    });
  });

  describe('without a connection', () => {
    test('the page keeps what it has and says so', async () => {
      await page.goto('/app/library');
      await row(page, 'Тал').waitFor();
      await offline(true);
      // Long enough for the database's client to have noticed as well.
      await page.waitForTimeout(1500);
      expect(await page.getByRole('row').count()).toBe(2);
    });

    test('a change fails with its reason, and is taken back', async () => {
      await choose(page, 'Тал', t('library.archive'));
      await page.getByText(t('errors.offline')).first().waitFor();
      await row(page, 'Тал').waitFor();
      await rename(page, 'Нуур', 'Өөр нэр');
      await until('the old name', async () => (await row(page, 'Нуур').count()) === 1);
      expect(await row(page, 'Өөр нэр').count()).toBe(0);
      expect(await audioOf(me.person, ids.tal)).toMatchObject({ archived: false });
    });

    test('a search says why it finds nothing, and finds when the connection is back', async () => {
      await page.getByLabel(t('library.search')).fill('тал');
      await page.getByText(t('library.offline')).waitFor();
      await ask('updateAudio', me.person, {
        params: { audioId: ids.tal },
        input: { name: 'Тал нутаг' },
      });
      await offline(false);
      await row(page, 'Тал нутаг').waitFor();
      await page.getByLabel(t('library.search')).fill('');
    });

    test('what happened elsewhere meanwhile is there by itself when it is back', async () => {
      await row(page, 'Нуур').waitFor();
      await offline(true);
      await ask('updateAudio', me.person, {
        params: { audioId: ids.nuur },
        input: { name: 'Их нуур' },
      });
      await putAudio(me.person, { name: 'Шинэ' });
      await page.waitForTimeout(1000);
      expect(await row(page, 'Нуур').count()).toBe(1);
      await offline(false);
      await row(page, 'Их нуур').waitFor();
      await row(page, 'Шинэ').waitFor();
      await choose(page, 'Шинэ', t('library.archive'));
      await page.getByText(t('library.didArchive', { count: 1 })).waitFor();
      await gone(page, 'Шинэ');
    });

    test('an audio that is not here yet is waited for, never called gone', async () => {
      await page.getByRole('link', { name: 'Их нуур', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Их нуур' }).waitFor();
      await page.goBack();
      await row(page, 'Тал нутаг').waitFor();
      await offline(true);
      await page.getByRole('link', { name: 'Тал нутаг', exact: true }).click();
      await page.waitForTimeout(2500);
      expect(await page.getByText(t('errors.audio.not_found')).count()).toBe(0);
      await offline(false);
      await page.getByRole('heading', { level: 1, name: 'Тал нутаг' }).waitFor();
    });

    test('a page whose code is not here waits for the connection', async () => {
      await offline(true);
      await page.getByRole('link', { name: t('shell.settings'), exact: true }).click();
      await page.waitForTimeout(500);
      await page.getByRole('heading', { level: 1, name: 'Тал нутаг' }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: t('shell.settings') }).waitFor();
    });

    test('what is being written is kept, through a reload too, and made once', async () => {
      const field = page.locator('textarea').first();
      const made = async () =>
        (await suiteDeps().documents.audios(me.person.uid).get()).docs
          .map((doc) => doc.data())
          .filter((audio) => audio.name === 'Хоёр цонх');
      await page.goto('/app/text2speech');
      await until('the draft', async () => (await field.inputValue()) === 'Хоёр цонхны текст');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page
        .getByRole('button', { name: { en: 'Nomin', mn: 'Номин' }[locale] })
        .first()
        .waitFor();
      await offline(true);
      // The reader of such files is loaded with the first of them, which it can't be now.
      await page
        .getByTestId('import')
        .setInputFiles({ name: 'a.docx', mimeType: '', buffer: aDocx(['Нэг']) });
      await page.getByText(t('editor.import.offline', { name: 'a.docx' })).waitFor();
      await field.press('End');
      await page.keyboard.type(' холболтгүй үед');
      await page.keyboard.press('Control+Enter');
      await until(
        'the word in a toast and in place',
        async () => (await page.getByText(t('errors.offline')).count()) >= 2,
      );
      await page.reload();
      await page.getByRole('heading', { name: 'Интернэт холболтгүй байна' }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Try now' }).click();
      await until(
        'the draft',
        async () => (await field.inputValue()) === 'Хоёр цонхны текст холболтгүй үед',
      );
      expect(await page.getByLabel(t('editor.name')).inputValue()).toBe('Хоёр цонх');
      expect(await made()).toEqual([]);
      await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
      await page.getByText(t('editor.done')).waitFor();
      expect(await made()).toMatchObject([{ state: 'done', characters: 32 }]);
    });
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
