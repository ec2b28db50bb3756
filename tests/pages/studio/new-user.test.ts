import { suiteDeps } from '../../support/admin.ts';
import { ended } from '../../support/audios.ts';
import { audioIdIn, openEditor } from '../support/editor.ts';
import { sessionWithoutAccount } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor', language: 'mn' });

test('a press before the account exists takes effect afterwards', async ({ openPage, t }) => {
  const session = await sessionWithoutAccount('user');
  const { user } = session;
  const account = async () => (await suiteDeps().documents.user(user.uid).get()).data();
  const page = await openPage({ session });
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/v1/me', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openEditor(page, 'Сайн байна уу?');
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
  const complaint = page.getByRole('status').filter({ hasText: t('errors.select_speaker') });
  await expect(complaint).toHaveCount(0);
  expect(await account()).toBeUndefined();
  asked.resolve();
  expect((await ended(user, await audioIdIn(page))).state).toBe('done');
  await expect(page.getByText(t('editor.done'))).toBeVisible();
  expect((await account())?.counters.audios).toBe(1);
});

test('an account that could not be created is created by the next attempt', async ({
  openPage,
  t,
}) => {
  const session = await sessionWithoutAccount('user');
  const page = await openPage({ session });
  // Only the first call fails.
  let failing = true;
  await page.route('**/api/v1/me', (route) =>
    failing ? route.fulfill({ status: 503, body: 'internal' }) : route.continue(),
  );
  await page.goto('/app/text2speech');
  const retry = page.getByRole('button', { name: t('shell.retry') });
  await expect(retry).toBeVisible();
  failing = false;
  await retry.click();
  await page.locator('textarea').first().fill('Сайн уу');
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  expect((await ended(session.user, await audioIdIn(page))).state).toBe('done');
});
