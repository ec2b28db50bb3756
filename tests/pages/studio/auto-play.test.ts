import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { audioOf } from '../../support/audios.ts';
import { audioIdIn } from '../support/editor.ts';
import { heardAt } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

test('without automatic playback nothing plays before the press on play', async ({
  page,
  user,
  t,
}) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stream?')) streams.push(request.url());
  });
  await ask('updateMe', user, { input: { preferences: { autoPlay: false } } });
  await page.goto('/app/text2speech');
  await expect(page.getByRole('switch', { name: t('editor.autoPlay') })).not.toBeChecked();
  await page.locator('textarea').first().fill('Сайн байна уу?');
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  await expect(page.getByText(t('editor.done'))).toBeVisible();
  const audioId = await audioIdIn(page);

  await test.step('nor after a retry', async () => {
    await suiteDeps()
      .documents.audio(user.uid, audioId)
      .update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
    await page.getByRole('button', { name: t('editor.retry') }).click();
    await expect.poll(async () => (await audioOf(user, audioId)).state).toBe('done');
    await expect(page.getByText(t('editor.done'))).toBeVisible();
  });
  expect(streams).toEqual([]);
  expect(await heardAt(page)).toBeNull();

  const { name } = await audioOf(user, audioId);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('player.playNamed', { name }) })
    .first()
    .click();
  await expect.poll(() => heardAt(page)).not.toBeNull();
});
