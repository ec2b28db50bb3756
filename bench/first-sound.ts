// How soon a long text is heard: from the click on Convert to the first moment the player's clock moves, in
// Chromium, against the time that the whole conversion takes, in the same run.
//   node local/with-suite.ts -- node bench/first-sound.ts
// Prints each run, then the medians. Needs a suite with the demo people in it.
import type { Page } from '@playwright/test';
import { countSegments } from '../contract/src/characters.ts';
import { closeBrowser, newPage } from '../tests/pages/support/browser.ts';
import { signIn } from '../tests/pages/support/sign-in.ts';
import { median } from './median.ts';

const runs = 10;
const characters = 4096;
const goals = { firstMs: 1000, share: 1 / 5 };

const sentences = [
  'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.',
  'Манай хот жил бүр өргөжиж, шинэ зам, сургууль, цэцэрлэг баригдсаар байна.',
  'Өвөө маань морин хуураа тохируулж, намуухан аялгуу эгшиглүүлэв.',
  'Шинэ жилийн өмнөх өдөр 25 хүүхэд цасан дээр тоглоцгоож байлаа.',
  'Номын санд суусан оюутнууд шалгалтдаа бэлдэж, чимээгүйхэн уншина.',
];

/** Exactly 4,096 characters in paragraphs of five sentences; the number makes each run's text new to every cache. */
function textOf(run: number): string {
  const paragraphs: string[] = [];
  let left = characters;
  for (let i = 0; left > 0; i++) {
    const paragraph = `${run + 1}-р уншлага, ${i + 1}-р хэсэг. ${sentences.join(' ')}`;
    paragraphs.push([...paragraph].slice(0, left).join('').trimEnd());
    left = characters - countSegments(paragraphs);
    if (left < 2) break;
  }
  const short = characters - countSegments(paragraphs);
  return paragraphs.join('\n') + 'а'.repeat(short);
}

interface Run {
  readonly firstMs: number;
  readonly wholeMs: number;
}

async function measure(page: Page, run: number): Promise<Run> {
  await page.goto('/mn/app/text2speech');
  const field = page.locator('textarea').first();
  await field.waitFor();
  await field.focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, textOf(run));
  await page.getByTestId('counter').getByText('4,096', { exact: true }).first().waitFor();
  // What the page asks about the text while it is typed must not be part of the measure.
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    const marks = window as unknown as { clicked: number; heard: number; whole: number };
    Object.assign(marks, { clicked: 0, heard: 0, whole: 0 });
    addEventListener(
      'click',
      () => {
        marks.clicked ||= performance.now();
      },
      { capture: true, once: true },
    );
    const look = () => {
      const audio = document.querySelector('audio');
      if (marks.clicked && audio && !audio.paused && audio.currentTime > 0)
        marks.heard ||= performance.now();
      if (marks.clicked && document.querySelector('[data-state="done"]'))
        marks.whole ||= performance.now();
      if (!marks.heard || !marks.whole) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('button', { name: 'Хөрвүүлэх', exact: true }).click();
  const marks = await page.waitForFunction(
    () => {
      const { clicked, heard, whole } = window as unknown as Record<string, number>;
      return heard && whole && clicked
        ? { firstMs: heard - clicked, wholeMs: whole - clicked }
        : null;
    },
    undefined,
    { timeout: 60_000 },
  );
  const value = await marks.jsonValue();
  if (value === null) throw new Error('Nothing was heard.');
  return value;
}

const page = await newPage({ chosen: 'mn' });
try {
  await signIn(page, 'pro@demo.duu');
  await measure(page, runs);
  const measured: Run[] = [];
  for (let run = 0; run < runs; run++) {
    const one = await measure(page, run);
    measured.push(one);
    console.log(
      `run ${run + 1}: first sound ${Math.round(one.firstMs)} ms, whole ${Math.round(one.wholeMs)} ms`,
    );
  }
  const firstMs = median(measured.map((one) => one.firstMs));
  const wholeMs = median(measured.map((one) => one.wholeMs));
  const share = firstMs / wholeMs;
  console.log(
    `\nmedian of ${runs}, ${characters} characters: first sound ${Math.round(firstMs)} ms (goal < ${goals.firstMs}), ` +
      `whole ${Math.round(wholeMs)} ms, ratio ${share.toFixed(2)} (goal < ${goals.share})`,
  );
} finally {
  await closeBrowser();
}
process.exit(0);
