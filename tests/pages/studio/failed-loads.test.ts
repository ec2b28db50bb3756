import type { Page } from '@playwright/test';
import { convert } from '../../support/audios.ts';
import { newSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Answers a call with a server error. The returned function ends that. */
async function breakCall(page: Page, address: string): Promise<() => Promise<void>> {
  const answer = { status: 500, contentType: 'text/plain', body: 'server_error' };
  await page.route(address, (route) => route.fulfill(answer));
  return () => page.unroute(address);
}

test('readings and the price of a re-conversion that could not be loaded can be asked again', async ({
  page,
  user,
  t,
}) => {
  const text = 'Өглөө эрт 2026 онд нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
  const { id } = await convert(user, { segments: [text], name: 'Тал' });
  const mendReadings = await breakCall(page, '**/api/v1/normalize');
  const mendDiff = await breakCall(page, '**/api/v1/diff');
  await page.goto(`/app/text2speech/${id}`);
  await page.locator('textarea').first().fill(text.replace('алтан', 'мөнгөн'));
  const unread = page.getByRole('button', { name: t('editor.reading.failed') });
  await expect(unread).toBeVisible();
  const unknown = page.getByRole('status').filter({ hasText: t('editor.free.unknown') });
  await expect(unknown).toBeVisible();
  await mendDiff();
  await unknown.getByRole('button', { name: t('shell.retry') }).click();
  await expect(page.getByText(t('editor.free', { left: 3 }))).toBeVisible();
  await mendReadings();
  await unread.click();
  await expect(page.locator('mark', { hasText: '2026' })).toBeAttached();
  await expect(unread).toHaveCount(0);
});

test('speakers to filter by that could not be loaded can be asked again', async ({
  page,
  openPage,
  t,
}) => {
  const admin = await openPage({ session: await newSession('admin') });
  for (const [at, path, call, label] of [
    [page, '/app/library', '**/api/v1/speakers', t('library.filter.speaker')],
    [admin, '/admin/audios', '**/api/v1/admin/speakers', t('audios.speaker')],
  ] as const)
    await test.step(path, async () => {
      const mend = await breakCall(at, call);
      await at.goto(path);
      const again = at.getByRole('button', { name: t('editor.speakers.failed') });
      await expect(again).toBeVisible();
      const speakers = at.getByLabel(label, { exact: true }).locator('option');
      await expect(speakers).toHaveCount(1);
      await mend();
      await again.click();
      await expect(speakers.nth(3)).toBeAttached();
      await expect(again).toHaveCount(0);
    });
});
