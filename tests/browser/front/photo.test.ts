import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import { someone } from '../support/sign-in.ts';
import { locales, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

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

/** Addresses of the pictures that are shown, in the sidebar and on the page; null where it is the letter. */
function shown(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['#sidebar', 'main'].map((part) => {
      const image = document.querySelector<HTMLImageElement>(`${part} img`);
      return image?.complete && image.naturalWidth === 256 ? image.src : null;
    }),
  );
}

async function atProfile(locale: 'en' | 'mn', name: string) {
  const page = await newPage({ chosen: locale });
  const email = someone(name);
  await comeBack(page, email);
  const { uid } = await getAuth(adminApp()).getUserByEmail(email);
  await page.goto(`/${locale}/app/account/profile`);
  return { page, uid, t: textsIn(locale) };
}

const pathOf = async (uid: string) =>
  (await suiteDeps().documents.user(uid).get()).data()?.photoPath ?? null;

test.each(locales)(
  'a photo is chosen, shown everywhere, taken along and removed (%s)',
  async (locale) => {
    const { page, uid, t } = await atProfile(locale, `photo-${locale}`);
    await page.getByRole('button', { name: t('account.photo.choose'), exact: true }).waitFor();
    expect(await shown(page)).toEqual([null, null]);
    await page.getByTestId('photo').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await stripes(page, 'image/png'),
    });
    await page.getByRole('button', { name: t('account.photo.place.use') }).click();
    await page.getByText(t('account.photo.saved')).waitFor();
    await until('the photo', async () => (await shown(page)).every((src) => src !== null));
    const first = await pathOf(uid);
    const bytes = await suiteDeps().files.bytes(first ?? '');
    expect(await look(page, bytes ?? new Uint8Array())).toEqual({
      width: 256,
      height: 256,
      green: [true, true, true],
    });

    await page.reload();
    await until('the photo after a reload', async () =>
      (await shown(page)).every((src) => src !== null),
    );
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map((one) => one.id)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('account.export.start') }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    expect(Buffer.from(files['photo.webp'] ?? [])).toEqual(Buffer.from(bytes ?? []));

    await page.getByRole('button', { name: t('account.photo.remove'), exact: true }).click();
    await page.getByText(t('account.photo.removed')).waitFor();
    await until('the letter', async () => (await shown(page)).every((src) => src === null));
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toBe(t('account.photo.choose'));
    expect(await pathOf(uid)).toBeNull();
    expect(await suiteDeps().files.size(first ?? '')).toBeNull();
    await page.context().close();
  },
);

test.each(locales)('a file that is no photo is refused with the reason (%s)', async (locale) => {
  const { page, uid, t } = await atProfile(locale, `no-photo-${locale}`);
  const choose = (mimeType: string, buffer: Buffer) =>
    page.getByTestId('photo').setInputFiles({ name: 'file', mimeType, buffer });
  const alert = page.locator('main').getByRole('alert');
  const megabytes = 10;

  await choose('image/gif', Buffer.from('GIF89a'));
  await alert.getByText(t('account.photo.wrongKind')).waitFor();
  await choose('image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await alert.getByText(t('account.photo.tooLarge', { megabytes })).waitFor();
  await choose('image/jpeg', Buffer.from('This was a picture once.'));
  await alert.getByText(t('account.photo.unreadable')).waitFor();
  expect(await pathOf(uid)).toBeNull();

  // A good one takes the word away.
  await choose('image/jpeg', await stripes(page, 'image/jpeg'));
  await page.getByRole('button', { name: t('account.photo.place.use') }).click();
  await page.getByText(t('account.photo.saved')).waitFor();
  await alert.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a photo can be dropped on its place, and what the server refuses is said', async () => {
  const { page, uid, t } = await atProfile('en', 'dropped-photo');
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given)], 'me.webp', { type: 'image/webp' }));
      return data;
    },
    [...(await stripes(page, 'image/webp'))],
  );
  const place = page.getByRole('group', { name: t('account.photo') });
  await place.waitFor();
  await page.route('**/api/v1/me/photo', (route) =>
    route.fulfill({ status: 400, contentType: 'text/plain', body: 'photo.invalid' }),
  );
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  const use = page.getByRole('button', { name: t('account.photo.place.use') });
  await use.click();
  await page.getByText(t('errors.photo.invalid')).waitFor();
  await page.unroute('**/api/v1/me/photo');

  await place.dispatchEvent('dragenter', { dataTransfer: transfer });
  expect(await place.getAttribute('data-over')).toBe('true');
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await use.click();
  await page.getByText(t('account.photo.saved')).waitFor();
  expect(await place.getAttribute('data-over')).toBeNull();
  await until('the photo', async () => (await shown(page)).every((src) => src !== null));
  expect(await pathOf(uid)).not.toBeNull();
  await page.context().close();
});

test.each(locales)('which part is seen is for the person to say (%s)', async (locale) => {
  const { page, uid, t } = await atProfile(locale, `photo-part-${locale}`);
  const buffer = await stripes(page, 'image/png');
  const use = page.getByRole('button', { name: t('account.photo.place.use') });
  const square = page.getByRole('slider', { name: t('account.photo.place.label') });
  const choose = () =>
    page.getByTestId('photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const green = async () =>
    (
      await look(
        page,
        (await suiteDeps().files.bytes((await pathOf(uid)) ?? '')) ?? new Uint8Array(),
      )
    ).green;

  await choose();
  await square.focus();
  await page.keyboard.press('Home');
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
  await use.click();
  const first = await until('the photo', () => pathOf(uid));
  // All blue: the picture as far to the left as it goes.
  expect(await green()).toEqual([false, false, false]);

  // From the middle by half of a stripe: half of it is green.
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
  await until('another photo', async () => (await pathOf(uid)) !== first);
  expect((await green()).slice(0, 1)).toEqual([false]);
  expect((await green()).slice(2)).toEqual([true]);

  await choose();
  await page.getByRole('button', { name: t('shell.cancel') }).click();
  await square.waitFor({ state: 'detached' });
  await page.context().close();
});
