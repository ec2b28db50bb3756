// The time from the click on Convert to the first sound of a long text in Chromium, against the time of the whole
// conversion in the same run.
//   npm run suite -- node bench/first-sound.ts
// Prints each run, then the medians; exits with 1 if a goal is missed. Needs a suite with the demo users.
import type { Page } from '@playwright/test';
import { closeBrowser, newPage } from '../tests/pages/support/browser.ts';
import { paste } from '../tests/pages/support/editor.ts';
import { signIn } from '../tests/pages/support/sign-in.ts';
import { median } from './median.ts';
import { newText } from './new-text.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';

const runs = 10;
const characters = 4096;
const goals = { firstMs: 1000, share: 1 / 5 };

interface Run {
  readonly firstMs: number;
  readonly wholeMs: number;
}

async function measure(page: Page): Promise<Run> {
  await page.goto('/mn/app/text2speech');
  const field = page.locator('textarea').first();
  await field.waitFor();
  await paste(field, newText(characters));
  await page.getByTestId('counter').getByText('4,096', { exact: true }).first().waitFor();
  // Requests of the page while the text is typed must not be measured.
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
  // The first conversion warms up engine and page.
  await measure(page);
  const measured: Run[] = [];
  for (let run = 0; run < runs; run++) {
    const one = await measure(page);
    measured.push(one);
    console.log(
      `run ${run + 1}: first sound ${Math.round(one.firstMs)} ms, whole ${Math.round(one.wholeMs)} ms`,
    );
  }
  const firstMs = median(measured.map((one) => one.firstMs));
  const wholeMs = median(measured.map((one) => one.wholeMs));
  heading(`Median of ${runs}, ${characters} characters, no clause of which was spoken before`);
  row('whole conversion', ms(wholeMs));
  goal({ what: 'first sound', value: firstMs, max: goals.firstMs, unit: ' ms' });
  goal({ what: 'first sound against the whole', value: firstMs / wholeMs, max: goals.share });
} finally {
  await closeBrowser();
}
process.exit(printMissedGoals());
