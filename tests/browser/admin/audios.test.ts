import { afterAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { newPerson } from '../../support/people.ts';
import { until } from '../../support/suite.ts';
import { adminPage } from '../support/admin-page.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

describe.each(locales)('in %s', (locale) => {
  const t = textsIn(locale);

  test('one person’s audios are found, paged, tried again and deleted; their names are not shown', async () => {
    const person = await newPerson();
    await ask('getMe', person);
    const { documents } = suiteDeps();
    for (let n = 0; n < 31; n++)
      await putAudio(person, { name: 'Нууц нэр', createdAt: new Date(Date.now() - n * 60_000) });
    const failed = await putAudio(person, {
      state: 'failed',
      error: 'tts_request_failed',
      durationMs: null,
      createdAt: new Date(Date.now() - 3_600_000),
    });
    const subscription = documents.subscription(person.uid, 'trial');
    await subscription.update({ usedCredits: 490 });
    const page = await adminPage({ chosen: locale }, `/${locale}/admin`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.adminAudios') })
      .click();
    await page.getByRole('heading', { level: 1, name: t('audios.title') }).waitFor();
    const rows = page.locator('tbody tr');
    const owner = page.getByLabel(t('audios.owner.search'), { exact: true });
    await owner.fill(person.email);
    await owner.press('Enter');
    await until('the first page', async () => {
      const texts = await rows.allTextContents();
      return texts.length === 30 && texts.every((text) => text.includes(person.email));
    });
    expect(await page.textContent('body')).not.toContain('Нууц');
    await page.getByRole('button', { name: t('audios.more') }).click();
    await until('all', async () => (await rows.count()) === 32);
    expect(await page.getByRole('button', { name: t('audios.more') }).count()).toBe(0);

    await page.getByLabel(t('audios.state'), { exact: true }).selectOption('failed');
    await until('the failed one', async () => (await rows.count()) === 1);
    await rows.getByText(t('errors.tts_request_failed')).waitFor();
    await page.reload();
    await until('the same list', async () => (await rows.count()) === 1);

    const button = (id: 'audios.retry.label' | 'audios.delete.label') => {
      const [before = '', after = ''] = t(id, { owner: person.email, created: '#' }).split('#');
      return rows.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
    };
    const dialog = page.getByRole('dialog');
    await button('audios.retry.label').click();
    await dialog.getByRole('button', { name: t('shell.retry') }).click();
    await dialog.getByText(t('audios.retry.noCredit')).waitFor();
    await subscription.update({ usedCredits: 0 });
    await dialog.getByRole('button', { name: t('shell.retry') }).click();
    await rows.getByText(t('audios.state.creating')).waitFor();
    await until('the sound', async () => {
      const audio = (await documents.audio(person.uid, failed).get()).data();
      return audio?.state === 'done';
    });

    await button('audios.delete.label').click();
    await dialog.getByText(person.email).waitFor();
    await dialog.getByRole('button', { name: t('shell.delete') }).click();
    await until('it to be gone', async () => (await rows.count()) === 0);
    expect((await documents.audio(person.uid, failed).get()).exists).toBe(false);
    await page.context().close();
  });

  test('nobody’s audios are none, and the filter can be taken away', async () => {
    const person = await newPerson();
    await ask('getMe', person);
    await putAudio(person);
    const page = await adminPage(
      { chosen: locale },
      `/${locale}/admin/audios?owner=nobody@nowhere.duu&state=lost`,
    );
    await page.getByText(t('audios.empty.text')).waitFor();
    await page.getByLabel(t('audios.owner.search'), { exact: true }).fill('');
    const row = page.getByRole('row').filter({ hasText: person.email });
    await row.waitFor();
    await row
      .getByRole('button', { name: t('audios.owner.only', { owner: person.email }) })
      .click();
    await until('one', async () => (await page.locator('tbody tr').count()) === 1);
    expect(new URL(page.url()).searchParams.get('owner')).toBe(person.email);
    await page.context().close();
  });
});
