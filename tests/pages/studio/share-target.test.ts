import type { Page } from '@playwright/test';

import { expectSheet } from '../support/editor.ts';
import { uniqueEmail } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test.use({ role: 'visitor', language: 'en', serviceWorkers: 'allow' });

/** Posts to the app what the system's share sheet would. */
async function share(
  page: Page,
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [name: string, content: string])[] = [],
): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(
    ([texts, contents]) => {
      const form = document.createElement('form');
      form.action = '/app/share';
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      for (const [name, value] of Object.entries(texts)) {
        const field = document.createElement('input');
        [field.name, field.value] = [name, value];
        form.append(field);
      }
      const chosen = document.createElement('input');
      [chosen.type, chosen.name, chosen.multiple] = ['file', 'files', true];
      const transfer = new DataTransfer();
      for (const [name, content] of contents) transfer.items.add(new File([content], name));
      chosen.files = transfer.files;
      form.append(chosen);
      document.body.append(form);
      form.submit();
    },
    [fields, files] as const,
  );
  await loaded;
}

/** Waits until the page has a service worker, which an installed app has. */
const hasWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('what is shared into the app waits for the sign-in, and nothing of it is lost', async ({
  page,
  t,
}) => {
  await page.goto('/en');
  await hasWorker(page);
  await share(page, { text: 'Shared words.' }, [
    ['note.txt', 'From a file.'],
    ['photo.xyz', 'no text'],
  ]);
  await page.waitForURL('**/auth?return=*shared*');
  await signIn(page, uniqueEmail('shared'), {
    at: new URL(page.url()).pathname + new URL(page.url()).search,
  });
  await expect(toast(page, t('editor.import.unknown_kind', { name: 'photo.xyz' }))).toBeVisible();
  await expectSheet(page, 'Shared words.', 'From a file.');
  await expect(page).toHaveURL(/text2speech$/);
  await test.step('a second share goes after it, and comes once', async () => {
    await share(page, { title: 'More', text: 'More words.' });
    await expectSheet(page, 'Shared words.', 'From a file.', 'More words.');
    await expect(page).toHaveURL(/text2speech$/);
    await page.reload();
    await expectSheet(page, 'Shared words.', 'From a file.', 'More words.');
  });
  await test.step('a share that is no longer there says so', async () => {
    await page.goto('/app/text2speech?shared=gone');
    await expect(toast(page, t('editor.shared.gone'))).toBeVisible();
  });
});
