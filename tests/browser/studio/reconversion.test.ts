import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { type InBrowser, inBrowser } from './studio-person.ts';

let me: InBrowser;
let page: Page;
let audioId = '';
const text = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
const note = (words: string | RegExp) => page.getByRole('status').getByText(words).waitFor();

beforeAll(async () => {
  me = await inBrowser();
  page = me.page;
  audioId = (await convert(me.person, { segments: [text], name: 'Тал' })).id;
  await page.goto(`/app/text2speech/${audioId}`);
  await page.locator('textarea').first().waitFor();
});
afterAll(closeBrowser);

test('says beside the button why it is not free, as one types', async () => {
  await note(/Nothing has changed yet.*3 more times/);
  const field = page.locator('textarea').first();
  await field.fill(text.replace('алтан', 'мөнгөн'));
  await note('Free. 3 free conversions left.');
  await field.fill('Огт өөр текст энд байна, өмнөхтэй адилгүй.');
  await note(/Text difference is too high!/);
  await field.fill(text);
  await field.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Нэмэлт.');
  await note(/Text segments changed!/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await note(/Nothing has changed yet/);
  await page.getByRole('button', { name: /Nomin/ }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Saraa/ })
    .and(page.locator('[class*=choose]'))
    .click();
  await note(/Speaker changed!/);
  await page.getByRole('button', { name: /Saraa/ }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nomin/ })
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
  await page.getByLabel('Rain', { exact: true }).check();
  await note('Free. 3 free conversions left.');
  await page.getByRole('button', { name: 'Convert again, free' }).click();
  await until('the second version', async () => {
    const audio = await audioOf(me.person, audioId);
    return audio.version === 2 && audio.state === 'done';
  });
  expect(await spent()).toBe(before);
  expect(page.url()).toContain(audioId);
  await note(/Nothing has changed yet.*2 more times/);
  await page.getByText('Version 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play “Version 1”' }).click();
  await until('it to play', () =>
    page.evaluate(() => (document.querySelector('audio')?.currentTime ?? 0) > 0),
  );
});

test('an earlier version comes back', async () => {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Version 1 is back.').waitFor();
  expect((await audioOf(me.person, audioId)).settings.background).toBeNull();
});

test('when none is left the page says so', async () => {
  const { documents } = suiteDeps();
  await documents.audio(me.person.uid, audioId).update({ freeConversionsLeft: 0 });
  await note(/Resynthesize limit exceeded!/);
});

test('a failed one offers a retry that makes it', async () => {
  const { documents } = suiteDeps();
  await documents
    .audio(me.person.uid, audioId)
    .update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
  await page.getByText('Failed to create audio').first().waitFor();
  await page.getByText('TTS API request failed!').first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await until('it to be made', async () => (await audioOf(me.person, audioId)).state === 'done');
  await page.getByText('Your audio is ready').waitFor();
});

test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
