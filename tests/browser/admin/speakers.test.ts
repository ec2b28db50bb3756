import { afterAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { adminPage } from '../support/admin-page.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';

const voices = { en: 'mn+m5', mn: 'mn+m4' } as const;

afterAll(async () => {
  const { documents } = suiteDeps();
  for (const voice of Object.values(voices))
    for (const doc of (await documents.speakers().where('voice', '==', voice).get()).docs)
      await doc.ref.delete();
  await closeBrowser();
});

describe.each(locales)('in %s', (locale) => {
  const t = textsIn(locale);

  test('a speaker is added, after a voice that there is not, heard, renamed and published', async () => {
    const page = await adminPage({ chosen: locale }, `/${locale}/admin/speakers`);
    await page.getByRole('button', { name: t('speakers.add'), exact: true }).click();
    const added = page.getByRole('dialog', { name: t('speakers.add.title') });
    const add = () => added.getByRole('button', { name: t('speakers.add'), exact: true }).click();
    await add();
    await added.getByText(t('speakers.wrong.voice')).waitFor();
    expect(await added.getByText(t('speakers.wrong.text', { max: 120 })).count()).toBe(2);
    const name = { mn: `Болд ${locale}`, en: `Bold ${locale}` };
    await added.getByLabel(t('speakers.nameMn')).fill(name.mn);
    await added.getByLabel(t('speakers.nameEn')).fill(name.en);
    await added.getByLabel(t('speakers.descriptionMn')).fill('Тод.');
    await added.getByLabel(t('speakers.descriptionEn')).fill('Clear.');
    await added.getByLabel(t('speakers.voice'), { exact: true }).fill('mn+nobody');
    await add();
    await added.getByText(t('errors.invalid_voice')).waitFor();
    expect(await added.getByLabel(t('speakers.nameMn')).inputValue()).toBe(name.mn);
    await added.getByLabel(t('speakers.voice'), { exact: true }).fill(voices[locale]);
    await add();

    const row = page.getByRole('listitem').filter({ hasText: name[locale] });
    await row.getByText(t('admin.speakers.hidden')).waitFor();
    await row
      .getByRole('button', { name: t('speakers.sample.make', { name: name[locale] }) })
      .click();
    await row.getByRole('button', { name: t('player.sample', { name: name[locale] }) }).click();
    await row.getByRole('button', { name: t('player.sampleStop', { name: name[locale] }) }).click();

    await row
      .getByRole('button', { name: t('speakers.edit.label', { name: name[locale] }) })
      .click();
    const edited = page.getByRole('dialog', {
      name: t('speakers.edit.title', { name: name[locale] }),
    });
    const renamed = { mn: `Дорж ${locale}`, en: `Dorj ${locale}` };
    await edited.getByLabel(t('speakers.nameMn')).fill(renamed.mn);
    await edited.getByLabel(t('speakers.nameEn')).fill(renamed.en);
    await edited.getByRole('switch').check();
    await edited.getByRole('button', { name: t('shell.save'), exact: true }).click();
    const after = page.getByRole('listitem').filter({ hasText: renamed[locale] });
    await after.getByText(t('admin.speakers.premium')).waitFor();
    await after.getByRole('switch').click();
    await after.getByText(t('admin.speakers.published')).waitFor();
    const { speakers } = await ask('getSpeakers', null);
    expect(speakers.find(({ voice }) => voice === voices[locale])).toMatchObject({
      name: renamed,
      premium: true,
      published: true,
    });
    await page.context().close();
  });
});
