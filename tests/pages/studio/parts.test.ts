import { countSegments } from '@duu/contract/count-segments';
import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import type { TestUser } from '../../support/users.ts';
import { expectSheet, openEditor, paste } from '../support/editor.ts';
import { expectToPlay } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

const paragraphs = [
  'Нэгдүгээр өглөө нар мандав.',
  'Хоёрдугаар өглөө бороо оров.',
  'Гуравдугаар өглөө цас орлоо.',
  'Дөрөвдүгээр өглөө салхи гарав.',
];

async function limitConversions({ uid }: TestUser, charactersPerConversion: number) {
  const { documents } = suiteDeps();
  const account = (await documents.user(uid).get()).data();
  const ref = documents.subscription(uid, account?.activeSubscriptionId ?? '');
  await ref.update({ 'plan.charactersPerConversion': charactersPerConversion });
  return ref;
}

test('a text over the plan’s limit becomes numbered audios that play in order and are charged once', async ({
  page,
  user,
  t,
}) => {
  await ask('getMe', user);
  await limitConversions(user, 40);
  // The first response is lost.
  let asked = 0;
  await page.route('**/api/v1/books', async (route) => {
    asked += 1;
    if (asked !== 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await openEditor(page, '');
  await paste(page.locator('textarea').first(), paragraphs.join('\n'));
  const characters = countSegments(paragraphs);
  const { documents } = suiteDeps();

  const convert = page.getByRole('button', { name: t('editor.parts.convert', { count: 4 }) });
  const dialog = page.getByRole('dialog');
  await convert.click();
  await expect(dialog).toContainText(
    t('editor.parts.price', { characters, left: 500 - characters }),
  );
  await dialog.getByRole('button', { name: t('editor.convert') }).click();
  await expect(page.getByText(t('errors.offline')).first()).toBeVisible();
  await convert.click();
  await dialog.getByRole('button', { name: t('editor.convert') }).click();
  await expectToPlay(page);

  const names = page.getByRole('row').filter({ hasText: 'Нэгдүгээр' });
  await expect(names).toHaveCount(4);
  for (const at of [0, 1, 2, 3]) await expect(names.nth(at)).toContainText(`${at + 1}. Нэгдүгээр`);
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  expect((await documents.audios(user.uid).get()).size).toBe(4);
  const { subscription, user: account } = await ask('getMe', user);
  expect([subscription?.usedCredits, subscription?.heldCredits]).toEqual([characters, 0]);
  expect(account.counters.collections).toBe(1);

  await openEditor(page, '');
  await expectSheet(page, '');
});

test('a book without characters for all of it says so, and continues once there are some', async ({
  page,
  user,
  t,
}) => {
  await ask('getMe', user);
  const account = await limitConversions(user, 40);
  const characters = countSegments(paragraphs);
  await account.update({ usedCredits: 500 - countSegments(paragraphs.slice(0, 2)) });
  await openEditor(page, '');
  await paste(page.locator('textarea').first(), paragraphs.join('\n'));
  await page.getByRole('button', { name: t('editor.parts.convert', { count: 4 }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    t('editor.parts.partly', { characters, count: 4, affordable: 2 }),
  );
  await dialog.getByRole('button', { name: t('editor.convert') }).click();
  await expect(page.getByText(t('library.book.stopped', { number: 3, count: 4 }))).toBeVisible();
  await expect(page.getByText(t('errors.max_characters_exceeded'))).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: t('shell.upgrade') }),
  ).toBeVisible();
  await account.update({ usedCredits: 0 });
  await page.getByRole('button', { name: t('library.book.continue') }).click();
  await expect(page.getByRole('link', { name: /^4\. / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
});

test('a book becomes a collection of the chapters that were chosen', async ({ page, t }) => {
  await openEditor(page);
  const bytes = Buffer.from(
    `# Гарчиг\n\n${'Бүлэг. '.repeat(2000)}\n\n# Намар\n\nНавч шарлав.\n\n# Өвөл\n\nЦас оров.`,
  );
  await page
    .getByTestId('import')
    .setInputFiles({ name: 'ном.md', mimeType: 'text/markdown', buffer: bytes });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Гарчиг' })).not.toBeChecked();
  await dialog.getByRole('button', { name: t('editor.chapters.import', { count: 2 }) }).click();
  await expectSheet(page, 'Намар', 'Навч шарлав.', 'Өвөл', 'Цас оров.');
  await page.getByRole('button', { name: t('editor.convert.other') }).click();
  await page.getByText(t('editor.parts.chapters', { count: 2 })).click();
  await expect(dialog).toContainText('1. Намар');
  await dialog.getByRole('button', { name: t('editor.convert') }).click();
  for (const name of ['1. Намар', '2. Өвөл'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
