import { putAudio } from '../../support/library.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 740 } });

test('on a phone the actions for selected audios fit in two lines', async ({ page, user, t }) => {
  for (const name of ['Алтан намар', 'Боржигон']) await putAudio(user, { name });
  await page.goto('/app/library');
  await page.getByRole('checkbox', { name: t('library.select', { name: 'Боржигон' }) }).check();
  const bar = page.getByRole('toolbar', { name: t('library.selected', { count: 1 }) });
  await expect(bar).toBeVisible();
  const names = ['selectNone', 'selectAll', 'save', 'archive', 'delete'] as const;
  const buttons = names.map((name) =>
    bar.getByRole('button', { name: t(`library.${name}`), exact: true }),
  );
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  const within = await bar.boundingBox();
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.x).toBeGreaterThanOrEqual(within?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(344);
  }
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(new Set(middles).size).toBe(2);
  expect(within?.height).toBeLessThanOrEqual(130);

  await bar.getByRole('button', { name: t('library.selectAll'), exact: true }).click();
  await expect(
    page.getByRole('toolbar', { name: t('library.selected', { count: 2 }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('library.archive'), exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(0);
});
