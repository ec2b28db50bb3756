import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { expect, test } from '../support/test.ts';

test.use({ who: 'admin' });

const voice = 'mn+m5';

test.afterEach(async () => {
  const added = await suiteDeps().documents.speakers().where('voice', '==', voice).get();
  for (const { ref } of added.docs) await ref.delete();
});

test('a speaker is added (after an invalid voice), played, renamed and published', async ({
  page,
  t,
}) => {
  await page.goto('/admin/speakers');
  await page.getByRole('button', { name: t('speakers.add'), exact: true }).click();
  const added = page.getByRole('dialog', { name: t('speakers.add.title') });
  const add = () => added.getByRole('button', { name: t('speakers.add'), exact: true }).click();
  await add();
  await expect(added.getByText(t('speakers.wrong.voice'))).toBeVisible();
  await expect(added.getByText(t('speakers.wrong.text', { max: 120 }))).toHaveCount(2);
  await added.getByLabel(t('speakers.nameMn')).fill('Болд');
  await added.getByLabel(t('speakers.nameEn')).fill('Bold');
  await added.getByLabel(t('speakers.descriptionMn')).fill('Тод.');
  await added.getByLabel(t('speakers.descriptionEn')).fill('Clear.');
  await added.getByLabel(t('speakers.voice'), { exact: true }).fill('mn+nobody');
  await add();
  await expect(added.getByText(t('errors.invalid_voice'))).toBeVisible();
  await expect(added.getByLabel(t('speakers.nameMn'))).toHaveValue('Болд');
  await added.getByLabel(t('speakers.voice'), { exact: true }).fill(voice);
  await add();

  const row = page.getByRole('listitem').filter({ hasText: 'Bold' });
  await expect(row.getByText(t('admin.speakers.hidden'))).toBeVisible();
  await row.getByRole('button', { name: t('speakers.sample.make', { name: 'Bold' }) }).click();
  await row.getByRole('button', { name: t('player.sample', { name: 'Bold' }) }).click();
  await row.getByRole('button', { name: t('player.sampleStop', { name: 'Bold' }) }).click();

  await row.getByRole('button', { name: t('speakers.edit.label', { name: 'Bold' }) }).click();
  const edited = page.getByRole('dialog', { name: t('speakers.edit.title', { name: 'Bold' }) });
  await edited.getByLabel(t('speakers.nameMn')).fill('Дорж');
  await edited.getByLabel(t('speakers.nameEn')).fill('Dorj');
  await edited.getByRole('switch').check();
  await edited.getByRole('button', { name: t('shell.save'), exact: true }).click();
  const after = page.getByRole('listitem').filter({ hasText: 'Dorj' });
  await expect(after.getByText(t('admin.speakers.premium'))).toBeVisible();
  await after.getByRole('switch').click();
  await expect(after.getByText(t('admin.speakers.published'))).toBeVisible();
  const { speakers } = await ask('getSpeakers', null);
  expect(speakers.find((one) => one.voice === voice)).toMatchObject({
    name: { mn: 'Дорж', en: 'Dorj' },
    premium: true,
    published: true,
  });
});
