import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { suiteDeps } from '../../support/admin.ts';
import { expect, test } from '../support/test.ts';
import { axeFaults } from '../sweep/axe-faults.ts';

test.use({ language: 'mn' });

/** A wide picture in three stripes, red, green and blue: its square middle is all green. */
async function stripes(page: Page, type: string): Promise<Buffer> {
  const url = await page.evaluate((kind) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1800;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(at * 600, 0, 600, 600);
    }
    return canvas.toDataURL(kind);
  }, type);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Size and colours at two corners and in the middle, as the browser reads the file. */
function look(page: Page, bytes: Uint8Array) {
  return page.evaluate(
    async (given) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(given)]));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const green = [3, bitmap.width / 2, bitmap.width - 4].map((at) => {
        const [r = 0, g = 0, b = 0] = context?.getImageData(at, at, 1, 1).data ?? [];
        return g > 200 && r < 60 && b < 60;
      });
      return { width: bitmap.width, height: bitmap.height, green };
    },
    [...bytes],
  );
}

/** URLs of the pictures in the sidebar and on the page; null for an initial. */
function shown(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['#sidebar', 'main'].map((part) => {
      const image = document.querySelector<HTMLImageElement>(`${part} img`);
      return image?.complete && image.naturalWidth === 256 ? image.src : null;
    }),
  );
}

const photoPath = async (uid: string) =>
  (await suiteDeps().documents.user(uid).get()).data()?.photoPath ?? null;

const showsPhoto = (page: Page) =>
  expect.poll(async () => (await shown(page)).map((src) => src !== null));

test.beforeEach(({ page }) => page.goto('/app/account/profile'));

test('chooses a photo, shows it everywhere, exports and removes it', async ({
  page,
  user: { uid },
  t,
}) => {
  const choose = page.getByRole('button', { name: t('account.photo.choose'), exact: true });
  await expect(choose).toBeVisible();
  expect(await shown(page)).toEqual([null, null]);
  await page.getByTestId('photo').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await stripes(page, 'image/png'),
  });
  await page.getByRole('button', { name: t('account.photo.place.use') }).click();
  await expect(page.getByText(t('account.photo.saved'))).toBeVisible();
  await showsPhoto(page).toEqual([true, true]);
  const path = await photoPath(uid);
  const bytes = await suiteDeps().files.bytes(path ?? '');
  expect(await look(page, bytes ?? new Uint8Array())).toEqual({
    width: 256,
    height: 256,
    green: [true, true, true],
  });

  await page.reload();
  await showsPhoto(page).toEqual([true, true]);
  expect(await axeFaults(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('account.export.start') }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Buffer.from(files['photo.webp'] ?? [])).toEqual(Buffer.from(bytes ?? []));

  await page.getByRole('button', { name: t('account.photo.remove'), exact: true }).click();
  await expect(page.getByText(t('account.photo.removed'))).toBeVisible();
  await showsPhoto(page).toEqual([false, false]);
  await expect(choose).toBeFocused();
  expect(await photoPath(uid)).toBeNull();
  expect(await suiteDeps().files.size(path ?? '')).toBeNull();
});

test('refuses a file that is not a photo with the reason', async ({ page, user: { uid }, t }) => {
  const choose = (mimeType: string, buffer: Buffer) =>
    page.getByTestId('photo').setInputFiles({ name: 'file', mimeType, buffer });
  const alert = page.locator('main').getByRole('alert');
  const megabytes = 10;

  await choose('image/gif', Buffer.from('GIF89a'));
  await expect(alert.getByText(t('account.photo.wrongKind'))).toBeVisible();
  await choose('image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(alert.getByText(t('account.photo.tooLarge', { megabytes }))).toBeVisible();
  await choose('image/jpeg', Buffer.from('This was a picture once.'));
  await expect(alert.getByText(t('account.photo.unreadable'))).toBeVisible();
  expect(await photoPath(uid)).toBeNull();

  await choose('image/jpeg', await stripes(page, 'image/jpeg'));
  await page.getByRole('button', { name: t('account.photo.place.use') }).click();
  await expect(page.getByText(t('account.photo.saved'))).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('accepts a dropped photo, and shows the server’s error', async ({
  page,
  user: { uid },
  t,
}) => {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given)], 'me.webp', { type: 'image/webp' }));
      return data;
    },
    [...(await stripes(page, 'image/webp'))],
  );
  const place = page.getByRole('group', { name: t('account.photo') });
  await expect(place).toBeVisible();
  await page.route('**/api/v1/me/photo', (route) =>
    route.fulfill({ status: 400, contentType: 'text/plain', body: 'photo.invalid' }),
  );
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  const use = page.getByRole('button', { name: t('account.photo.place.use') });
  await use.click();
  await expect(page.getByText(t('errors.photo.invalid'))).toBeVisible();
  await page.unroute('**/api/v1/me/photo');

  await place.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(place).toHaveAttribute('data-over', 'true');
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await use.click();
  await expect(page.getByText(t('account.photo.saved'))).toBeVisible();
  await expect(place).not.toHaveAttribute('data-over');
  await showsPhoto(page).toEqual([true, true]);
  expect(await photoPath(uid)).not.toBeNull();
});

test('crops the photo to the area chosen with keyboard or pointer', async ({
  page,
  user: { uid },
  t,
}) => {
  const buffer = await stripes(page, 'image/png');
  const use = page.getByRole('button', { name: t('account.photo.place.use') });
  const square = page.getByRole('slider', { name: t('account.photo.place.label') });
  const choose = () =>
    page.getByTestId('photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const green = async () => {
    const bytes = await suiteDeps().files.bytes((await photoPath(uid)) ?? '');
    return (await look(page, bytes ?? new Uint8Array())).green;
  };

  await choose();
  await square.focus();
  await page.keyboard.press('Home');
  expect(await axeFaults(page)).toEqual([]);
  await use.click();
  await expect.poll(() => photoPath(uid)).not.toBeNull();
  const first = await photoPath(uid);
  // Only an outer stripe: the picture is moved to its end.
  expect(await green()).toEqual([false, false, false]);

  // Half a stripe from the middle: half of the photo is green.
  await choose();
  const box = await square.boundingBox();
  if (box === null) throw new Error('The picture is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 4, y);
  await page.mouse.move(x + box.width / 2, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(x - box.width, y);
  await use.click();
  await expect.poll(() => photoPath(uid)).not.toBe(first);
  const half = await green();
  expect([half[0], half[2]]).toEqual([false, true]);

  await choose();
  await page.getByRole('button', { name: t('shell.cancel') }).click();
  await expect(square).toHaveCount(0);
});
