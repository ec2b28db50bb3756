import type { Locator } from '@playwright/test';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf, convert } from '../../support/audios.ts';
import type { TestUser } from '../../support/users.ts';
import { chooseSpeaker } from '../support/editor.ts';
import { expectToPlay } from '../support/playing.ts';
import { test as base, expect } from '../support/test.ts';

const text = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';

interface Converted {
  audioId: string;
  /** The text beside the button. */
  note: (words: string) => Locator;
}

/** A finished audio, open in the editor. */
const test = base.extend<{ made: Converted }>({
  made: async ({ page, user }, use) => {
    const audioId = (await convert(user, { segments: [text], name: 'Тал' })).id;
    await page.goto(`/app/text2speech/${audioId}`);
    await expect(page.locator('textarea').first()).toHaveValue(text);
    await use({ audioId, note: (words) => page.getByRole('status').getByText(words) });
  },
});
test.use({ language: 'mn' });

async function usedCredits({ uid }: TestUser): Promise<number | undefined> {
  const { documents } = suiteDeps();
  const id = (await documents.user(uid).get()).data()?.activeSubscriptionId ?? '';
  return (await documents.subscription(uid, id).get()).data()?.usedCredits;
}

test('shows beside the button whether it is free, and why not', async ({ page, made, t }) => {
  const { note } = made;
  const field = page.locator('textarea').first();
  await expect(note(t('editor.free.unchanged', { left: 3 }))).toBeVisible();
  await field.fill(text.replace('алтан', 'мөнгөн'));
  await expect(note(t('editor.free', { left: 3 }))).toBeVisible();
  await field.fill('Огт өөр текст энд байна, өмнөхтэй адилгүй.');
  const [, share = ''] = t('editor.free.share', { percent: 0 }).split('%');
  await expect(note(share.trim())).toBeVisible();
  await field.fill(text);
  await field.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Нэмэлт.');
  await expect(note(t('editor.changed', { characters: 'Нэмэлт.'.length }))).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(note(t('editor.free.unchanged', { left: 3 }))).toBeVisible();
  await chooseSpeaker(page, 'Номин', 'Сараа');
  await expect(note(t('editor.paid.speaker'))).toBeVisible();
  await chooseSpeaker(page, 'Сараа', 'Номин');
  await expect(note(t('editor.free.unchanged', { left: 3 }))).toBeVisible();
});

test('other music is free, and the previous version can be restored', async ({
  page,
  user,
  made,
  t,
}) => {
  const { audioId, note } = made;
  const before = await usedCredits(user);
  await page.getByLabel(t('editor.background.rain'), { exact: true }).check();
  await expect(note(t('editor.free', { left: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('editor.convert.again') }).click();
  await expect
    .poll(() => audioOf(user, audioId))
    .toMatchObject({ version: 2, state: 'done', settings: { background: 'rain' } });
  expect(before).toBeGreaterThan(0);
  expect(await usedCredits(user)).toBe(before);
  expect(page.url()).toContain(audioId);
  await expect(note(t('editor.free.unchanged', { left: 2 }))).toBeVisible();
  const first = t('editor.version', { number: 1 });
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('player.playNamed', { name: first }) }).click();
  await expectToPlay(page);

  await page.getByRole('button', { name: t('editor.version.restore') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('editor.version.restore') })
    .click();
  await expect(page.getByText(t('editor.version.restored', { number: 1 }))).toBeVisible();
  expect((await audioOf(user, audioId)).settings.background).toBeNull();
});

test('a paragraph more is charged alone, and the audio stays the same one', async ({
  page,
  user,
  made,
  t,
}) => {
  const { audioId, note } = made;
  const before = await usedCredits(user);
  const added = 'Орой нь бороо орлоо.';
  const field = page.locator('textarea').first();
  // The end of the paragraph, not of its first line.
  await field.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(added);
  await expect(note(t('editor.changed', { characters: added.length }))).toBeVisible();
  await page.getByRole('button', { name: t('editor.convert.changed') }).click();
  await expect
    .poll(() => audioOf(user, audioId))
    .toMatchObject({ version: 2, state: 'done', segmentCount: 2, freeConversionsLeft: 3 });
  expect(await usedCredits(user)).toBe((before ?? 0) + added.length);
  expect(page.url()).toContain(audioId);
  await expect(note(t('editor.free.unchanged', { left: 3 }))).toBeVisible();
});

test('shows when no free conversion is left, and offers a retry after a failure', async ({
  page,
  user,
  made,
  t,
}) => {
  const { audioId, note } = made;
  const audio = suiteDeps().documents.audio(user.uid, audioId);
  await audio.update({ freeConversionsLeft: 0 });
  await expect(note(t('editor.paid.usedUp'))).toBeVisible();
  await audio.update({ state: 'failed', error: 'tts_request_failed', updatedAt: new Date() });
  await expect(page.getByText(t('editor.failed')).first()).toBeVisible();
  await expect(page.getByText(t('errors.tts_request_failed')).first()).toBeVisible();
  await page.getByRole('button', { name: t('editor.retry') }).click();
  await expect.poll(async () => (await audioOf(user, audioId)).state).toBe('done');
  await expect(page.getByText(t('editor.done'))).toBeVisible();
});
