import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { fromSuite } from '../support/suite.ts';
import { chromiumFlags } from './support/chromium-flags.ts';

const root = new URL('../../', import.meta.url).pathname;

// The gallery takes pictures to look at, and runs only where it is asked for by name. The workers, which
// have no arguments, learn it from the environment.
if (process.argv.some((word) => /^(--project=)?gallery$/.test(word))) process.env.DUU_GALLERY = '1';
// Where lines cannot be written over, a line for each passed test would hide what failed.
const progress = process.stdout.isTTY ? 'line' : 'dot';
const gallery = { name: 'gallery', testDir: 'gallery', workers: 1 };

/**
 * The tests of the pages. They need the running suite and a Chromium, which `npm test` finds and names in CHROME_PATH.
 * `pages` run side by side, each test as a user of its own. What changes the catalogue or runs a job for everyone is
 * in `serial`, which runs afterwards, one test at a time. It is the teardown of `pages` and not dependent on it, since
 * Playwright runs a teardown also where tests have failed.
 */
export default defineConfig<{ emptyCache: boolean }>({
  testDir: '.',
  outputDir: `${root}.local/test-reports/pages`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A worker computes for less than half of its time: it waits for frames, answers and timers of pages, and runs no other
  // test meanwhile. With one worker a core a third of two cores was idle while pages were tested.
  workers: availableParallelism() + 2,
  // These limits end what hangs. Beside a load of 25 on two cores a first page took longer than 15 s.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [[progress], ['json']] : [[progress]],
  use: {
    baseURL: fromSuite('DUU_BASE_URL'),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    // Without a GPU a moving sign costs a tenth of a run's CPU time. Motion is on where it is part of what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker answers before a test's own routes can: on only where it is what is tested.
    serviceWorkers: 'block',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Films and page snapshots double the CPU time of a run (decision 120); `--trace on` adds them to a single one.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [...chromiumFlags],
      // In the C locale Chromium calls a download "download" that has a Mongolian name.
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'pages', testIgnore: ['serial/**', 'gallery/**'], teardown: 'serial' },
    {
      name: 'serial',
      testDir: 'serial',
      fullyParallel: false,
      workers: 1,
      // Lists that everybody may read are cached for a minute.
      use: { emptyCache: true },
    },
    ...(process.env.DUU_GALLERY ? [gallery] : []),
  ],
});
