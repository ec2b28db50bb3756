import { ask } from '../../support/api.ts';
import { download } from '../support/downloads.ts';
import { openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test.use({ language: 'mn' });

test('a word is added, changed, deleted and restored', async ({ page, user, t }) => {
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: t('dictionary.title') }).getByRole('listitem');
  await page.goto('/app/dictionary');
  await expect(page.getByText(t('dictionary.empty'))).toBeVisible();
  await page.getByRole('button', { name: t('dictionary.add') }).click();
  await dialog.getByLabel(t('dictionary.written')).fill('хурал');
  await dialog.getByLabel(t('dictionary.spoken')).fill('их чуулган');
  const will = t('dictionary.will', { written: 'хурал', later: 'их чуулган' });
  await expect(dialog.getByText(will)).toBeVisible();
  await expect(dialog.getByText(t('dictionary.costs', { characters: 5 }))).toBeVisible();
  await dialog.getByRole('switch', { name: t('dictionary.endings') }).check();
  await expect(dialog.getByText('хуралтай → их чуулгантай')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(t('dictionary.withEndings'));

  await page.getByRole('button', { name: t('dictionary.edit', { written: 'хурал' }) }).click();
  await dialog.getByLabel(t('dictionary.written')).fill('цуглаан');
  await dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
  await expect(rows).toContainText('цуглаан');
  await expect(rows).toHaveCount(1);

  await page.getByLabel(t('dictionary.search')).fill('байхгүй');
  await expect(page.getByText(t('dictionary.none', { query: 'байхгүй' }))).toBeVisible();
  await page.getByLabel(t('dictionary.search')).fill('ЧУУЛГАН');
  await page.getByRole('button', { name: t('dictionary.delete', { written: 'цуглаан' }) }).click();
  const gone = toast(page, t('dictionary.deleted', { written: 'цуглаан' }));
  await gone.getByRole('button', { name: t('library.undo') }).click();
  await expect(rows).toContainText('цуглаан');
  const { entries } = await ask('getDictionary', user);
  expect(entries).toMatchObject([
    { written: 'цуглаан', spoken: 'их чуулган', inflected: true, language: 'mn' },
  ]);
});

test('words are exported and imported, and invalid lines are listed', async ({ page, user, t }) => {
  const dialog = page.getByRole('dialog');
  await ask('getMe', user);
  const input = { language: 'mn', written: 'ХХК', spoken: 'ха ха ка' } as const;
  await ask('saveRespelling', user, { input });
  await page.goto('/app/dictionary');
  const file = await download(page, () =>
    page.getByRole('button', { name: t('dictionary.export') }).click(),
  );
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)).toBe(
    '\ufefflanguage,written,spoken,endings\r\nmn,ХХК,ха ха ка,no\r\n',
  );
  await page.getByRole('button', { name: t('dictionary.import') }).click();
  const lines = 'mn,ХХК,хоо,\nru,слово,слово,\nen,GIF,jiff,\n';
  const bytes = Buffer.concat([Buffer.from(file.bytes), Buffer.from(lines)]);
  // An existing word, once unchanged and once repeated.
  await page
    .getByTestId('words')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(dialog.getByText(t('dictionary.import.new', { count: 1 }))).toBeVisible();
  const line = (number: number, problem: string) =>
    dialog.getByText(t('dictionary.import.line', { line: number, problem }));
  const twice = t('dictionary.import.twice', { written: 'ХХК', first: 2 });
  await expect(line(3, twice)).toBeVisible();
  await expect(line(4, t('dictionary.import.language'))).toBeVisible();
  await dialog.getByRole('button', { name: t('dictionary.import.start', { count: 1 }) }).click();
  await expect(toast(page, t('dictionary.import.done', { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.close') }).click();
  await expect(page.getByText('jiff')).toBeVisible();
});

test('a word selected in the editor gets a reading, with the keyboard', async ({ page, t }) => {
  const dialog = page.getByRole('dialog');
  await openEditor(page, 'Мөнхзул ирэв. Мөнхзулын ном.');
  const field = page.locator('textarea').first();
  await field.press('Home');
  for (let letters = 0; letters < 5; letters++) await field.press('Shift+ArrowRight');
  const teach = page.getByRole('button', { name: `${t('dictionary.teach')}: Мөнхзул` });
  await expect(teach).toBeVisible();
  await field.press('Tab');
  await expect(teach).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(t('dictionary.written'))).toHaveValue('Мөнхзул');
  await dialog.getByLabel(t('dictionary.spoken')).fill('Мөнх зул');
  await dialog.getByRole('switch', { name: t('dictionary.endings') }).check();
  await dialog.getByRole('button', { name: t('shell.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: t('editor.readings.sure', { count: 2 }) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Мөнх зулын' })).toBeVisible();

  await test.step('selecting the word again shows its entry', async () => {
    await field.press('Home');
    await field.press('Shift+ArrowRight');
    await teach.click();
    await expect(dialog.getByLabel(t('dictionary.spoken'))).toHaveValue('Мөнх зул');
    await expect(dialog.getByRole('switch', { name: t('dictionary.endings') })).toBeChecked();
  });
});

test('a word is played in a sentence for the price on the button', async ({ page, user, t }) => {
  await ask('getMe', user);
  const input = { language: 'mn', written: 'ХХК', spoken: 'ха ха ка' } as const;
  await ask('saveRespelling', user, { input });
  await page.goto('/app/dictionary');
  const characters = 'Энэ бол ХХК.'.length + 'ха ха ка'.length - 'ХХК'.length;
  await page
    .getByRole('button', { name: t('dictionary.hear', { written: 'ХХК', characters }) })
    .click();
  await expect(toast(page, t('dictionary.heard'))).toBeVisible();
  const { subscription } = await ask('getMe', user);
  expect((subscription?.usedCredits ?? 0) + (subscription?.heldCredits ?? 0)).toBe(characters);
});
