import { suiteDeps } from '../../support/admin.ts';
import { fillLibrary } from '../../support/large-library.ts';
import { readsOf, recordChannels, sumUp } from '../support/count-reads.ts';
import { expect, test } from '../support/test.ts';

/** Many times the first page, so that the test shows whether reads or rows grow. bench/library-scale.ts measures time. */
const many = { audios: 400, collections: 60 };
/** The most documents that opening the library may read, and the list's first page of audios. */
const most = 35;
const firstPage = 25;

test('a large library reads and renders only visible rows', async ({ page, user, t }) => {
  await fillLibrary(user, many.audios, many.collections);
  const counters = (await suiteDeps().documents.user(user.uid).get()).data()?.counters;
  await recordChannels(page.context());
  await page.goto('/app/library');
  await expect(
    page.getByText(
      t('library.lead', {
        audios: counters?.audios ?? Number.NaN,
        collections: many.collections,
      }),
    ),
  ).toBeVisible();
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await expect(page.getByTestId('ending')).toBeVisible();
  const opened = await readsOf(page);
  expect(opened.length, sumUp(opened)).toBeGreaterThan(20);
  expect(opened.length, sumUp(opened)).toBeLessThanOrEqual(most);

  await page.mouse.move(640, 500);
  const lastRow = page.locator('[data-row]').last();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return Number(await lastRow.getAttribute('data-row'));
    })
    .toBeGreaterThan(100);
  expect(await page.getByRole('row').count()).toBeLessThan(40);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', `${counters?.audios}`);
  // Each further page is read once, and once more as it is closed at its last document.
  const loaded = await page
    .getByRole('grid')
    .evaluate((grid) => Math.round(grid.getBoundingClientRect().height / 76));
  expect(loaded).toBeLessThan(200);
  const read = await readsOf(page);
  expect(read.length, sumUp(read)).toBeLessThanOrEqual(most + firstPage + 2 * (loaded - firstPage));
});
