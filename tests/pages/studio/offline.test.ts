import type { Page } from '@playwright/test';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { fillLibrary } from '../../support/large-library.ts';
import { putAudio } from '../../support/library.ts';
import { openEditor } from '../support/editor.ts';
import { chooseInRow, renameInRow, row } from '../support/library-page.ts';
import { aDocx } from '../support/office-files.ts';
import { expectToPlay } from '../support/playing.ts';
import { test as base, expect } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

interface Connection {
  /** Goes offline once the app is kept. Waits until the page shows it and Firestore's client has noticed. */
  lose: () => Promise<void>;
  /** Goes online. Waits until the page no longer says that it is offline. */
  restore: () => Promise<void>;
}

/** Waits until the service worker has cached the app, so that its pages open offline. */
const appIsKept = (page: Page) =>
  expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/app')))).toBe(true);

const test = base.extend<{ connection: Connection }>({
  connection: async ({ page, t }, use) => {
    const note = page.getByText(t('shell.offline'));
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/Listen/')) failed++;
    });
    await use({
      lose: async () => {
        await appIsKept(page);
        failed = 0;
        await page.context().setOffline(true);
        await expect(note).toBeVisible();
        // After a second failure Firestore's client answers from its cache.
        await expect.poll(() => failed).toBeGreaterThanOrEqual(2);
      },
      restore: async () => {
        await page.context().setOffline(false);
        await expect(note).toHaveCount(0);
      },
    });
  },
});
test.use({ language: 'mn', serviceWorkers: 'allow' });

async function openLibrary(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/app/library');
  for (const name of names) await expect(row(page, name)).toBeVisible();
}

test('offline the library keeps its list, refuses changes, and catches up afterwards', async ({
  page,
  user,
  connection,
  t,
}) => {
  const nuur = await putAudio(user, { name: 'Нуур' });
  const tal = await putAudio(user, { name: 'Тал' });
  await openLibrary(page, ['Нуур', 'Тал']);
  await connection.lose();
  await expect(page.getByRole('row')).toHaveCount(2);

  await test.step('a change fails with its reason and is taken back', async () => {
    await chooseInRow(page, t, 'Тал', t('library.archive'));
    await expect(toast(page, t('errors.offline'))).toBeVisible();
    await expect(row(page, 'Тал')).toBeVisible();
    await renameInRow(page, t, 'Нуур', 'Өөр нэр');
    // What was typed stays in the dialog, for another try.
    const dialog = page.getByRole('dialog');
    const typed = dialog.getByLabel(t('library.rename.name'), { exact: true });
    await expect(typed).toHaveValue('Өөр нэр');
    // Until the request has failed, the dialog stays open.
    await dialog.getByRole('button', { name: t('shell.cancel') }).click();
    await expect(row(page, 'Нуур')).toBeVisible();
    await expect(row(page, 'Өөр нэр')).toHaveCount(0);
    expect(await audioOf(user, tal)).toMatchObject({ archived: false });
    expect(await audioOf(user, nuur)).toMatchObject({ name: 'Нуур' });
  });
  await test.step('a search says why it finds nothing, and finds when it can', async () => {
    await page.getByLabel(t('library.search')).fill('тал');
    await expect(page.getByText(t('errors.list.offline'))).toBeVisible();
    await ask('updateAudio', user, { params: { audioId: tal }, input: { name: 'Тал нутаг' } });
    await connection.restore();
    await expect(row(page, 'Тал нутаг')).toBeVisible();
    await page.getByLabel(t('library.search')).fill('');
    await expect(row(page, 'Нуур')).toBeVisible();
  });
  await test.step('shows changes made elsewhere once the connection is back', async () => {
    await connection.lose();
    await ask('updateAudio', user, { params: { audioId: nuur }, input: { name: 'Их нуур' } });
    await putAudio(user, { name: 'Шинэ' });
    await expect(row(page, 'Нуур')).toBeVisible();
    await connection.restore();
    await expect(row(page, 'Их нуур')).toBeVisible();
    await expect(row(page, 'Шинэ')).toBeVisible();
    await chooseInRow(page, t, 'Шинэ', t('library.archive'));
    await expect(toast(page, t('library.didArchive', { count: 1 }))).toBeVisible();
    await expect(row(page, 'Шинэ')).toHaveCount(0);
  });
});

