// How a book is heard in Chromium: the time from the press that makes it to the first sound of its first chapter, and the
// silence between two chapters.
//   npm run suite -- node bench/book-listening.ts
// Prints each run, then the medians; exits with 1 if a goal is missed. Needs a suite with the demo users.
import type { Page } from '@playwright/test';
import { closeBrowser, newPage } from '../tests/pages/support/browser.ts';
import { paste } from '../tests/pages/support/editor.ts';
import { signIn } from '../tests/pages/support/sign-in.ts';
import { textsIn } from '../tests/pages/support/texts.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { goal, heading, ms, printMissedGoals } from './report.ts';

const runs = 5;
/** More than twice what the plan converts at once: three parts. */
const characters = 9000;
const goals = { firstMs: 2000, silenceMs: 300 };
const t = textsIn('mn');

/** Notes in the page when the press was, when sound began, and how long it was silent after each end. */
async function noteTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = { pressed: 0, heard: 0, endedAt: 0, silences: [] as number[] };
    Object.assign(window, { times });
    addEventListener('click', () => (times.pressed = performance.now()), { capture: true });
    const look = () => {
      const audio = document.querySelector('audio');
      if (audio === null || audio.paused || audio.currentTime === 0)
        return requestAnimationFrame(look);
      times.heard = performance.now();
      audio.addEventListener('ended', () => (times.endedAt = performance.now()));
      audio.addEventListener('playing', () => {
        if (times.endedAt > 0) times.silences.push(performance.now() - times.endedAt);
        times.endedAt = 0;
      });
      return 0;
    };
    look();
  });
}

const timesOf = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { times: { pressed: number; heard: number; silences: number[] } })
        .times,
  );

/** Plays the last seconds of a part and the first of the next one. */
async function crossOver(page: Page, silences: number): Promise<void> {
  await page.waitForFunction(() => Number.isFinite(document.querySelector('audio')?.duration));
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (audio) audio.currentTime = audio.duration - 5;
  });
  await page.waitForFunction(
    (count) =>
      (window as unknown as { times: { silences: number[] } }).times.silences.length > count,
    silences,
  );
}

async function measure(page: Page): Promise<{ firstMs: number; silences: number[] }> {
  await page.goto('/mn/app/text2speech');
  const field = page.locator('textarea').first();
  await field.waitFor();
  await paste(field, newText(characters));
  await page.getByRole('button', { name: t('editor.parts.convert', { count: 3 }) }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('editor.convert') });
  await confirm.waitFor();
  // Requests of the page while the text is typed must not be measured.
  await page.waitForTimeout(2500);
  await noteTimes(page);
  await confirm.click();
  await page.waitForFunction(
    () => (window as unknown as { times: { heard: number } }).times.heard > 0,
    undefined,
    { timeout: 60_000 },
  );
  const { pressed, heard } = await timesOf(page);
  await page.getByRole('row', { name: /^3\. / }).waitFor({ timeout: 120_000 });
  await page
    .getByRole('main')
    .getByRole('progressbar')
    .waitFor({ state: 'detached', timeout: 120_000 });
  // From the file, as a listener hears it who comes back to the book.
  const player = page.getByRole('region', { name: t('player.region'), exact: true });
  await player.getByRole('button', { name: t('player.pause'), exact: true }).click();
  await player.getByRole('button', { name: t('player.play'), exact: true }).click();
  for (const part of [0, 1]) await crossOver(page, part);
  const { silences } = await timesOf(page);
  return { firstMs: heard - pressed, silences };
}

const page = await newPage({ chosen: 'mn' });
try {
  await signIn(page, 'pro@demo.duu');
  // The first conversion warms up engine and page.
  await measure(page);
  const measured = [];
  for (let run = 0; run < runs; run++) {
    const one = await measure(page);
    measured.push(one);
    const silences = one.silences.map(ms).join(', ');
    console.log(`run ${run + 1}: first sound ${ms(one.firstMs)}, silence ${silences}`);
  }
  heading(`Median of ${runs} books of ${characters} characters in three parts`);
  const firstMs = median(measured.map((one) => one.firstMs));
  const silenceMs = median(measured.flatMap(({ silences }) => silences));
  goal({ what: 'first sound of a book', value: firstMs, max: goals.firstMs, unit: ' ms' });
  goal({ what: 'silence between chapters', value: silenceMs, max: goals.silenceMs, unit: ' ms' });
} finally {
  await closeBrowser();
}
process.exit(printMissedGoals());
