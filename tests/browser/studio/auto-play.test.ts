import { afterAll, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { audioOf } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { heardAt, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

test.each(locales)(
  'who wants to press play themselves hears nothing before (%s)',
  async (locale) => {
    const t = textsIn(locale);
    const { page, person, complaints } = await inBrowser({ chosen: locale });
    await ask('updateMe', person, { input: { preferences: { autoPlay: false } } });
    await page.goto('/app/text2speech');
    const wanted = page.getByRole('switch', { name: t('editor.autoPlay') });
    await until('the page to know', async () => !(await wanted.isChecked()));
    await page.locator('textarea').first().fill('Сайн байна уу?');
    await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
    await page.getByText(t('editor.done')).waitFor();
    expect(await heardAt(page)).toBeNull();

    // Nor where it is tried again.
    const audioId = page.url().split('/').at(-1) ?? '';
    await suiteDeps()
      .documents.audio(person.uid, audioId)
      .update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
    await page.getByRole('button', { name: t('editor.retry') }).click();
    await until('it to be made', async () => (await audioOf(person, audioId)).state === 'done');
    await page.getByText(t('editor.done')).waitFor();
    expect(await heardAt(page)).toBeNull();

    const { name } = await audioOf(person, audioId);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('player.playNamed', { name }) })
      .first()
      .click();
    await until('it to be heard', () => heardAt(page));
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
