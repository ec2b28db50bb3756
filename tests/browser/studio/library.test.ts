import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audioOf } from '../../support/audios.ts';
import { counts, newCollection, putAudio } from '../../support/library.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

let me: InBrowser;
let page: Page;
const audios = new Map<string, string>();
const names = ['Алтан намар', 'Боржигон', 'Ганга нуур', 'Дарьганга', 'Ерөөл'];
let collection = '';

const row = (name: string): Locator => page.getByRole('row', { name, exact: true });
const menu = async (name: string, entry: string) => {
  await row(name)
    .getByRole('button', { name: `More for “${name}”` })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
/** Presses Undo in the toast with these words; older toasts may still be there. */
const undo = async (words: string) => {
  const button = page.getByRole('button', { name: 'Undo', exact: true });
  const toast = page.locator('div').filter({ hasText: words }).filter({ has: button }).last();
  await toast.getByRole('button', { name: 'Undo', exact: true }).click();
};
const id = (name: string) => audios.get(name) ?? '';
const stored = async (name: string) => audioOf(me.person, id(name));

beforeAll(async () => {
  me = await inBrowser();
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
afterAll(closeBrowser);

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
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });
  await until('by name', async () => (await order())?.join() === names.join());
  await page.getByLabel('Sort by').selectOption({ label: 'Longest first' });
  await until('longest first', async () => (await order())?.[0] === 'Алтан намар');
  await page.getByLabel('Sort by').selectOption({ label: 'Newest first' });
});

test('finds by the beginning of any word of name or text', async () => {
  await page.getByLabel('Search names and texts').fill('мори');
  await until('one result', async () => (await page.getByRole('row').count()) === 1);
  await row('Ерөөл').waitFor();
  await page.getByLabel('Search names and texts').fill('байхгүй');
  await page.getByText('Nothing found for “байхгүй”').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await row('Боржигон').waitFor();
});

test('moves by the menu and undoes it', async () => {
  await menu('Боржигон', 'Save to collection');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Үлгэрүүд/ })
    .click();
  await page.getByText('saved to “Үлгэрүүд”').waitFor();
  await until('the move', async () => (await stored('Боржигон')).collectionId === collection);
  await undo('saved to “Үлгэрүүд”');
  await until('the way back', async () => (await stored('Боржигон')).collectionId === null);
});

test('moves by dragging onto a collection', async () => {
  await row('Ганга нуур').dragTo(page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' }));
  await until('the move', async () => (await stored('Ганга нуур')).collectionId === collection);
  await page.getByRole('link', { name: 'Open “Үлгэрүүд”' }).click();
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
  await page.getByText('3 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click();
  await page.getByText('3 audios archived').waitFor();
  await until('two left', async () => (await page.getByRole('row').count()) === 2);
  expect((await stored('Ерөөл')).archived).toBe(true);
  await undo('3 audios archived');
  await until('all back', async () => (await page.getByRole('row').count()) === 5);
  await until('restored', async () => !(await stored('Ерөөл')).archived);
});

test('renames, archives and brings back', async () => {
  await menu('Дарьганга', 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill('Дарьганга сум');
  await page.keyboard.press('Enter');
  await row('Дарьганга сум').waitFor();
  await until('the name', async () => (await stored('Дарьганга')).name === 'Дарьганга сум');
  await menu('Дарьганга сум', 'Archive');
  await until('it to go', async () => (await row('Дарьганга сум').count()) === 0);
  await page.goto('/app/library/archived');
  await row('Дарьганга сум').waitFor();
  await menu('Дарьганга сум', 'Restore');
  await until('it to go', async () => (await row('Дарьганга сум').count()) === 0);
});

test('a failed change comes back with a word why', async () => {
  await page.goto('/app/library');
  await row('Алтан намар').waitFor();
  await page.route('**/api/v1/audios/bulk', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'server_error' }),
  );
  await menu('Алтан намар', 'Archive');
  await page.getByText('Something went wrong on our side').waitFor();
  await row('Алтан намар').waitFor();
  await page.unroute('**/api/v1/audios/bulk');
});

test('deletes for good, after asking', async () => {
  await menu('Алтан намар', 'Delete');
  await page.getByRole('dialog').getByText('can’t be undone').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('deleted for good').waitFor();
  await until('it to go', async () => (await row('Алтан намар').count()) === 0);
  await expect(stored('Алтан намар')).rejects.toThrow();
});

test('a collection is made, renamed, archived with its audios, and deleted with them kept', async () => {
  await page.goto('/app/library');
  await page.getByRole('button', { name: 'New collection' }).first().click();
  await page.getByRole('dialog').getByLabel('Name of the collection').fill('Шинэ');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open “Шинэ”' }).waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' });
  const choose = async (entry: string) => {
    await card.getByRole('button', { name: 'More for “Үлгэрүүд”' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Archive collection');
  await until('its audio to go', async () => (await row('Ганга нуур').count()) === 0);
  await undo('and its audios are archived');
  await row('Ганга нуур').waitFor();
  await choose('Delete collection');
  await page.getByLabel('Keep the audios in the library').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
  await until('the card to go', async () => (await card.count()) === 0);
  await row('Ганга нуур').waitFor();
  expect((await stored('Ганга нуур')).collectionId).toBeNull();
  const { stored: kept, counted } = await counts(me.person);
  expect(kept).toEqual(counted);
});

test('two tabs show the same, and one that was offline catches up', async () => {
  const other = await page.context().newPage();
  await other.goto('/app/library');
  await other.getByRole('row', { name: 'Боржигон' }).waitFor();
  await page.context().setOffline(true);
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
  await menu('Боржигон', 'Rename');
  await page.getByRole('dialog').getByLabel('Name').fill('Боржигон нутаг');
  await page.keyboard.press('Enter');
  await other.getByRole('row', { name: 'Боржигон нутаг' }).waitFor();
  await other.close();
});

test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
