import { ask } from '../../support/api.ts';
import { putAudio } from '../../support/library.ts';
import { newPerson } from '../../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ who: 'admin' });

// In the list of all users' audios, newest first: no other test may add any meanwhile.
test('a filter without a result shows a message and can be cleared', async ({ page, t }) => {
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
