import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, send } from '../../support/api.ts';
import { audioOf, convert } from '../../support/audios.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { signOut } from '../support/sign-in.ts';
import { locales, textsIn } from '../support/texts.ts';
import { currentTime, type InBrowser, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

describe.each(locales)('the player (%s)', (locale) => {
  const t = textsIn(locale);

  let me: InBrowser;
  let page: Page;
  let audioId = '';
  const segments = [
    'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.',
    'Манай хот жил бүр өргөжиж, шинэ зам, сургууль, цэцэрлэг баригдсаар байна.',
  ];

  const greeting = new RegExp(
    (['home.morning', 'home.day', 'home.evening', 'home.night'] as const)
      .map((id) => t(id))
      .join('|'),
  );
  const isPaused = () => page.evaluate(() => document.querySelector('audio')?.paused ?? true);
  const plays = () =>
    until('it to play', async () => !(await isPaused()) && (await currentTime(page)) > 0);
  const slider = () =>
    page
      .getByRole('region', { name: t('player.region'), exact: true })
      .getByRole('slider', { name: t('player.seek') });

  beforeAll(async () => {
    me = await inBrowser({ chosen: locale });
    page = me.page;
    audioId = (await convert(me.person, { segments, name: 'Тал нутаг' })).id;
  });

  test('plays, goes on across pages, and obeys space and arrows', async () => {
    await page.goto('/app/library');
    await page.getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) }).click();
    await plays();
    const before = await currentTime(page);
    await page.getByRole('link', { name: t('shell.home'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: greeting }).waitFor();
    await until('it to go on', async () => (await currentTime(page)) > before);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(' ');
    await until('a pause', isPaused);
    await page.keyboard.press('ArrowLeft');
    expect(await currentTime(page)).toBe(0);
  });

  test('the waveform is a slider for keys, pointer and screen reader', async () => {
    await slider().focus();
    await page.keyboard.press('ArrowRight');
    await until('five seconds on', async () => Math.abs((await currentTime(page)) - 5) < 0.2);
    expect(await slider().getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^${t('player.position', { at: '0:05', total: '0:\\d\\d' })}$`),
    );
    const box = await slider().boundingBox();
    if (!box) throw new Error('There is no waveform.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const { durationMs } = await audioOf(me.person, audioId);
    await until(
      'the middle',
      async () => Math.abs((await currentTime(page)) - (durationMs ?? 0) / 2000) < 0.5,
    );
  });

  test('a click on a word plays from it, and the word is marked', async () => {
    await page.goto(`/app/audio/${audioId}`);
    await page.locator('[data-word="9"]').click();
    await plays();
    // The mark follows the element's clock, which comes to the word a moment after the click.
    const marked = page.locator('[data-now]').first();
    const reached = async () => Number(await marked.getAttribute('data-word')) >= 9;
    await until('the mark', reached, 2000);
  });

  test('one paragraph is heard out of the finished audio', async () => {
    await page.goto(`/app/text2speech/${audioId}`);
    await page.locator('textarea').nth(1).waitFor();
    await page
      .getByRole('button', { name: t('editor.paragraph.menu', { number: 2 }), exact: true })
      .click();
    await page.getByRole('menuitem', { name: t('editor.paragraph.play') }).click();
    await plays();
    expect(await currentTime(page)).toBeGreaterThan(2);
  });

  test('the speed changes, and the lock screen knows what plays', async () => {
    await page.getByRole('button', { name: t('player.more') }).click();
    await page.getByLabel(t('player.speed')).selectOption('1.5');
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.5);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Тал нутаг');
  });

  test('the position is remembered', async () => {
    await slider().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const pause = page
      .getByRole('region', { name: t('player.region'), exact: true })
      .getByRole('button', { name: t('player.pause'), exact: true });
    if (await pause.isVisible()) await pause.click();
    await until('it to be kept', async () => (await audioOf(me.person, audioId)).positionMs > 4000);
    await page.goto('/app/library');
    await page.getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) }).click();
    await plays();
    expect(await currentTime(page)).toBeGreaterThan(4);
  });

  test('a public link plays for anyone, is a small page in a frame, and dies when it is taken back', async () => {
    await page.goto(`/app/audio/${audioId}`);
    await page.getByRole('button', { name: t('sharing.share'), exact: true }).click();
    await page.getByRole('button', { name: t('sharing.make') }).click();
    const link = await page.getByLabel(t('sharing.link'), { exact: true }).inputValue();
    const visitor = await newPage({ chosen: locale });
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'Тал нутаг' }).waitFor();
    await visitor
      .getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) })
      .click();
    await until('it to play', async () => (await currentTime(visitor)) > 0);
    await visitor.goto(`${link}&embed=1`);
    await visitor
      .getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) })
      .waitFor();
    const shareId = new URL(link).searchParams.get('share') ?? '';
    const shown = await ask('getShare', null, { params: { shareId } });
    expect(JSON.stringify(shown)).not.toContain(me.person.uid);
    expect(JSON.stringify(shown)).not.toContain(me.person.email);
    await page.getByRole('button', { name: t('sharing.stop') }).click();
    await page.getByText(t('sharing.stopped')).waitFor();
    expect((await send('getShare', null, { params: { shareId } })).status).toBe(404);
    await visitor.goto(link);
    await visitor.getByText(t('errors.share.not_found')).waitFor();
    await visitor.context().close();
  });

  test('a sign-out stops it', async () => {
    await page.goto('/app/library');
    await page.getByRole('button', { name: t('player.playNamed', { name: 'Тал нутаг' }) }).click();
    await plays();
    await signOut(page);
    expect(await isPaused()).toBe(true);
    expect(
      await page.evaluate(() => document.querySelector('audio')?.getAttribute('src')),
    ).toBeNull();
  });

  test('nothing was thrown on the way', () => expect(me.complaints).toEqual([]));
});
