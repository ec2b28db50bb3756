// Lighthouse along the way from sign-in to the first sound, on a desktop and on a slow phone (Lighthouse's own settings, applied
// to network and processor):
//   npm run suite -- --env DUU_PACK_PAGES=1 -- node bench/app-flow.ts [--device phone] [--causes] [--report FOLDER]
// Prints for each device what the sign-in page paints and weighs, what the steps after it cost, and how long it takes from the
// press on Convert to the first sound. Bytes are without what passes through the service worker. --causes names what moved and
// what took long. --report keeps Lighthouse's own report as HTML. Ends with 1 where a goal is missed. Needs the demo users.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { desktopConfig, generateReport, startFlow } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumFlags } from '../tests/pages/support/chromium-flags.ts';
import { baseUrl } from '../tests/support/suite.ts';
import { findChromium } from '../tools/chromium.ts';
import { type Delay, printDelays, watchDelays } from './delays.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { printShifts, type Shift, watchShifts } from './shifts.ts';

const goals = { shift: 0.05, delayMs: 200 };
const user = 'pro@demo.duu';
const text = 'The lake was still, and the hills stood dark against the evening sky.';
/** The editor's field; the page before it has one too. */
const sheet = 'textarea[lang]';
const devices = ['desktop', 'phone'] as const;
type Device = (typeof devices)[number];

const { values } = parseArgs({
  options: {
    device: { type: 'string' },
    causes: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

type Flow = Awaited<ReturnType<typeof startFlow>>;
type Steps = Awaited<ReturnType<Flow['createFlowResult']>>['steps'];

async function signIn(page: Page): Promise<void> {
  await page.locator('::-p-xpath(//button[contains(., "Google")])').click();
  await page.locator('input[name="other-email"]').fill(user);
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await page.waitForFunction(() => location.pathname.endsWith('/app'));
}

/** Writes a text, converts it, and answers after how many ms it was heard. */
async function hear(page: Page, device: Device): Promise<number> {
  if (device === 'phone') await page.locator('button[aria-controls="sidebar"]').click();
  await page.locator('#sidebar a[href$="/app/text2speech"]').click();
  await page.locator(sheet).fill(text);
  await page.waitForFunction(
    (selector, whole) => document.querySelector<HTMLTextAreaElement>(selector)?.value === whole,
    {},
    sheet,
    text,
  );
  await page.evaluate(() => {
    const marks = { clicked: 0, heard: 0 };
    Object.assign(window, { marks });
    addEventListener('click', () => (marks.clicked ||= performance.now()), {
      capture: true,
      once: true,
    });
    requestAnimationFrame(function look() {
      const audio = document.querySelector('audio');
      if (audio && !audio.paused && audio.currentTime > 0) marks.heard = performance.now();
      else requestAnimationFrame(look);
    });
  });
  await page.locator('::-p-aria(Convert[role="button"])').click();
  const heard = await page.waitForFunction(
    () => {
      const { marks } = window as unknown as { marks: { clicked: number; heard: number } };
      return marks.heard && marks.heard - marks.clicked;
    },
    { timeout: 120_000 },
  );
  return Number(await heard.jsonValue());
}

interface Causes {
  readonly shifts: readonly Shift[];
  readonly delays: readonly Delay[];
}

async function run(device: Device): Promise<{ steps: Steps; heardMs: number; causes: Causes }> {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const { hostname } = new URL(baseUrl());
    for (const [name, value] of [
      ['locale', 'en'],
      ['locale_chosen', '1'],
    ] as const)
      await browser.setCookie({ name, value, domain: hostname, path: '/' });
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.evaluateOnNewDocument(watchShifts);
    await page.evaluateOnNewDocument(watchDelays);
    const flow = await startFlow(page, {
      ...(device === 'desktop' ? { config: desktopConfig } : {}),
      flags: { throttlingMethod: 'devtools' },
    });
    await flow.navigate(`${baseUrl()}/auth`, { onlyCategories: ['performance'] });
    await flow.startTimespan({ onlyCategories: ['performance'] });
    await signIn(page);
    const heardMs = await hear(page, device);
    await flow.endTimespan();
    const causes = await page.evaluate(() => {
      const { shifts, delays } = window as unknown as Causes;
      return { shifts, delays };
    });
    await flow.snapshot({ onlyCategories: ['accessibility'] });
    const result = await flow.createFlowResult();
    if (values.report)
      writeFileSync(
        path.join(values.report, `app-flow-${device}.html`),
        String(generateReport(result, 'html')),
      );
    return { steps: result.steps, heardMs, causes };
  } finally {
    await browser.close();
  }
}

for (const device of devices) {
  if (values.device && values.device !== device) continue;
  const { steps, heardMs, causes } = await run(device);
  const [signInPage, timespan, snapshot] = steps;
  const figure = (step: Steps[number] | undefined, audit: string) =>
    step?.lhr.audits[audit]?.numericValue ?? Number.NaN;
  const kilobytes = (step: Steps[number] | undefined) =>
    `${(figure(step, 'total-byte-weight') / 1000).toFixed(0)} kB`;
  heading(device);
  row('sign-in page, largest paint', ms(figure(signInPage, 'largest-contentful-paint')));
  row('  blocked', ms(figure(signInPage, 'total-blocking-time')));
  row('  bytes as sent', kilobytes(signInPage));
  row('sign-in to first sound, blocked', ms(figure(timespan, 'total-blocking-time')));
  row('  bytes as sent', kilobytes(timespan));
  row('first sound after the press', ms(heardMs));
  row(
    'editor, accessibility',
    String(Math.round((snapshot?.lhr.categories.accessibility?.score ?? 0) * 100)),
  );
  if (values.causes) {
    printShifts(causes.shifts);
    printDelays(causes.delays);
  }
  goal({
    what: `${device}: shift of the sign-in page`,
    value: figure(signInPage, 'cumulative-layout-shift'),
    max: goals.shift,
  });
  goal({
    what: `${device}: shift until the first sound`,
    value: figure(timespan, 'cumulative-layout-shift'),
    max: goals.shift,
  });
  goal({
    what: `${device}: answer to a press (INP)`,
    value: figure(timespan, 'interaction-to-next-paint'),
    max: goals.delayMs,
    unit: ' ms',
  });
}
process.exit(printMissedGoals());
