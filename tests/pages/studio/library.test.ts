import { nameKey } from '@duu/contract/name-key';
import type { Locator, Page } from '@playwright/test';
import { audioOf } from '../../support/audios.ts';
import { countersOf } from '../../support/invariants.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { test as base, expect } from '../support/test.ts';

const names = ['Алтан намар', 'Боржигон', 'Ганга нуур', 'Дарьганга', 'Ерөөл'] as const;
type Name = (typeof names)[number];

interface Library {
  /** The collection "Үлгэрүүд", empty. */
  collectionId: string;
  row: (name: string) => Locator;
  choose: (name: string, entry: string) => Promise<void>;
  /** Presses Undo in the toast with these words; older toasts may still be there. */
  undo: (words: string) => Promise<void>;
  stored: (name: Name) => ReturnType<typeof audioOf>;
}

/** Opens the page of a library with one collection and five audios, from the longest and oldest to the newest. */
const test = base.extend<{ library: Library }>({
  library: async ({ page, user, t }, use) => {
    const collectionId = await newCollection(user, 'Үлгэрүүд');
    const ids = new Map<Name, string>();
    for (const [index, name] of names.entries()) {
      const segments = [name === 'Ерөөл' ? 'Хурдан морины тухай ерөөл.' : 'Сайн байна уу?'];
      const durationMs = 60_000 * (5 - index);
      ids.set(name, await putAudio(user, { name, durationMs, segments }));
    }
    const row = (name: string) => page.getByRole('row', { name, exact: true });
    await page.goto('/app/library');
    await expect(page.getByRole('row')).toHaveCount(5);
    await use({
      collectionId,
      row,
      choose: async (name, entry) => {
        await row(name)
          .getByRole('button', { name: t('library.menu', { name }) })
          .click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
      },
      undo: async (words) => {
        const button = page.getByRole('button', { name: t('library.undo'), exact: true });
        const toast = page.getByTestId('toast').filter({ hasText: words });
        await toast.filter({ has: button }).last().locator(button).click();
      },
      stored: (name) => audioOf(user, ids.get(name) ?? ''),
    });
  },
});

const order = (page: Page) =>
  expect.poll(async () =>
    Promise.all((await page.getByRole('row').all()).map((row) => row.getAttribute('aria-label'))),
  );

test.describe('in Mongolian, where dates are longest', () => {
  test.use({ language: 'mn', viewport: { width: 1280, height: 800 } });

  test('the library shows Mongolian dates in full', async ({ page, library: _ }) => {
    const dates = page.getByRole('gridcell', { name: /^\d{4} оны/ });
    await expect(dates).toHaveCount(names.length);
    const cut = await dates.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth),
    );
    expect(cut).toEqual([]);
  });
});

test('the library is sorted by date, name and length', async ({ page, library: _, t }) => {
  await order(page).toEqual([...names].reverse());
  await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.name') });
  await order(page).toEqual([...names]);
  await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.date') });
  await order(page).toEqual([...names].reverse());
  await page.getByLabel(t('library.sort')).selectOption({ label: t('library.sort.length') });
  await order(page).toEqual([...names]);
});

test('finds audios by the beginning of any word of name or text', async ({ page, library, t }) => {
  await page.getByLabel(t('library.search')).fill('мори');
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(library.row('Ерөөл')).toBeVisible();
  await page.getByLabel(t('library.search')).fill('байхгүй');
  await expect(page.getByText(t('library.search.none', { query: 'байхгүй' }))).toBeVisible();
  await page.getByRole('button', { name: t('library.search.clear') }).click();
  await expect(library.row('Боржигон')).toBeVisible();
});

test('moves by the menu and undoes it', async ({ page, library, t }) => {
  const { choose, undo, stored, collectionId } = library;
  await choose('Боржигон', t('library.save'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Үлгэрүүд/ })
    .click();
  const moved = t('library.moved', { count: 1, name: 'Үлгэрүүд' });
  await expect(page.getByText(moved)).toBeVisible();
  await expect.poll(async () => (await stored('Боржигон')).collectionId).toBe(collectionId);
  await undo(moved);
  await expect.poll(async () => (await stored('Боржигон')).collectionId).toBeNull();
});

