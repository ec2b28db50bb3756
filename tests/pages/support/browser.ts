import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { baseUrl } from '../../support/suite.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { giveLanguage } from './session.ts';
import type { TestLocale } from './texts.ts';

interface Look {
  width?: number;
  height?: number;
  /** Sets the language as the switch does. */
  chosen?: TestLocale;
}

let browser: Promise<Browser> | undefined;

/** Starts the Chromium of a script outside the test runner, such as a benchmark. */
export function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Opens a browser with separate storage and cookies. */
export async function newContext(look: Look = {}): Promise<BrowserContext> {
  const context = await (await launch()).newContext({
    baseURL: baseUrl(),
    viewport: { width: look.width ?? 1280, height: look.height ?? 900 },
    locale: 'en-US',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  if (look.chosen) await giveLanguage(context, look.chosen);
  context.setDefaultTimeout(15_000);
  return context;
}

export async function newPage(look: Look = {}): Promise<Page> {
  return (await newContext(look)).newPage();
}
