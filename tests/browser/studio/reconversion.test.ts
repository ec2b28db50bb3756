import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('converting again (%s)', (locale) => {
  const t = textsIn(locale);

  let me: InBrowser;
  let page: Page;
  let audioId = '';
  const text = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
  const nomin = /Nomin|Номин/;
  const saraa = /Saraa|Сараа/;
  const note = (words: string) => page.getByRole('status').getByText(words).waitFor();

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    audioId = (await convert(me.person, { segments: [text], name: 'Тал' })).id;
    await page.goto(`/app/text2speech/${audioId}`);
    await page.locator('textarea').first().waitFor();
  });

  test('says beside the button why it is not free, as one types', async () => {
    await note(t('editor.free.unchanged', { left: 3 }));
    const field = page.locator('textarea').first();
    await field.fill(text.replace('алтан', 'мөнгөн'));
    await note(t('editor.free', { left: 3 }));
    await field.fill('Огт өөр текст энд байна, өмнөхтэй адилгүй.');
    await note(t('errors.text_diff_too_high'));
    await field.fill(text);
    await field.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Нэмэлт.');
    await note(t('errors.segment_not_same'));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await note(t('editor.free.unchanged', { left: 3 }));
    await page.getByRole('button', { name: nomin }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: saraa })
      .and(page.locator('[class*=choose]'))
      .click();
    await note(t('errors.speaker_not_same'));
    await page.getByRole('button', { name: saraa }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: nomin })
      .and(page.locator('[class*=choose]'))
      .click();
  });

  test('other music is free, and the version before stays', async () => {
    const { documents } = suiteDeps();
    const spent = async () => {
      const user = (await documents.user(me.person.uid).get()).data();
      const id = user?.activeSubscriptionId ?? '';
      return (await documents.subscription(me.person.uid, id).get()).data()?.usedCredits;
    };
    const before = await spent();
    await page.getByLabel(t('editor.background.rain'), { exact: true }).check();
    await note(t('editor.free', { left: 3 }));
    await page.getByRole('button', { name: t('editor.convert.again') }).click();
    await until('the second version', async () => {
      const audio = await audioOf(me.person, audioId);
      return audio.version === 2 && audio.state === 'done';
    });
    expect(await spent()).toBe(before);
    expect(page.url()).toContain(audioId);
    await note(t('editor.free.unchanged', { left: 2 }));
    await page.getByText(t('editor.version', { number: 1 }), { exact: true }).waitFor();
    await page
      .getByRole('button', {
        name: t('player.playNamed', { name: t('editor.version', { number: 1 }) }),
      })
      .click();
    await until('it to play', () =>
      page.evaluate(() => (document.querySelector('audio')?.currentTime ?? 0) > 0),
    );
  });

  test('an earlier version comes back', async () => {
    await page.getByRole('button', { name: t('editor.version.restore') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('editor.version.restore') })
      .click();
    await page.getByText(t('editor.version.restored', { number: 1 })).waitFor();
    expect((await audioOf(me.person, audioId)).settings.background).toBeNull();
  });

  test('when none is left the page says so', async () => {
    const { documents } = suiteDeps();
    await documents.audio(me.person.uid, audioId).update({ freeConversionsLeft: 0 });
    await note(t('errors.max_resynthesize_exceeded'));
  });

  test('a failed one offers a retry that makes it', async () => {
    const { documents } = suiteDeps();
    await documents
      .audio(me.person.uid, audioId)
      .update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
    await page.getByText(t('editor.failed')).first().waitFor();
    await page.getByText(t('errors.tts_request_failed')).first().waitFor();
    await page.getByRole('button', { name: t('editor.retry') }).click();
    await until('it to be made', async () => (await audioOf(me.person, audioId)).state === 'done');
    await page.getByText(t('editor.done')).waitFor();
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
