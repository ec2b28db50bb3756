import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { convert } from '../../support/audios.ts';
import { adminPage } from '../support/admin-page.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

/** A busy machine takes its time. */
const soon = { timeout: 15_000 };

/** A call answers with a server's error until it is mended. */
async function broken(page: Page, address: string): Promise<() => Promise<void>> {
  const answer = { status: 500, contentType: 'text/plain', body: 'server_error' };
  await page.route(address, (route) => route.fulfill(answer));
  return () => page.unroute(address);
}

describe.each(locales)('what could not be had is said, with a way to try again (%s)', (locale) => {
  const t = textsIn(locale);

  test('how it will be read, and whether it is free', async () => {
    const { page, person } = await inBrowser({ chosen: locale });
    const text = 'Өглөө эрт 2026 онд нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';
    const { id } = await convert(person, { segments: [text], name: 'Тал' });
    const readings = await broken(page, '**/api/v1/normalize');
    const comparing = await broken(page, '**/api/v1/diff');
    await page.goto(`/app/text2speech/${id}`);
    await page.locator('textarea').first().fill(text.replace('алтан', 'мөнгөн'));
    const unread = page.getByRole('button', { name: t('editor.reading.failed') });
    await unread.waitFor();
    await page.getByText(t('editor.free.unknown')).waitFor();
    await comparing();
    await page
      .getByRole('status')
      .filter({ hasText: t('editor.free.unknown') })
      .getByRole('button', { name: t('shell.retry') })
      .click();
    await page.getByText(t('editor.free', { left: 3 })).waitFor();
    await readings();
    await unread.click();
    await page.getByText('хоёр мянга хорин зургаан').first().waitFor();
    expect(await unread.count()).toBe(0);
    await page.context().close();
  });

  test('the speakers to filter by, in the library and for admins', async () => {
    const { page } = await inBrowser({ chosen: locale });
    const admin = await adminPage({ chosen: locale });
    for (const [at, path, call, label] of [
      [page, '/app/library', '**/api/v1/speakers', t('library.filter.speaker')],
      [admin, '/admin/audios', '**/api/v1/admin/speakers', t('audios.speaker')],
    ] as const) {
      const mended = await broken(at, call);
      await at.goto(path);
      const again = at.getByRole('button', { name: t('editor.speakers.failed') });
      await again.waitFor();
      const speakers = at.getByLabel(label, { exact: true }).locator('option');
      expect(await speakers.count()).toBe(1);
      await mended();
      await again.click();
      await expect.poll(() => speakers.count(), soon).toBeGreaterThan(3);
      expect(await again.count()).toBe(0);
      await at.context().close();
    }
  });
});
