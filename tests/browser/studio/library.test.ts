import { nameKey } from '@duu/contract/name-key';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audioOf } from '../../support/audios.ts';
import { counts, newCollection, putAudio } from '../../support/library.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('the library (%s)', (locale) => {
  const t = textsIn(locale);

  let me: InBrowser;
  let page: Page;
  const audios = new Map<string, string>();
  const names = ['Алтан намар', 'Боржигон', 'Ганга нуур', 'Дарьганга', 'Ерөөл'];
  let collection = '';

  const row = (name: string): Locator => page.getByRole('row', { name, exact: true });
  const menu = async (name: string, entry: string) => {
    await row(name)
      .getByRole('button', { name: t('library.menu', { name }) })
      .click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  /** Presses Undo in the toast with these words; older toasts may still be there. */
  const undo = async (words: string) => {
    const button = page.getByRole('button', { name: t('library.undo'), exact: true });
    const toast = page.locator('div').filter({ hasText: words }).filter({ has: button }).last();
    await toast.getByRole('button', { name: t('library.undo'), exact: true }).click();
  };
  const id = (name: string) => audios.get(name) ?? '';
  const stored = async (name: string) => audioOf(me.person, id(name));

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    collection = await newCollection(me.person, 'Үлгэрүүд');
    for (const [index, name] of names.entries())
      audios.set(
        name,
        await putAudio(me.person, {
          name,
          durationMs: 60_000 * (5 - index),
          segments: [name === 'Ерөөл' ? 'Хурдан морины тухай ерөөл.' : 'Сайн байна уу?'],
        }),
      );
  });

  test('shows what there is, live, and sorts it', async () => {
    await page.goto('/app/library');
    await row('Ерөөл').waitFor();
    const order = async () =>
      (await page.getByRole('row').all()).length === 5
        ? Promise.all(
            (await page.getByRole('row').all()).map((one) => one.getAttribute('aria-label')),
          )
        : null;
    await until('newest first', async () => (await order())?.[0] === 'Ерөөл');
    await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.name') });
    await until('by name', async () => (await order())?.join() === names.join());
    await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.length') });
    await until('longest first', async () => (await order())?.[0] === 'Алтан намар');
    await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.date') });
  });

  test('finds by the beginning of any word of name or text', async () => {
    await page.getByLabel(t('library.search')).fill('мори');
    await until('one result', async () => (await page.getByRole('row').count()) === 1);
    await row('Ерөөл').waitFor();
    await page.getByLabel(t('library.search')).fill('байхгүй');
    await page.getByText(t('library.search.none', { query: 'байхгүй' })).waitFor();
    await page.getByRole('button', { name: t('library.search.clear') }).click();
    await row('Боржигон').waitFor();
  });

  test('moves by the menu and undoes it', async () => {
    await menu('Боржигон', t('library.save'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Үлгэрүүд/ })
      .click();
    await page.getByText(t('library.moved', { count: 1, name: 'Үлгэрүүд' })).waitFor();
    await until('the move', async () => (await stored('Боржигон')).collectionId === collection);
    await undo(t('library.moved', { count: 1, name: 'Үлгэрүүд' }));
    await until('the way back', async () => (await stored('Боржигон')).collectionId === null);
  });

  test('moves by dragging onto a collection', async () => {
    await row('Ганга нуур').dragTo(page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' }));
    await until('the move', async () => (await stored('Ганга нуур')).collectionId === collection);
    await page
      .getByRole('link', { name: t('library.collection.open', { name: 'Үлгэрүүд' }) })
      .click();
    await until('its one audio', async () => (await page.getByRole('row').count()) === 1);
    await row('Ганга нуур').waitFor();
    await page.goBack();
    await row('Боржигон').waitFor();
  });

  test('selects with shift and the keyboard, archives many at once and undoes it', async () => {
    await row('Ерөөл').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(t('library.selected', { count: 3 })).waitFor();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: t('library.archive'), exact: true })
      .click();
    await page.getByText(t('library.didArchive', { count: 3 })).waitFor();
    await until('two left', async () => (await page.getByRole('row').count()) === 2);
    expect((await stored('Ерөөл')).archived).toBe(true);
    await undo(t('library.didArchive', { count: 3 }));
    await until('all back', async () => (await page.getByRole('row').count()) === 5);
    await until('restored', async () => !(await stored('Ерөөл')).archived);
  });

  test('renames, archives and brings back', async () => {
    await menu('Дарьганга', t('library.rename'));
    await page
      .getByRole('dialog')
      .getByLabel(t('library.rename.name'), { exact: true })
      .fill('Дарьганга сум');
    await page.keyboard.press('Enter');
    await row('Дарьганга сум').waitFor();
    await until('the name', async () => (await stored('Дарьганга')).name === 'Дарьганга сум');
    expect((await stored('Дарьганга')).nameKey).toBe(nameKey('Дарьганга сум'));
    await menu('Дарьганга сум', t('library.archive'));
    await until('it to go', async () => (await row('Дарьганга сум').count()) === 0);
    await page.goto('/app/library/archived');
    await row('Дарьганга сум').waitFor();
    await menu('Дарьганга сум', t('library.restore'));
    await until('it to go', async () => (await row('Дарьганга сум').count()) === 0);
  });

  test('a failed change comes back with a word why', async () => {
    await page.goto('/app/library');
    await row('Алтан намар').waitFor();
    await page.route('**/api/v1/audios/bulk', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'server_error' }),
    );
    await menu('Алтан намар', t('library.archive'));
    await page.getByText(t('errors.server_error')).waitFor();
    await row('Алтан намар').waitFor();
    await page.unroute('**/api/v1/audios/bulk');
  });

  test('deletes for good, after asking', async () => {
    await menu('Алтан намар', t('library.delete'));
    await page.getByRole('dialog').getByText(t('library.deleteText')).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('library.delete'), exact: true })
      .click();
    await page.getByText(t('library.deleted', { count: 1 })).waitFor();
    await until('it to go', async () => (await row('Алтан намар').count()) === 0);
    await expect(stored('Алтан намар')).rejects.toThrow();
  });

  test('a collection is made, renamed, archived with its audios, and deleted with them kept', async () => {
    await page.goto('/app/library');
    await page
      .getByRole('button', { name: t('library.collection.new') })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(t('library.collection.name')).fill('Шинэ');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: t('library.collection.open', { name: 'Шинэ' }) })
      .waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' });
    const choose = async (entry: string) => {
      await card
        .getByRole('button', { name: t('library.collection.menu', { name: 'Үлгэрүүд' }) })
        .click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose(t('library.collection.archive'));
    await until('its audio to go', async () => (await row('Ганга нуур').count()) === 0);
    await undo(t('library.collection.archived', { name: 'Үлгэрүүд' }));
    await row('Ганга нуур').waitFor();
    await choose(t('library.collection.delete'));
    await page.getByLabel(t('library.collection.keep')).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('library.collection.delete') })
      .click();
    await until('the card to go', async () => (await card.count()) === 0);
    await row('Ганга нуур').waitFor();
    expect((await stored('Ганга нуур')).collectionId).toBeNull();
    const { stored: kept, counted } = await counts(me.person);
    expect(kept).toEqual(counted);
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
