import { putAudio } from '../../support/library.ts';
import { newUserWithAccount } from '../../support/users.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'admin' });

// The list has the audios of all users, so no other test may add one at the same time.
test('a filter without a result shows a message and can be cleared', async ({ page, t }) => {
  const owner = await newUserWithAccount();
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
