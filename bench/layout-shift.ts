// Layout shift of the pages while they open, after a paste and during a conversion, in Chromium at phone and desktop width:
//   npm run suite -- node bench/layout-shift.ts [--language en] [--width 360] [--sources]
// Prints two figures for each page: the metric (CLS: the worst burst of shifts, none within 500 ms of an input) and the
// sum of all shifts. Exits with 1 if the metric is 0.05 or more. Shifts caused by a press are only in the sum.
// --sources names what moved. Needs the demo users, and one of the fonts that theme/fonts.css has a fallback for.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { closeBrowser, newPage } from '../tests/pages/support/browser.ts';
import { signIn } from '../tests/pages/support/sign-in.ts';
import { locales } from '../tests/pages/support/texts.ts';
import { heading, row } from './report.ts';
import { printShifts, type Shift, watchShifts } from './shifts.ts';

const goal = 0.05;
/** How long a page is observed after it is ready, to include late answers. */
const settleMs = 2500;
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const user = 'pro@demo.duu';

/** Returns the largest burst: shifts less than a second apart, at most five seconds in total. */
function worstBurst(shifts: readonly Shift[]): number {
  let [worst, burst, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value, input } of shifts) {
    if (input) continue;
    if (at - last >= 1000 || at - first >= 5000) [burst, first] = [0, at];
    burst += value;
    last = at;
    worst = Math.max(worst, burst);
  }
  return worst;
}

const text = [
  '2026 онд манай сургуульд 1,250 хүүхэд суралцаж, 38 багш ажиллаж байна.',
  'Шинэ барилга 4 давхар, 62 өрөөтэй бөгөөд 2025 оны 9-р сарын 1-нд нээгдсэн.',
  'Номын санд 12,400 ном бий. Өдөрт дунджаар 150 хүн үйлчлүүлдэг.',
].join('\n');

async function paste(page: Page): Promise<void> {
  await page.locator('textarea').first().focus();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
  await page.locator('mark').first().waitFor();
}

/** More than 500 ms after the press, so that shifts caused by the answer count. */
const answerMs = 800;

async function convert(page: Page): Promise<void> {
  await page.route('**/api/v1/synthesize', async (route) => {
    await page.waitForTimeout(answerMs);
    await route.continue();
  });
  await page.getByRole('button', { name: /^(Convert|Хөрвүүлэх)$/ }).click();
  await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
  const done = page.getByText(/^(Your audio is ready|Таны аудио бэлэн боллоо)$/).first();
  await done.waitFor({ state: 'attached', timeout: 60_000 });
}

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    width: { type: 'string' },
    sources: { type: 'boolean', default: false },
  },
});
const missed: string[] = [];

async function measure(where: string, page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { shifts?: Shift[] }).shifts?.splice(0);
  });
  await act();
  await page.waitForTimeout(settleMs);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const worst = worstBurst(shifts);
  const over = worst >= goal;
  if (over) missed.push(where);
  row(where, worst.toFixed(3), sum.toFixed(3), over ? 'MISSED' : 'met');
  if (values.sources) printShifts(shifts);
}

try {
  for (const viewport of viewports) {
    if (values.width && Number(values.width) !== viewport.width) continue;
    for (const language of locales) {
      if (values.language && values.language !== language) continue;
      const at = `${viewport.width}×${viewport.height}, ${language}`;
      heading(at);
      row('', 'CLS', 'all', `below ${goal}`);
      const page = await newPage({ ...viewport, chosen: language });
      await page.addInitScript(watchShifts);
      await signIn(page, user);
      const open = (name: string, path: string, there: string) =>
        measure(name, page, async () => {
          await page.goto(path);
          await page.locator(there).first().waitFor();
        });
      await open('editor, new text', '/app/text2speech', 'textarea');
      await measure('paste', page, () => paste(page));
      await measure('conversion', page, () => convert(page));
      const audioId = new URL(page.url()).pathname.split('/').at(-1);
      await open('editor, an audio', `/app/text2speech/${audioId}`, 'textarea');
      await open('an audio', `/app/audio/${audioId}`, '#content [lang]');
      await open('home', '/app', 'textarea');
      await open('library', '/app/library', '#content a[href*="/app/audio/"]');
      await open('billing', '/app/account/billing', '#content ul li');
      await open('dictionary', '/app/dictionary', '#content h1');
      await page.context().close();
    }
  }
} finally {
  await closeBrowser();
}
console.log(missed.length === 0 ? '\nAll below.' : `\n${missed.length} not below.`);
process.exit(missed.length === 0 ? 0 : 1);
