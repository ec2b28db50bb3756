import { suiteDeps } from '../../support/admin.ts';
import { addDeviceVoice, removeTinyVoice } from '../../support/voices.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

const speakerId = 'device-page';
const voice = 'divided-page';

test.beforeAll(async () => {
  addDeviceVoice(voice);
  await suiteDeps()
    .documents.speaker(speakerId)
    .set({
      ...{ name: { mn: 'Жо', en: 'Joe' }, description: { mn: '', en: '' }, language: 'en' },
      ...{ gender: 'male', gainDb: 0, fallbacks: [], sample: null, order: 90 },
      ...{ published: true, premium: false, engine: 'onnx', voice },
    });
});
test.afterAll(async () => {
  await suiteDeps().documents.speaker(speakerId).delete();
  removeTinyVoice(voice);
});

test('a voice is loaded after its size was said, cancelled, fails, and then speaks in the browser', async ({
  page,
  t,
}) => {
  await page.goto(`/app/text2speech?speaker=${speakerId}`);
  const open = page.getByRole('button', { name: t('editor.device'), exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: t('editor.device.title', { name: 'Жо' }) });
  await expect(dialog.getByText(t('editor.device.empty'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: /МБ/ })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.locator('textarea').first().fill('Good morning. It costs $3.');
  const files = '**/device-voice/file**';
  await page.route(files, () => undefined);
  await open.press('Enter');
  await dialog.getByRole('button', { name: /МБ/ }).press('Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: t('editor.device.cancel') }).press('Enter');
  await page.unroute(files);
  await page.route(files, (route) => route.abort());
  await dialog.getByRole('button', { name: /МБ/ }).press('Enter');
  await expect(dialog.getByText(t('editor.device.failed.loading'))).toBeVisible();
  await page.unroute(files);
  await dialog.getByRole('button', { name: t('editor.device.retry') }).press('Enter');
  await expect(dialog.getByText(t('editor.device.ready'))).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.duration ?? 0))
    .toBeGreaterThan(0.5);

  // From the device, without another request.
  await page.keyboard.press('Escape');
  await page.route(files, (route) => route.abort());
  await open.click();
  await dialog.getByRole('button', { name: t('editor.device.play'), exact: true }).click();
  await expect(dialog.getByText(t('editor.device.ready'))).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: /^Устгах/ }).click();
  await expect(dialog.getByRole('button', { name: /МБ/ })).toBeEnabled();
});
