import { suiteDeps } from '../../support/admin.ts';
import { putAudio } from '../../support/library.ts';
import { newUserWithAccount } from '../../support/users.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin', language: 'mn' });

test('finds, pages, retries and deletes a user’s audios without showing their names', async ({
  page,
  t,
}) => {
  const owner = await newUserWithAccount();
  const { documents } = suiteDeps();
  for (let n = 0; n < 31; n++)
    await putAudio(owner, { name: 'Нууц нэр', createdAt: new Date(Date.now() - n * 60_000) });
  const failed = await putAudio(owner, {
    state: 'failed',
    error: 'tts_request_failed',
    durationMs: null,
    createdAt: new Date(Date.now() - 3_600_000),
  });
  const subscription = documents.subscription(owner.uid, 'trial');
  await subscription.update({ usedCredits: 490 });

  await page.goto('/admin');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.adminAudios') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('audios.title') })).toBeVisible();
  const rows = page.locator('tbody tr');
  const more = page.getByRole('button', { name: t('shell.more') });
  const search = page.getByLabel(t('audios.owner.search'), { exact: true });
  await search.fill(owner.email);
  await search.press('Enter');
  await expect(rows.filter({ hasText: owner.email })).toHaveCount(30);
  await expect(rows).toHaveCount(30);
  await expect(page.locator('body')).not.toContainText('Нууц');
  await more.click();
  await expect(rows).toHaveCount(32);
  await expect(more).toHaveCount(0);

  await page.getByLabel(t('audios.state'), { exact: true }).selectOption('failed');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(t('errors.tts_request_failed'))).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);

  const button = (id: 'audios.retry.label' | 'audios.delete.label') => {
    const [before = '', after = ''] = t(id, { owner: owner.email, created: '#' }).split('#');
    return rows.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  };
  const dialog = page.getByRole('dialog');
  await button('audios.retry.label').click();
  await dialog.getByRole('button', { name: t('shell.retry') }).click();
  await expect(dialog.getByText(t('audios.retry.noCredit'))).toBeVisible();
  await subscription.update({ usedCredits: 0 });
  await dialog.getByRole('button', { name: t('shell.retry') }).click();
  await expect(rows.getByText(t('audios.state.creating'))).toBeVisible();
  const stored = () => documents.audio(owner.uid, failed).get();
  await expect.poll(async () => (await stored()).data()?.state, { timeout: 30_000 }).toBe('done');

  await button('audios.delete.label').click();
  await expect(dialog.getByText(owner.email)).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.delete') }).click();
  await expect(rows).toHaveCount(0);
  expect((await stored()).exists).toBe(false);
});