test('moves by dragging onto a collection', async ({ page, library, t }) => {
  const { row, stored, collectionId } = library;
  await row('Ганга нуур').dragTo(page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' }));
  await expect.poll(async () => (await stored('Ганга нуур')).collectionId).toBe(collectionId);
  await page
    .getByRole('link', { name: t('library.collection.open', { name: 'Үлгэрүүд' }) })
    .click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(row('Ганга нуур')).toBeVisible();
  await page.goBack();
  await expect(row('Боржигон')).toBeVisible();
});

test('selects with the keyboard, archives several at once and undoes it', async ({
  page,
  library,
  t,
}) => {
  const { row, undo, stored } = library;
  await row('Ерөөл').focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(t('library.selected', { count: 3 }))).toBeVisible();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('library.archive'), exact: true })
    .click();
  await expect(page.getByText(t('library.didArchive', { count: 3 }))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect((await stored('Ерөөл')).archived).toBe(true);
  await undo(t('library.didArchive', { count: 3 }));
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect.poll(async () => (await stored('Ерөөл')).archived).toBe(false);
});

test('renames, archives and restores', async ({ page, library, t }) => {
  const { row, choose, stored } = library;
  await choose('Дарьганга', t('library.rename'));
  await page
    .getByRole('dialog')
    .getByLabel(t('library.rename.name'), { exact: true })
    .fill('Дарьганга сум');
  await page.keyboard.press('Enter');
  await expect(row('Дарьганга сум')).toBeVisible();
  await expect.poll(async () => (await stored('Дарьганга')).name).toBe('Дарьганга сум');
  expect((await stored('Дарьганга')).nameKey).toBe(nameKey('Дарьганга сум'));
  await choose('Дарьганга сум', t('library.archive'));
  await expect(row('Дарьганга сум')).toHaveCount(0);
  await page.goto('/app/library/archived');
  await expect(row('Дарьганга сум')).toBeVisible();
  await choose('Дарьганга сум', t('library.restore'));
  await expect(row('Дарьганга сум')).toHaveCount(0);
});

test('reverts a failed change and shows why', async ({ page, library, t }) => {
  await page.route('**/api/v1/audios/bulk', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'server_error' }),
  );
  await library.choose('Алтан намар', t('library.archive'));
  await expect(page.getByText(t('errors.server_error'))).toBeVisible();
  await expect(library.row('Алтан намар')).toBeVisible();
});

test('deletes permanently after a confirmation', async ({ page, library, t }) => {
  const { row, choose, stored } = library;
  await choose('Алтан намар', t('library.delete'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('library.deleteText'))).toBeVisible();
  await dialog.getByRole('button', { name: t('library.delete'), exact: true }).click();
  await expect(page.getByText(t('library.deleted', { count: 1 }))).toBeVisible();
  await expect(row('Алтан намар')).toHaveCount(0);
  await expect(stored('Алтан намар')).rejects.toThrow('no such audio');
});

test('creates a collection, and another while saving to one', async ({ page, library, t }) => {
  await page
    .getByRole('button', { name: t('library.collection.new') })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(t('library.collection.name')).fill('Шинэ');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: t('library.collection.open', { name: 'Шинэ' }) });
  await expect(link).toBeVisible();

  await library.choose('Ганга нуур', t('library.save'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('library.collection.new'), exact: true }).click();
  const name = dialog.getByLabel(t('library.collection.name'), { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Нуурууд');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('library.moved', { count: 1, name: 'Нуурууд' }))).toBeVisible();
  await expect.poll(async () => (await library.stored('Ганга нуур')).collectionId).not.toBeNull();
});

test('archives a collection with its audios, and deletes it without them', async ({
  page,
  user,
  library,
  t,
}) => {
  const { row, choose, undo, stored, collectionId } = library;
  await choose('Ганга нуур', t('library.save'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Үлгэрүүд/ })
    .click();
  await expect.poll(async () => (await stored('Ганга нуур')).collectionId).toBe(collectionId);
  const card = page.getByRole('listitem').filter({ hasText: 'Үлгэрүүд' });
  const chooseOnCard = async (entry: string) => {
    await card
      .getByRole('button', { name: t('library.collection.menu', { name: 'Үлгэрүүд' }) })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await chooseOnCard(t('library.collection.archive'));
  await expect(row('Ганга нуур')).toHaveCount(0);
  await undo(t('library.collection.archived', { name: 'Үлгэрүүд' }));
  await expect(row('Ганга нуур')).toBeVisible();
  await chooseOnCard(t('library.collection.delete'));
  await page.getByLabel(t('library.collection.keep')).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('library.collection.delete') })
    .click();
  await expect(card).toHaveCount(0);
  await expect(row('Ганга нуур')).toBeVisible();
  await expect.poll(async () => (await stored('Ганга нуур')).collectionId).toBeNull();
  const { stored: kept, counted } = await countersOf(user.uid);
  expect(kept).toEqual(counted);
});
