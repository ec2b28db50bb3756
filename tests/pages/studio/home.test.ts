import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { putAudio } from '../../support/library.ts';
import type { TestUser } from '../../support/users.ts';
import { expectSheet, paste } from '../support/editor.ts';
import { expectToPlay, interruptPlaying } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** Requests of documents, of the SDK and without it. */
const database = /google\.firestore|:(batchGet|run(Aggregation)?Query)$/;

const expectDone = (user: TestUser, id: string) =>
  expect.poll(async () => (await audioOf(user, id)).state).toBe('done');

test('home lists the newest audios until one was played, then the played ones', async ({
  page,
  user,
  t,
}) => {
  const { id } = await convert(user, { name: 'Тал', segments: ['Сайн байна уу?'] });
  await putAudio(user, { name: 'Уул' });
  const cards = page.getByTestId('audio-card');
  const section = (title: string) => page.getByRole('region', { name: title });
  await page.goto('/app');
  await expect(section(t('home.latest')).getByText('Уул')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await cards
    .filter({ hasText: 'Тал' })
    .getByRole('button', { name: t('player.playNamed', { name: 'Тал' }) })
    .click();
  await expectToPlay(page);
  await interruptPlaying(page);
  await page.reload();
  await expect(section(t('home.recent')).getByText('Тал')).toBeVisible();
  await expect(cards).toHaveCount(1);

  await test.step('a card has the menu of a row', async () => {
    await cards.getByRole('button', { name: t('library.menu', { name: 'Тал' }) }).click();
    for (const entry of ['library.save', 'library.delete'] as const)
      await expect(page.getByRole('menuitem', { name: t(entry), exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: t('library.rename'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByLabel(t('library.rename.name'), { exact: true })
      .fill('Тал нутаг');
    await page.keyboard.press('Enter');
    await expect(cards.filter({ hasText: 'Тал нутаг' })).toBeVisible();
    await expect.poll(async () => (await audioOf(user, id)).name).toBe('Тал нутаг');
  });
});

test('home listens to the database from the first move of the user on', async ({ page, user }) => {
  const audioId = await putAudio(user, { name: 'Уул' });
  const listening: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Listen/')) listening.push(request.url());
  });
  await page.goto('/app');
  const cards = page.getByTestId('audio-card');
  await expect(cards.getByText('Уул')).toBeVisible();
  expect(listening).toEqual([]);
  await ask('updateAudio', user, { params: { audioId }, input: { name: 'Хан уул' } });
  await page.mouse.move(300, 300);
  await expect(cards.getByText('Хан уул')).toBeVisible();
  await expect(cards).toHaveCount(1);
  expect(listening).not.toEqual([]);
});

test('while the database does not answer, home offers a retry and shows the rest', async ({
  page,
  user,
  t,
}) => {
  await putAudio(user, { name: 'Тал' });
  await page.clock.install();
  await page.route(database, () => undefined);
  await page.goto('/app');
  const latest = page.getByRole('region', { name: t('home.latest') });
  await expect(latest).toBeVisible();
  await expect(page.getByText(t('errors.list'))).toHaveCount(0);
  // As long as the app waits for an answer.
  await page.clock.fastForward(10_000);
  await expect(latest.getByText(t('errors.list'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('home.speakers') })).toBeVisible();
  await latest.getByRole('button', { name: t('shell.retry'), exact: true }).click();
  await expect(page.getByText(t('errors.list'))).toHaveCount(0);
  await page.unroute(database);
  await expect(page.getByRole('link', { name: 'Тал' })).toBeVisible();
});

test('a text pasted on the home page opens in the editor, if chosen after an unfinished one', async ({
  page,
  t,
}) => {
  const pasteAtHome = async (text: string) => {
    await page.goto('/app');
    await paste(page.getByLabel(t('home.lead')), text);
  };
  await pasteAtHome('The first.\n\nThe second.');
  await expectSheet(page, 'The first.', 'The second.');
  await expect(page.locator('textarea').last()).toBeFocused();
  await page.keyboard.type(' More');
  await expectSheet(page, 'The first.', 'The second. More');

  await pasteAtHome('The third.');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The first.');
  await dialog.getByRole('button', { name: t('shell.cancel'), exact: true }).click();
  await page.reload();
  await expect(page.getByLabel(t('home.lead'))).toHaveValue('The third.');
  await page.getByRole('button', { name: t('home.goOn'), exact: true }).click();
  await dialog.getByRole('button', { name: t('home.unfinished.add'), exact: true }).click();
  await expectSheet(page, 'The first.', 'The second. More', 'The third.');
  await page.goto('/app');
  await expect(page.getByLabel(t('home.lead'))).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first screen has the box, what was left in the middle and two recent audios', async ({
    page,
    user,
    t,
  }) => {
    for (const name of ['Тал', 'Уул', 'Гол'])
      await putAudio(user, {
        name,
        durationMs: 60_000,
        positionMs: name === 'Уул' ? 20_000 : 0,
      });
    await page.goto('/app');
    const half = page.getByRole('region', { name: t('home.continue'), exact: true });
    await expect(half.getByRole('link', { name: 'Уул' })).toBeVisible();
    await expect(half.getByText(t('home.continue.left', { time: '0:40' }))).toBeVisible();
    const cards = page.getByTestId('audio-card');
    await expect(cards).toHaveCount(2);
    for (const part of [page.getByLabel(t('home.lead')), half, cards.first(), cards.last()])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test.describe('in Mongolian', () => {
    test.use({ language: 'mn' });

    test('what is said of a speaker is not cut', async ({ page, t }) => {
      await page.goto('/app');
      const words = page
        .getByRole('region', { name: t('home.speakers') })
        .getByRole('listitem')
        .locator('div > small');
      await expect(words).toHaveCount(6);
      const cut = await words.evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    });
  });

  test('nothing moves when the audios come, and the greeting keeps to one line', async ({
    page,
    user,
    t,
  }) => {
    await putAudio(user, { name: 'Тал' });
    const displayName = 'Энхбаярын Тэмүүлэн-Очир';
    await ask('updateMe', user, { input: { displayName } });
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(database, async (route) => {
      await asked;
      await route.fallback();
    });
    const speakers = page.waitForResponse('**/api/v1/speakers');
    await page.goto('/app');
    await speakers;
    const below = page.getByRole('region', { name: t('home.speakers') });
    await expect(page.getByRole('region', { name: t('home.latest') })).toBeVisible();
    await expect(below).toHaveCount(0);
    answer();
    await expect(page.getByRole('link', { name: 'Тал' })).toBeVisible();
    await expect(below).toBeVisible();
    const greeting = page.getByRole('heading', { level: 1, name: displayName });
    const box = await greeting.boundingBox();
    expect(box?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a failed reconversion keeps the previous sound and offers a retry', async ({
  page,
  user,
  t,
}) => {
  const { id } = await convert(user, { name: 'Тал', segments: ['Сайн байна уу?'] });
  await page.goto('/app');
  const card = page.getByTestId('audio-card').filter({ hasText: 'Тал' });
  await expect(card).toBeVisible();
  await page.mouse.move(300, 300);
  await suiteDeps()
    .documents.audio(user.uid, id)
    .update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
  await expect(card.getByText(t('library.state.failed'))).toBeVisible();
  await card.getByRole('link', { name: 'Тал' }).click();
  const reason = page.getByText(t('errors.tts_request_failed'));
  await expect(reason).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('player.playNamed', { name: 'Тал' }) })
    .click();
  await expectToPlay(page);
  await interruptPlaying(page);
  await page.getByRole('button', { name: t('editor.retry'), exact: true }).click();
  await expectDone(user, id);
  await expect(reason).toHaveCount(0);
});

test('a failed audio is tried again from its row, and from its menu in the archive', async ({
  page,
  user,
  t,
}) => {
  const name = 'Уул';
  const { id } = await convert(user, { name, segments: ['Сайн байна уу?'] });
  const audio = suiteDeps().documents.audio(user.uid, id);
  const failure = { state: 'failed', error: 'tts_request_failed', storagePath: null } as const;
  await audio.update({ ...failure, updatedAt: new Date() });
  await page.goto('/app/library');
  const row = page.getByRole('row', { name, exact: true });
  const retry = row.getByRole('button', { name: t('library.retryNamed', { name }) });

  await test.step('an error shows how to get more characters', async () => {
    const address = '**/api/v1/audios/*/retry';
    await page.route(address, (route) =>
      route.fulfill({ status: 403, contentType: 'text/plain', body: 'max_characters_exceeded' }),
    );
    await retry.click();
    const refused = toast(page, t('errors.max_characters_exceeded'));
    await expect(refused.getByRole('button', { name: t('shell.upgrade') })).toBeVisible();
    await page.unroute(address);
  });
  await retry.click();
  await expectDone(user, id);
  await expect(
    row
      .getByRole('button', { name: t('player.pauseNamed', { name }) })
      .or(row.getByRole('button', { name: t('player.playNamed', { name }) })),
  ).toBeVisible();

  await audio.update({ ...failure, archived: true, updatedAt: new Date() });
  await page.goto('/app/library/archived');
  await row.getByRole('button', { name: t('library.menu', { name }) }).click();
  await page.getByRole('menuitem', { name: t('editor.retry'), exact: true }).click();
  await expectDone(user, id);
});