test('a page that needs the connection waits for it', async ({ page, user, connection, t }) => {
  for (const name of ['Нуур', 'Тал']) await putAudio(user, { name });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await openLibrary(page, ['Нуур', 'Тал']);

  await test.step('an audio that has not come yet is never called gone', async () => {
    // Caches the code of the page, but not the other audio's text.
    await page.getByRole('link', { name: 'Нуур', exact: true }).click();
    await expect(title('Нуур')).toBeVisible();
    await page.goBack();
    await expect(row(page, 'Тал')).toBeVisible();
    await connection.lose();
    await page.evaluate((words) => {
      window.calledGone = 0;
      new MutationObserver(() => {
        if (document.body.innerText.includes(words)) window.calledGone = 1;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, t('errors.audio.not_found'));
    const asked = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/Listen/'),
    );
    await page.getByRole('link', { name: 'Тал', exact: true }).click();
    await asked;
    await connection.restore();
    await expect(title('Тал')).toBeVisible();
    expect(await page.evaluate(() => window.calledGone)).toBe(0);
  });
  await test.step('a page whose code has not come leaves the one before it', async () => {
    await connection.lose();
    const code = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.getByRole('link', { name: t('shell.billing'), exact: true }).click();
    await code;
    await expect(toast(page, t('shell.pageWaits'))).toBeVisible();
    await expect(title('Тал')).toBeVisible();
    // The page reloads itself, so its state until then does not matter.
    await page.context().setOffline(false);
    await expect(title(t('shell.billing'))).toBeVisible();
  });
});

test('a text that is written offline is kept through a reload and converted once', async ({
  page,
  user,
  t,
}) => {
  const field = page.locator('textarea').first();
  const written = 'Хоёр цонхны текст холболтгүй үед';
  const converted = async () =>
    (await suiteDeps().documents.audios(user.uid).get()).docs.map((doc) => doc.data());
  await openEditor(page, 'Хоёр цонхны текст');
  await page.getByLabel(t('editor.name')).fill('Хоёр цонх');
  await expect(page.getByRole('button', { name: 'Номин' }).first()).toBeVisible();
  await appIsKept(page);
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();

  // The code that reads such files loads with the first one, which fails offline.
  await page
    .getByTestId('import')
    .setInputFiles({ name: 'a.docx', mimeType: '', buffer: aDocx(['Нэг']) });
  await expect(toast(page, t('editor.import.offline', { name: 'a.docx' }))).toBeVisible();
  await field.press('End');
  await page.keyboard.type(' холболтгүй үед');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, t('errors.offline'))).toBeVisible();
  const problem = page.getByRole('status').filter({ hasText: t('errors.offline') });
  await expect(problem).toBeVisible();
  await page.context().setOffline(false);
  await expect(problem).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();

  await page.reload();
  await expect(field).toHaveValue(written);
  await page.context().setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toHaveCount(0);
  await expect(page.getByLabel(t('editor.name'))).toHaveValue('Хоёр цонх');
  expect(await converted()).toEqual([]);
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  await expect(page.getByText(t('editor.done'))).toBeVisible();
  expect(await converted()).toMatchObject([{ name: 'Хоёр цонх', state: 'done', characters: 32 }]);
});

test('an audio that is kept on the device plays without a connection, until the sign-out', async ({
  page,
  user,
  t,
}) => {
  const name = 'Нуур';
  await convert(user, { name, segments: ['Нуурын ус тунгалаг.'] });
  await openLibrary(page, [name]);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.locator('[data-word]').first()).toBeVisible();
  const keep = page.getByRole('button', { name: t('library.keep'), exact: true });

  await test.step('a full device is said', async () => {
    await page.evaluate(() => {
      const put = Cache.prototype.put;
      Cache.prototype.put = function (address, answer) {
        if (!String(address).startsWith('/kept/sounds/')) return put.call(this, address, answer);
        Cache.prototype.put = put;
        return Promise.reject(new DOMException('', 'QuotaExceededError'));
      };
    });
    await keep.click();
    await expect(toast(page, t('library.keep.full'))).toBeVisible();
  });
  await keep.click();
  await expect(page.getByRole('button', { name: t('library.keep.remove') })).toBeVisible();
  await appIsKept(page);

  await test.step('page, list and sound are there after a load without a connection', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-word]').first()).toBeVisible();
    await page.getByRole('link', { name: t('shell.library'), exact: true }).click();
    await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
    await expectToPlay(page);
    await expect(row(page, name).getByRole('img', { name: t('library.keep.kept') })).toBeVisible();
  });
  await test.step('the sign-out says that it goes, and takes it away', async () => {
    await page.context().setOffline(false);
    await page.getByRole('button', { name: t('shell.signOut') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('shell.signOut.kept', { count: 1 }));
    await dialog.getByRole('button', { name: t('shell.signOut') }).click();
    await page.waitForURL('**/auth**');
    const kept = () =>
      page.evaluate(async () => (await caches.keys()).filter((cache) => cache.startsWith('kept-')));
    await expect.poll(kept).toEqual([]);
  });
});

test('the sound of an audio that was deleted elsewhere leaves the device', async ({
  page,
  user,
  t,
}) => {
  const name = 'Нуур';
  const { id: audioId } = await convert(user, { name, segments: ['Нуур.'] });
  await page.goto(`/app/audio/${audioId}`);
  await page.getByRole('button', { name: t('library.keep'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('library.keep.remove') })).toBeVisible();
  await page.goto('/app/account/settings');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await ask('deleteAudio', user, { params: { audioId } });
  await page.reload();
  const kept = () =>
    page.evaluate(async (uid) => {
      const answers = await (await caches.open(`kept-${uid}`)).keys();
      return answers.filter(({ url }) => url.includes('/kept/sounds/')).length;
    }, user.uid);
  await expect.poll(kept).toBe(0);
  await expect(page.getByText(t('account.kept.none'))).toBeVisible();
});

test('the library shows offline what was seen of it', async ({ page, user }) => {
  await fillLibrary(user, 60, 0);
  const listed = () =>
    page.getByRole('grid').evaluate((grid) => Math.round(grid.getBoundingClientRect().height / 76));
  /** The most documents of a list that are kept. */
  const kept = () =>
    page.evaluate(async (uid) => {
      const store = await caches.open(`kept-${uid}`);
      const answers = await Promise.all((await store.keys()).map((key) => store.match(key)));
      const isText = (answer: Response) => !answer.headers.get('content-type')?.includes('audio');
      const texts = answers.flatMap((answer) => (answer && isText(answer) ? [answer] : []));
      const values: unknown[] = await Promise.all(texts.map((text) => text.json()));
      return Math.max(...values.map((value) => (Array.isArray(value) ? value.length : 0)));
    }, user.uid);
  await page.goto('/app/library');
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await page.mouse.move(640, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return listed();
    })
    .toBeGreaterThanOrEqual(40);
  await expect.poll(kept).toBeGreaterThanOrEqual(40);
  await appIsKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('[data-row="0"]')).toBeVisible();
  await expect.poll(listed).toBeGreaterThanOrEqual(40);
});

declare global {
  interface Window {
    /** 1 once the page has shown that the audio is deleted. */
    calledGone?: number;
  }
}
