import { suiteDeps } from '../../support/admin.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { putAudio } from '../../support/library.ts';
import type { Person } from '../../support/people.ts';
import { expectSheet } from '../support/editor.ts';
import { expectToPlay, interruptPlaying } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const expectDone = (person: Person, id: string) =>
  expect.poll(async () => (await audioOf(person, id)).state).toBe('done');

test('home lists the newest audios until one was played, then the played ones', async ({
  page,
  person,
  t,
}) => {
  const { id } = await convert(person, { name: 'Тал', segments: ['Сайн байна уу?'] });
  await putAudio(person, { name: 'Уул' });
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
    await expect.poll(async () => (await audioOf(person, id)).name).toBe('Тал нутаг');
  });
});

test('a text pasted on the home page opens in the editor, if chosen after an unfinished one', async ({
  page,
  t,
}) => {
  const paste = async (text: string) => {
    await page.goto('/app');
    await page.getByLabel(t('home.lead')).focus();
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  };
  await paste('The first.\n\nThe second.');
  await expectSheet(page, 'The first.', 'The second.');
  await expect(page.locator('textarea').last()).toBeFocused();
  await page.keyboard.type(' More');
  await expectSheet(page, 'The first.', 'The second. More');

  await paste('The third.');
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
    person,
    t,
  }) => {
    for (const name of ['Тал', 'Уул', 'Гол'])
      await putAudio(person, {
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
});

test('a failed reconversion keeps the previous sound and offers a retry', async ({
  page,
  person,
  t,
}) => {
  const { id } = await convert(person, { name: 'Тал', segments: ['Сайн байна уу?'] });
  await page.goto('/app');
  const card = page.getByTestId('audio-card').filter({ hasText: 'Тал' });
  await expect(card).toBeVisible();
  await suiteDeps()
    .documents.audio(person.uid, id)
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
  await expectDone(person, id);
  await expect(reason).toHaveCount(0);
});

test('a failed audio is tried again from its row, and from its menu in the archive', async ({
  page,
  person,
  t,
}) => {
  const name = 'Уул';
  const { id } = await convert(person, { name, segments: ['Сайн байна уу?'] });
  const audio = suiteDeps().documents.audio(person.uid, id);
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
  await expectDone(person, id);
  await expect(
    row
      .getByRole('button', { name: t('player.pauseNamed', { name }) })
      .or(row.getByRole('button', { name: t('player.playNamed', { name }) })),
  ).toBeVisible();

  await audio.update({ ...failure, archived: true, updatedAt: new Date() });
  await page.goto('/app/library/archived');
  await row.getByRole('button', { name: t('library.menu', { name }) }).click();
  await page.getByRole('menuitem', { name: t('editor.retry'), exact: true }).click();
  await expectDone(person, id);
});
