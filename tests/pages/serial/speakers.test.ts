import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { addTinyVoice, removeTinyVoice } from '../../support/voices.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin' });

const voice = 'mn+m5';
const natural = 'saran';

test.afterEach(async () => {
  removeTinyVoice(natural);
  const { documents } = suiteDeps();
  for (const name of [voice, natural, 'mn+klatt3']) {
    const added = await documents.speakers().where('voice', '==', name).get();
    for (const { ref } of added.docs) await ref.delete();
  }
  for (const { ref } of (await documents.voiceCosts().get()).docs) await ref.delete();
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

test('a natural voice shows its licence before it is published, plays a sample, and is named when it is gone', async ({
  page,
  t,
}) => {
  await addTinyVoice(natural, 'mms', { licence: 'CC-BY-NC-4.0', commercial: false });
  const licence = t('speakers.terms.licence', { licence: 'CC-BY-NC-4.0' });
  const terms = `${licence} ${t('speakers.terms.noCommercial')}`;
  await page.goto('/admin/speakers');
  await page.getByRole('button', { name: t('speakers.add'), exact: true }).click();
  const added = page.getByRole('dialog', { name: t('speakers.add.title') });
  await added.getByLabel(t('speakers.engine')).selectOption('onnx');
  await expect(added.getByText(natural)).toBeVisible();
  await added.getByLabel(t('speakers.voice'), { exact: true }).fill(natural);
  await expect(added.getByText(terms)).toBeVisible();
  await added.getByLabel(t('speakers.nameMn')).fill('Саран');
  await added.getByLabel(t('speakers.nameEn')).fill('Saran');
  await added.getByLabel(t('speakers.descriptionMn')).fill('Зөөлөн.');
  await added.getByLabel(t('speakers.descriptionEn')).fill('Soft.');
  await added.getByRole('button', { name: t('speakers.add'), exact: true }).click();

  const row = page.getByRole('listitem').filter({ hasText: natural });
  await expect(row.getByText(t('admin.speakers.hidden'))).toBeVisible();
  await expect(row.getByText(terms)).toBeVisible();
  await row.getByRole('button', { name: t('speakers.sample.make', { name: 'Saran' }) }).click();
  await row.getByRole('button', { name: t('player.sample', { name: 'Saran' }) }).click();
  await row.getByRole('button', { name: t('player.sampleStop', { name: 'Saran' }) }).click();

  removeTinyVoice(natural);
  await page.reload();
  await expect(row.getByText(t('speakers.terms.missing'))).toBeVisible();
});

test('fallback voices are added, refused where they repeat, put in order and saved', async ({
  page,
  user: admin,
  t,
}) => {
  const { documents } = suiteDeps();
  const { speakerId } = await ask('adminCreateSpeaker', admin, {
    input: {
      name: { mn: 'Туяа', en: 'Tuya' },
      description: { mn: 'Тод.', en: 'Clear.' },
      language: 'mn',
      gender: 'female',
      engine: 'espeak',
      voice,
      gainDb: 1,
      order: 60,
      premium: false,
    },
  });
  const stored = async () => (await documents.speaker(speakerId).get()).data();
  await page.goto('/admin/speakers');
  const row = page.getByRole('listitem').filter({ hasText: 'Tuya' });
  const dialog = page.getByRole('dialog', { name: t('speakers.edit.title', { name: 'Tuya' }) });
  const own = dialog.getByRole('group', { name: t('speakers.voice.own') });
  const first = dialog.getByRole('group', { name: t('speakers.voice.fallback', { number: 1 }) });
  const save = () => dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();

  await row.getByRole('button', { name: t('speakers.edit.label', { name: 'Tuya' }) }).click();
  await expect(dialog.getByText(t('speakers.voice.add.hint', { seconds: 10 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('speakers.voice.add') }).click();
  await save();
  await expect(first.getByText(t('speakers.wrong.voice'))).toBeVisible();
  await expect(first.getByLabel(t('speakers.voice'), { exact: true })).toBeFocused();
  await first.getByLabel(t('speakers.voice'), { exact: true }).fill(voice);
  await expect(first.getByText(t('errors.voice_repeated'))).toBeVisible();
  await first.getByLabel(t('speakers.voice'), { exact: true }).fill('mn+f2');
  await first.getByLabel(t('speakers.gainDb')).fill('-2');
  await first.getByLabel(t('speakers.usd')).fill('0.016');
  await save();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('espeak · mn+f2 ($0.016 per 1,000 characters)');
  const second = { engine: 'espeak', voice: 'mn+f2', gainDb: -2 };
  expect(await stored()).toMatchObject({ voice, gainDb: 1, fallbacks: [second] });

  // The own voice must be nobody else's, but a fallback may be.
  await row.getByRole('button', { name: t('speakers.edit.label', { name: 'Tuya' }) }).click();
  await dialog.getByRole('button', { name: t('speakers.voice.up', { number: 2 }) }).click();
  await expect(own.getByLabel(t('speakers.voice'), { exact: true })).toHaveValue('mn+f2');
  await expect(own.getByLabel(t('speakers.usd'))).toHaveValue('0.016');
  await save();
  await expect(dialog.getByText(t('errors.speaker_already_exists'))).toBeVisible();
  await own.getByLabel(t('speakers.voice'), { exact: true }).fill('mn+klatt3');
  await save();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({
    voice: 'mn+klatt3',
    gainDb: -2,
    fallbacks: [{ engine: 'espeak', voice, gainDb: 1 }],
  });

  await row.getByRole('button', { name: t('speakers.edit.label', { name: 'Tuya' }) }).click();
  await dialog.getByRole('button', { name: t('speakers.voice.remove', { number: 2 }) }).click();
  await save();
  await expect(dialog).toBeHidden();
  expect((await stored())?.fallbacks).toEqual([]);
});
