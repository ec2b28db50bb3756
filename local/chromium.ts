// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal, say } from './tools/refusal.ts';

const exec = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that starts. */
export async function findChromium(): Promise<string> {
  const found = await firstWorking();
  if (found) return found;
  await installDebianChromium();
  const installed = await firstWorking();
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need Chromium or Chrome, and none was found: install one (Debian and Ubuntu: `sudo apt-get install chromium`; elsewhere Google Chrome, or `npx playwright-core install chromium`), or name one in CHROME_PATH.',
  );
}

async function firstWorking(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macApps,
    ...playwrightBrowsers(),
  ];
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

async function installDebianChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say('Installing Chromium for the browser tests with apt-get (one or two minutes, once)…');
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}
