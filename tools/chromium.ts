// Finds a Chromium for the page tests and benchmarks, or installs Debian's if possible.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from './command.ts';
import { installDebian } from './debian.ts';

const exec = promisify(execFile);
/** Chromium without a window: the same engine, which loads pages in three quarters of the time. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium that starts. */
export async function findChromium(): Promise<string> {
  const own = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : [];
  const known = [...own, ...onPath(names), ...macApps, ...playwrightBrowsers()];
  const found = await firstWorking(known);
  if (found) return found;
  await installDebian('Chromium', ['chromium']);
  const installed = await firstWorking(onPath(names));
  if (installed) return installed;
  throw new CommandError(
    'The browser tests need Chromium or Chrome, and none was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere Google Chrome, or `npx playwright install chromium`), or name one in CHROME_PATH.',
  );
}

/** Returns the path of Chromium's headless shell, or of a Chromium that starts if there is none. */
export async function findHeadless(): Promise<string> {
  if (process.env.CHROME_PATH) return findChromium();
  const found = await firstWorking(onPath([shell]));
  if (found) return found;
  await installDebian('Chromium', [shell]);
  return (await firstWorking(onPath([shell]))) ?? findChromium();
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function firstWorking(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue;
    const works = await exec(candidate, ['--version'], { timeout: 20_000 }).catch(() => undefined);
    if (works) return candidate;
  }
  return undefined;
}

function playwrightBrowsers(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
  ];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return caches.flatMap((cache) =>
    cache && existsSync(cache)
      ? readdirSync(cache)
          .filter((name) => /^chromium-\d+$/.test(name))
          .flatMap((name) => inside.map((file) => path.join(cache, name, file)))
      : [],
  );
}
