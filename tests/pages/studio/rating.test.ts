import { suiteDeps } from '../../support/admin.ts';
import { audioOf } from '../../support/audios.ts';
import { putAudio } from '../../support/library.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn' });

test('a thumb up or down rates the voice of an audio, and is taken back by another press', async ({
  page,
  user,
  t,
}) => {
  const voiceUsed = { engine: 'onnx', voice: `rated-${suiteDeps().newId()}` } as const;
  const audioId = await putAudio(user, { voiceUsed });
  await page.goto(`/app/audio/${audioId}`);
  const up = page.getByRole('button', { name: t('library.rating.up') });
  const down = page.getByRole('button', { name: t('library.rating.down') });
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  expect((await audioOf(user, audioId)).rating).toEqual({ ...voiceUsed, rating: 'down' });
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'false');
  expect((await audioOf(user, audioId)).rating).toBeNull();
});
