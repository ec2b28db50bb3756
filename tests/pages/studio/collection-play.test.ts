import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { toneMp3 } from '../../support/mp3.ts';
import { download } from '../support/downloads.ts';
import { expectToPlay } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

const names = ['Нэгдүгээр бүлэг', 'Хоёрдугаар бүлэг', 'Гуравдугаар бүлэг'];
const collection = 'Ном';

test('a collection is ordered, plays as a whole, and is shared and saved as one', async ({
  page,
  user,
  openPage,
  t,
}) => {
  const collectionId = await newCollection(user, collection);
  const { documents, files } = suiteDeps();
  for (const [at, name] of names.entries()) {
    const createdAt = new Date(Date.UTC(2026, 10, 1, 10, at));
    const id = await putAudio(user, { name, collectionId, createdAt, durationMs: 1100 });
    const { storagePath } = (await documents.audio(user.uid, id).get()).data() ?? {};
    await files.write(storagePath ?? '', await toneMp3({ seconds: 1 }), 'audio/mpeg');
  }
  await ask('setCover', user, { params: { collectionId }, input: { image: aJpeg } });
  await page.goto(`/app/library/${collectionId}`);
  const row = (name: string | undefined) => page.getByRole('row', { name: name ?? '' });
  const order = expect.poll(async () =>
    Promise.all((await page.getByRole('row').all()).map((one) => one.getAttribute('aria-label'))),
  );
  await order.toEqual(names);

  await test.step('by dragging, by keys and by menu', async () => {
    const grip = row(names[2]).getByTitle(t('library.order.drag'));
    const first = await row(names[0]).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 10, { steps: 6 });
    await page.mouse.up();
    await order.toEqual([names[2], names[0], names[1]]);
    await row(names[1]).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await order.toEqual([names[2], names[1], names[0]]);
    await row(names[0])
      .getByRole('button', { name: t('library.menu', { name: names[0] ?? '' }) })
      .click();
    await page.getByRole('menuitem', { name: t('library.order.first') }).click();
    await order.toEqual([names[0], names[2], names[1]]);
    const stored = async () =>
      (await documents.collection(user.uid, collectionId).get()).data()?.order.length;
    await expect.poll(stored).toBe(3);
    await page.reload();
    await order.toEqual([names[0], names[2], names[1]]);
  });

  await test.step('it plays in that order, also on other pages', async () => {
    await page.getByRole('button', { name: t('library.collection.playAll'), exact: true }).click();
    const player = page.getByRole('region', { name: t('player.region'), exact: true });
    await expect(player).toContainText(names[0] ?? '');
    await expectToPlay(page);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).toBe(collection);
    const picture = player.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    const artwork = page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src);
    expect(await artwork).toBe(await picture.getAttribute('src'));
    await page
      .getByRole('link', { name: t('library.title') })
      .first()
      .click();
    await expect(player).toContainText(names[2] ?? '');
    await expect(player).toContainText(names[1] ?? '');
    await page.goBack();
  });

  await test.step('the closed bar of a phone has a button for the next', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 360, height: 740 });
    const player = page.getByRole('region', { name: t('player.region'), exact: true });
    await expect(player.getByRole('button', { name: t('player.next') })).toBeInViewport();
    await page.setViewportSize({ width, height });
  });

  const choose = async (entry: string) => {
    await page
      .getByRole('button', { name: t('library.collection.menu', { name: collection }) })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await test.step('it is saved as one file', async () => {
    const file = await download(page, () => choose(t('library.collection.mp3')));
    expect(file.name).toBe(`${collection}.mp3`);
    expect(Buffer.from(file.bytes).includes('CTOC')).toBe(true);
  });

  await test.step('it is made an audiobook, and then saved', async () => {
    await choose(t('library.collection.m4b'));
    const save = page.getByRole('button', { name: t('library.audiobook.save') });
    await expect(save).toBeVisible({ timeout: 30_000 });
    const file = await download(page, () => save.click());
    expect(file.name).toBe(`${collection}.m4b`);
    expect(Buffer.from(file.bytes).subarray(4, 12).toString()).toBe('ftypM4B ');
  });

  await test.step('anyone with the link can play it until sharing ends', async () => {
    await choose(t('library.collection.share'));
    await page.getByRole('button', { name: t('sharing.make') }).click();
    const field = page.getByLabel(t('sharing.link'), { exact: true });
    await expect(field).toHaveValue(/player\?list=/);
    const link = await field.inputValue();
    const visitor = await openPage({ session: null });
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: collection, level: 1 })).toBeVisible();
    const entries = visitor.getByRole('list', { name: t('sharing.list') }).getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await entries.first().getByRole('button').click();
    await expectToPlay(visitor);
    // The next one follows by itself.
    await expect(visitor.getByRole('heading', { name: names[2] ?? '', level: 2 })).toBeVisible();
    await page.getByRole('button', { name: t('sharing.stop') }).click();
    await expect(page.getByRole('button', { name: t('sharing.make') })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(t('errors.share.not_found'))).toBeVisible();
  });
});
