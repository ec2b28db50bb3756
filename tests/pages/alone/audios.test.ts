import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { newPerson } from '../../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ who: 'admin' });

// In the list of everyone's audios, whose first page has the newest: no other test may add some meanwhile.
test('a filter that finds no audios says so, and can be taken away', async ({ page, t }) => {
  const owner = await newPerson();
  await ask('getMe', owner);
  await putAudio(owner);
  await page.goto('/admin/audios?owner=nobody@nowhere.duu&state=lost');
  await expect(page.getByText(t('audios.empty.text'))).toBeVisible();
  await page.getByLabel(t('audios.owner.search'), { exact: true }).fill('');
  const row = page.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t('audios.owner.only', { owner: owner.email }) }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('owner')).toBe(owner.email);
});
