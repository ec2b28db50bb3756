import type { Page } from '@playwright/test';
import { convert } from '../../support/audios.ts';
import { openEditor } from '../support/editor.ts';
import { isPaused } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import type { textsIn } from '../support/texts.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 740 } });

const name = 'Өглөөний мэдээ, хоёр мянга хорин зургаан оны арваннэгдүгээр сарын хорин гурван';
const sentence = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.';

/** Returns the share of the window that shows only the text. */
async function shareOfText(page: Page, t: ReturnType<typeof textsIn>): Promise<number> {
  const text = await page.getByRole('region', { name: t('editor.sheet') }).boundingBox();
  const bar = await page.getByRole('button', { name: t('editor.more'), exact: true }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!text || !bar) throw new Error('The editor has no text or no bar.');
  return (Math.min(text.y + text.height, bar.y) - text.y) / height;
}

test('with an audio, one slim bar leaves more than half of a small window to the text', async ({
  page,
  user,
  t,
}) => {
  const { id } = await convert(user, { segments: Array(4).fill(sentence), name });
  await page.goto(`/app/text2speech/${id}`);
  const more = page.getByRole('button', { name: t('editor.more'), exact: true });
  await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
  await expect.poll(() => isPaused(page)).toBe(false);

  // The bar is the player: no second one at the foot of the window.
  await expect(page.getByRole('slider', { name: t('player.seek') })).toHaveCount(1);
  await expect(page.getByRole('region', { name: t('player.region'), exact: true })).toHaveCount(0);
  expect(await shareOfText(page, t)).toBeGreaterThan(0.6);
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await shareOfText(page, t)).toBeGreaterThanOrEqual(0.5);
  const field = page.getByLabel(t('editor.name'));
  await expect(field).toHaveCSS('text-overflow', 'ellipsis');
  await expect(page.locator('textarea:focus')).toHaveCount(0);

  // Actions that are not in the bar are in its menu.
  await more.click();
  await page.getByRole('menuitem', { name: t('editor.tools'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('editor.tools') })).toBeVisible();
  await page.getByRole('button', { name: t('editor.tools.done') }).click();
  await page.locator('textarea').first().fill(`${sentence} Гийв.`);
  await expect(
    page.getByRole('button', { name: t('editor.convert.slimFree'), exact: true }),
  ).toBeVisible();

  // Elsewhere the player is back.
  await more.click();
  await page.getByRole('menuitem', { name: t('editor.open'), exact: true }).click();
  await expect(page.getByRole('region', { name: t('player.region'), exact: true })).toBeVisible();
});

test('pressing Convert causes no layout shift when the response arrives', async ({ page, t }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/synthesize', async (route) => {
    await asked;
    await route.continue();
  });
  await openEditor(page, sentence);
  const tools = page.getByRole('button', { name: t('editor.background.none') });
  await expect(tools).toBeVisible();
  await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
  await expect(tools).toHaveCount(0);
  const field = page.locator('textarea').first();
  const before = await field.boundingBox();
  answer();
  await expect(page.getByText(t('editor.done'), { exact: true }).first()).toBeAttached();
  expect((await field.boundingBox())?.y).toBe(before?.y);
});
