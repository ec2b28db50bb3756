import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { currentTime, type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('audios on the first page, and failed ones (%s)', (locale) => {
  const t = textsIn(locale);
  let me: InBrowser;
  let page: Page;
  const ids = new Map<string, string>();
  const id = (name: string) => ids.get(name) ?? '';
  const card = (name: string) => page.getByTestId('audio-card').filter({ hasText: name });
  const section = (title: string) => page.getByRole('region', { name: title });
  const fail = (name: string, change: { storagePath?: null } = {}) =>
    suiteDeps()
      .documents.audio(me.person.uid, id(name))
      .update({
        state: 'failed',
        error: 'tts_request_failed',
        updatedAt: new Date(),
        ...change,
      });
  const made = (name: string) =>
    until('it to be made', async () => (await audioOf(me.person, id(name))).state === 'done');
  const stop = () =>
    page.evaluate(() => {
      for (const audio of document.querySelectorAll('audio')) audio.pause();
    });

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    for (const name of ['Тал', 'Уул'])
      ids.set(name, (await convert(me.person, { name, segments: ['Сайн байна уу?'] })).id);
  });

  test('are called the latest until one was played, and then only those that were', async () => {
    await page.goto('/app');
    await section(t('home.latest')).getByText('Уул').waitFor();
    expect(await page.getByTestId('audio-card').count()).toBe(2);
    await card('Тал')
      .getByRole('button', { name: t('player.playNamed', { name: 'Тал' }) })
      .click();
    await until('it to be heard', async () => (await currentTime(page)) > 0);
    await stop();
    await page.reload();
    await section(t('home.recent')).getByText('Тал').waitFor();
    expect(await page.getByTestId('audio-card').count()).toBe(1);
  });

  test('have the menu of their rows', async () => {
    await card('Тал')
      .getByRole('button', { name: t('library.menu', { name: 'Тал' }) })
      .click();
    for (const entry of ['library.save', 'library.delete'] as const)
      await page.getByRole('menuitem', { name: t(entry), exact: true }).waitFor();
    await page.getByRole('menuitem', { name: t('library.rename'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByLabel(t('library.rename.name'), { exact: true })
      .fill('Тал нутаг');
    await page.keyboard.press('Enter');
    await card('Тал нутаг').waitFor();
    await until('the name', async () => (await audioOf(me.person, id('Тал'))).name === 'Тал нутаг');
  });

  test('a failed re-conversion stays there, says so and offers a retry on its page', async () => {
    await fail('Тал');
    await card('Тал нутаг').getByText(t('library.state.failed')).waitFor();
    await card('Тал нутаг').getByRole('link', { name: 'Тал нутаг' }).click();
    await page.getByText(t('errors.tts_request_failed')).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) })
      .click();
    await until('the older sound', async () => (await currentTime(page)) > 0);
    await stop();
    await page.getByRole('button', { name: t('editor.retry'), exact: true }).click();
    await made('Тал');
    await page.getByText(t('errors.tts_request_failed')).waitFor({ state: 'detached' });
  });

  test('a failed one is tried again from its row, with the way to more where that is lacking', async () => {
    await fail('Уул', { storagePath: null });
    await page.goto('/app/library');
    const row = page.getByRole('row', { name: 'Уул', exact: true });
    const retry = row.getByRole('button', { name: t('library.retryNamed', { name: 'Уул' }) });
    await page.route('**/api/v1/audios/*/retry', (route) =>
      route.fulfill({ status: 403, contentType: 'text/plain', body: 'max_characters_exceeded' }),
    );
    await retry.click();
    const toast = page
      .getByTestId('toast')
      .filter({ hasText: t('errors.max_characters_exceeded') });
    await toast.getByRole('button', { name: t('shell.upgrade') }).waitFor();
    await page.unroute('**/api/v1/audios/*/retry');
    await retry.click();
    await made('Уул');
    await row
      .getByRole('button', { name: t('player.pauseNamed', { name: 'Уул' }) })
      .or(row.getByRole('button', { name: t('player.playNamed', { name: 'Уул' }) }))
      .waitFor();
  });

  test('and from its menu, wherever it is', async () => {
    await fail('Уул', { storagePath: null });
    await suiteDeps().documents.audio(me.person.uid, id('Уул')).update({ archived: true });
    await page.goto('/app/library/archived');
    await page
      .getByRole('row', { name: 'Уул', exact: true })
      .getByRole('button', { name: t('library.menu', { name: 'Уул' }) })
      .click();
    await page.getByRole('menuitem', { name: t('editor.retry'), exact: true }).click();
    await made('Уул');
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
