import type { Locator, Page } from '@playwright/test';
import { audioOf, convert } from '../../support/audios.ts';
import { currentTime, expectToPlay, isPaused } from '../support/playing.ts';
import { signOut } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';
import type { textsIn } from '../support/texts.ts';

const name = 'Тал нутаг';
const segments = [
  'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.',
  'Манай хот жил бүр өргөжиж, шинэ зам, сургууль, цэцэрлэг баригдсаар байна.',
];

/** An audio of two paragraphs and some ten seconds. */
const test = base.extend<{ audioId: string; durationMs: number }>({
  audioId: async ({ user }, use) => use((await convert(user, { segments, name })).id),
  durationMs: async ({ user, audioId }, use) => use((await audioOf(user, audioId)).durationMs ?? 0),
});
test.use({ language: 'mn' });

type Texts = ReturnType<typeof textsIn>;
const dock = (page: Page, t: Texts): Locator =>
  page.getByRole('region', { name: t('player.region'), exact: true });
const slider = (page: Page, t: Texts) =>
  dock(page, t).getByRole('slider', { name: t('player.seek') });

async function playFromLibrary(page: Page, t: Texts): Promise<void> {
  await page.goto('/app/library');
  await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
  await expectToPlay(page);
}

test('plays while its bar can’t load, and offers to load it again', async ({
  page,
  audioId: _,
  t,
}) => {
  await page.goto('/app/library');
  // As if the page had just been reloaded for missing code, which is tried first.
  await page.evaluate(() => sessionStorage.setItem('duu:reloaded-at', String(Date.now() + 3.6e6)));
  const code = /\/assets\/PlayerBar-.*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
  await expectToPlay(page);
  await expect(dock(page, t).getByRole('alert')).toHaveText(t('shell.failed'));
  await page.unroute(code);
  await dock(page, t)
    .getByRole('button', { name: t('shell.retry') })
    .click();
  await expect(slider(page, t)).toBeVisible();
  expect(await isPaused(page)).toBe(false);
});

test('keeps playing across pages, and reacts to space, arrows and the waveform', async ({
  page,
  audioId: _,
  durationMs,
  t,
}) => {
  await playFromLibrary(page, t);
  const before = await currentTime(page);
  await page.getByRole('link', { name: t('shell.home'), exact: true }).click();
  await expect(page.getByTestId('audio-card').first()).toBeVisible();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentTime(page)).toBe(0);

  const wave = slider(page, t);
  await wave.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => currentTime(page)).toBeCloseTo(5, 0);
  await expect(wave).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${t('player.position', { at: '0:05', total: '0:\\d\\d' })}$`),
  );
  const box = await wave.boundingBox();
  if (!box) throw new Error('There is no waveform.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect
    .poll(async () => Math.abs((await currentTime(page)) - durationMs / 2000))
    .toBeLessThan(0.5);
});

test('plays from a word and marks it, plays one paragraph, and changes its speed', async ({
  page,
  audioId,
  t,
}) => {
  await page.goto(`/app/audio/${audioId}`);
  await page.locator('[data-word="9"]').click();
  await expectToPlay(page);
  // The highlight follows the audio element's clock, which reaches the word a moment after the click.
  await expect
    .poll(async () => Number(await page.locator('[data-now]').first().getAttribute('data-word')))
    .toBeGreaterThanOrEqual(9);

  await page.goto(`/app/text2speech/${audioId}`);
  await page
    .getByRole('button', { name: t('editor.paragraph.menu', { number: 2 }), exact: true })
    .click();
  await page.getByRole('menuitem', { name: t('editor.paragraph.play') }).click();
  await expectToPlay(page);
  expect(await currentTime(page)).toBeGreaterThan(2);

  await page.getByRole('button', { name: t('player.more') }).click();
  await page.getByLabel(t('player.speed')).selectOption('1.5');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.playbackRate))
    .toBe(1.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(name);
});

test('remembers the position', async ({ page, user, audioId, t }) => {
  await playFromLibrary(page, t);
  await slider(page, t).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await dock(page, t)
    .getByRole('button', { name: t('player.pause'), exact: true })
    .click();
  await expect.poll(async () => (await audioOf(user, audioId)).positionMs).toBeGreaterThan(4000);
  await playFromLibrary(page, t);
  expect(await currentTime(page)).toBeGreaterThan(4);
});

test('stops at a sign-out', async ({ page, audioId: _, t }) => {
  await playFromLibrary(page, t);
  await signOut(page);
  expect(await isPaused(page)).toBe(true);
  await expect(page.locator('audio[src]')).toHaveCount(0);
});
