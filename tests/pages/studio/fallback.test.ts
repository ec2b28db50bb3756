import { putAudio } from '../../support/library.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

const fallback = { engine: 'chimege', voice: 'FEMALE1' } as const;

test('an audio that another voice read says so on its page and in the editor', async ({
  page,
  user,
  t,
}) => {
  const [replaced, own] = [await putAudio(user, { fallback }), await putAudio(user)];
  const line = page.getByText(t('library.audio.fallback', { name: 'Номин' }));
  const pages = [
    ['/app/audio', t('library.edit')],
    ['/app/text2speech', t('editor.done')],
  ] as const;
  for (const [path, loaded] of pages) {
    await page.goto(`${path}/${replaced}`);
    await expect(line).toBeVisible();
    await page.goto(`${path}/${own}`);
    await expect(page.getByText(loaded).first()).toBeVisible();
    await expect(line).toHaveCount(0);
  }
});

test('the editor offers to convert its unchanged text again for free', async ({
  page,
  user,
  t,
}) => {
  await page.goto(`/app/text2speech/${await putAudio(user, { fallback })}`);
  await expect(page.getByText(t('editor.free.fallback', { left: 3 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('editor.convert.again') })).toBeVisible();
});

test('the editor of a small window says it too', async ({ page, user, t }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/app/text2speech/${await putAudio(user, { fallback })}`);
  await expect(page.getByText(`· ${t('editor.version.fallback')}`)).toBeVisible();
});
